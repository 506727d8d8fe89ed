/** An in-memory LRU cache limited by the total bytes of its entries. */
export class ByteCache<T> {
  readonly #size: (one: T) => number
  readonly #limit: number
  readonly #entries = new Map<string, T>()
  #bytes = 0

  constructor(limit: number, size: (one: T) => number) {
    this.#limit = limit
    this.#size = size
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): T | undefined {
    const found = this.#entries.get(key)
    if (found === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, found)
    return found
  }

  set(key: string, value: T): void {
    const before = this.#entries.get(key)
    if (before !== undefined) this.#drop(key, before)
    if (this.#size(value) > this.#limit) return
    this.#entries.set(key, value)
    this.#bytes += this.#size(value)
    for (const [oldest, one] of this.#entries) {
      if (this.#bytes <= this.#limit) return
      this.#drop(oldest, one)
    }
  }

  #drop(key: string, value: T): void {
    this.#entries.delete(key)
    this.#bytes -= this.#size(value)
  }
}
