/** Pictures kept in memory, the least recently used dropped first, never above a number of bytes. */
export class ByteCache {
  readonly #limit: number
  readonly #kept = new Map<string, Buffer>()
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Buffer | undefined {
    const found = this.#kept.get(key)
    if (found === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found
  }

  set(key: string, value: Buffer): void {
    const before = this.#kept.get(key)
    if (before) this.#drop(key, before)
    if (value.length > this.#limit) return
    this.#kept.set(key, value)
    this.#bytes += value.length
    for (const [oldest, bytes] of this.#kept) {
      if (this.#bytes <= this.#limit) return
      this.#drop(oldest, bytes)
    }
  }

  #drop(key: string, value: Buffer): void {
    this.#kept.delete(key)
    this.#bytes -= value.length
  }
}
