import { sharedU32 } from './shared'
import type { StringTable } from './types'

/** Addresses kept for the records of one tenant; memory is taken only as they come. */
const room = 2 ** 32
const step = 2 ** 22
/** Up to here the finished bytes are copied, so that a small tenant keeps neither addresses nor spare memory. */
const small = 2 ** 23

/**
 * Collects records as JSON bytes; of two with one id the later counts. The bytes are written once, into the shared
 * memory that queries will read: with a hundred thousand records a copy would be 170 MB more at the worst moment.
 */
export class RecordStore {
  private shared = new SharedArrayBuffer(1 << 14, { maxByteLength: room })
  private bytes: Buffer<SharedArrayBuffer> = Buffer.from(this.shared)
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

  /** Hands over what was collected, without the replaced records; the store is of no use afterwards. */
  finish(): { ids: string[]; records: StringTable } {
    const ids = this.ids.filter((id) => id !== undefined)
    const offsets = sharedU32(ids.length + 1)
    let [kept, length] = [0, 0]
    this.ids.forEach((id, place) => {
      if (id === undefined) return
      const start = this.end(place - 1)
      if (start !== length) this.bytes.copyWithin(length, start, this.end(place))
      length += this.end(place) - start
      kept += 1
      offsets[kept] = length
    })
    return { ids, records: { bytes: this.handOver(length), offsets } }
  }

  private handOver(length: number): Uint8Array {
    const whole = new Uint8Array(this.shared, 0, length)
    if (length > small) return whole
    const copy = new Uint8Array(new SharedArrayBuffer(length))
    copy.set(whole)
    this.shared = new SharedArrayBuffer(0)
    this.bytes = Buffer.from(this.shared)
    return copy
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
    const needed = this.used + length
    if (needed <= this.bytes.length) return
    this.shared.grow(needed < step ? Math.max(needed, this.bytes.length * 2) : Math.ceil(needed / step) * step)
    this.bytes = Buffer.from(this.shared)
  }
}
