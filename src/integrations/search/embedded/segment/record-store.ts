import { sharedU32, sharedU8 } from './shared'
import type { StringTable } from './types'

/** Collects records as JSON bytes; of two with one id the later counts. */
export class RecordStore {
  private bytes = Buffer.allocUnsafe(1 << 14)
  private used = 0
  private readonly ends: number[] = []
  private readonly places = new Map<string, number>()
  private readonly ids: (string | undefined)[] = []

  add(id: string, json: string): void {
    this.reserve(json.length * 3)
    this.used += this.bytes.write(json, this.used)
    this.append(id)
  }

  /** Takes the JSON of a record out of a table, without parsing it. */
  addBytes(id: string, table: StringTable, index: number): void {
    const part = table.bytes.subarray(table.offsets[index], table.offsets[index + 1])
    this.reserve(part.length)
    this.bytes.set(part, this.used)
    this.used += part.length
    this.append(id)
  }

  remove(id: string): void {
    const place = this.places.get(id)
    if (place !== undefined) this.ids[place] = undefined
    this.places.delete(id)
  }

  /** Hands over what was collected, without the replaced records; the store is empty afterwards. */
  finish(): { ids: string[]; records: StringTable } {
    const ids = this.ids.filter((id) => id !== undefined)
    const offsets = sharedU32(ids.length + 1)
    const kept = this.ids.flatMap((id, place) => (id === undefined ? [] : [place]))
    let length = 0
    kept.forEach((place, i) => {
      length += this.end(place) - this.end(place - 1)
      offsets[i + 1] = length
    })
    const bytes = sharedU8(length)
    kept.forEach((place, i) => bytes.set(this.bytes.subarray(this.end(place - 1), this.end(place)), offsets[i]))
    this.bytes = Buffer.alloc(0)
    return { ids, records: { bytes, offsets } }
  }

  private end(place: number): number {
    return this.ends[place] ?? 0
  }

  private append(id: string): void {
    this.remove(id)
    this.places.set(id, this.ids.length)
    this.ids.push(id)
    this.ends.push(this.used)
  }

  private reserve(length: number): void {
    if (this.used + length <= this.bytes.length) return
    const wider = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.used + length))
    this.bytes.copy(wider, 0, 0, this.used)
    this.bytes = wider
  }
}
