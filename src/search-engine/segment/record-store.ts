import { sharedU32 } from './shared-arrays'
import type { StringTable } from './types'

/** Reserved address space for one tenant's records; memory is only allocated as it grows. */
const MAX_BYTES = 2 ** 32
const GROW_STEP_BYTES = 2 ** 22
/** Up to this size the finished bytes are copied, so that a small tenant does not keep the reserved space. */
const COPY_BELOW_BYTES = 2 ** 23

/**
 * Collects records as JSON bytes; a later record replaces one with the same id. The bytes are written directly to the
 * shared memory that queries read, because a copy of a hundred thousand records would need another 170 MB.
 */
export class RecordStore {
  private shared = new SharedArrayBuffer(1 << 14, { maxByteLength: MAX_BYTES })
  private bytes: Buffer<SharedArrayBuffer> = Buffer.from(this.shared)
  private used = 0
  private readonly ends: number[] = []
  private readonly positions = new Map<string, number>()
  private readonly ids: (string | undefined)[] = []

  add(id: string, json: string): void {
    this.reserve(json.length * 3)
    this.used += this.bytes.write(json, this.used)
    this.append(id)
  }

  /** Copies the JSON of a record from a table without parsing it. */
  addBytes(id: string, table: StringTable, index: number): void {
    const part = table.bytes.subarray(table.offsets[index], table.offsets[index + 1])
    this.reserve(part.length)
    this.bytes.set(part, this.used)
    this.used += part.length
    this.append(id)
  }

  remove(id: string): void {
    const position = this.positions.get(id)
    if (position !== undefined) this.ids[position] = undefined
    this.positions.delete(id)
  }

  /** Returns the collected records without replaced ones. The store cannot be used afterwards. */
  finish(): { ids: string[]; records: StringTable } {
    const ids = this.ids.filter((id) => id !== undefined)
    const offsets = sharedU32(ids.length + 1)
    let [count, length] = [0, 0]
    this.ids.forEach((id, position) => {
      if (id === undefined) return
      const start = this.end(position - 1)
      if (start !== length) this.bytes.copyWithin(length, start, this.end(position))
      length += this.end(position) - start
      count += 1
      offsets[count] = length
    })
    return { ids, records: { bytes: this.handOver(length), offsets } }
  }

  private handOver(length: number): Uint8Array {
    const allBytes = new Uint8Array(this.shared, 0, length)
    if (length > COPY_BELOW_BYTES) return allBytes
    const copy = new Uint8Array(new SharedArrayBuffer(length))
    copy.set(allBytes)
    this.shared = new SharedArrayBuffer(0)
    this.bytes = Buffer.from(this.shared)
    return copy
  }

  private end(position: number): number {
    return this.ends[position] ?? 0
  }

  private append(id: string): void {
    this.remove(id)
    this.positions.set(id, this.ids.length)
    this.ids.push(id)
    this.ends.push(this.used)
  }

  private reserve(length: number): void {
    const needed = this.used + length
    if (needed <= this.bytes.length) return
    this.shared.grow(
      needed < GROW_STEP_BYTES
        ? Math.max(needed, this.bytes.length * 2)
        : Math.ceil(needed / GROW_STEP_BYTES) * GROW_STEP_BYTES,
    )
    this.bytes = Buffer.from(this.shared)
  }
}
