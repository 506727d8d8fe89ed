import { type PageEntry, pathOf, sizeOf } from './entry'

/** Next and requests differ in how they encode a path, and in the slash at its end. */
const plainPath = (path: string): string => {
  const bare = path.replace(/\/$/, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

type Held = { readonly entry: PageEntry; readonly size: number }

/** Pages in the order of their last use, with their total size in bytes. */
class Shelf {
  readonly pages = new Map<string, Held>()
  bytes = 0

  put(key: string, held: Held): void {
    this.pages.set(key, held)
    this.bytes += held.size
  }

  take(key: string): Held | undefined {
    const held = this.pages.get(key)
    if (!held) return undefined
    this.pages.delete(key)
    this.bytes -= held.size
    return held
  }

  oldest(): string | undefined {
    return this.pages.keys().next().value
  }
}

/**
 * Pages in memory, bounded in bytes. Pages requested only once have a separate list, a quarter of the space, so
 * thousands of made-up addresses push out each other and never the pages that shoppers return to.
 */
export class PageMemory {
  private readonly once = new Shelf()
  private readonly again = new Shelf()
  private readonly keys = new Map<string, string>()

  private readonly maxBytes: number

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  peek(key: string): PageEntry | undefined {
    return (this.again.pages.get(key) ?? this.once.pages.get(key))?.entry
  }

  /** Returns the page and counts this as a use. */
  get(key: string): PageEntry | undefined {
    const held = this.take(key)
    if (!held) return undefined
    this.put(this.again, key, held)
    for (const oldest of this.again.pages.keys()) {
      if (this.again.bytes <= this.maxBytes * 0.75) break
      const demoted = this.again.take(oldest)
      if (demoted) this.once.put(oldest, demoted)
    }
    this.makeRoom()
    return held.entry
  }

  set(key: string, entry: PageEntry): void {
    const size = sizeOf(entry.value)
    const known = this.again.pages.has(key)
    this.take(key)
    if (size > this.maxBytes / 8) return
    this.put(known ? this.again : this.once, key, { entry, size })
    this.makeRoom()
  }

  drop(key: string): void {
    this.take(key)
  }

  /** Returns the key of a matching page at an address of this server (`/site/…`); does not count as a use. */
  keyAt(path: string, isSuch: (key: string, entry: PageEntry) => boolean): string | undefined {
    const key = this.keys.get(plainPath(path))
    const entry = key === undefined ? undefined : this.peek(key)
    return key !== undefined && entry !== undefined && isSuch(key, entry) ? key : undefined
  }

  get bytes(): number {
    return this.once.bytes + this.again.bytes
  }

  get count(): number {
    return this.once.pages.size + this.again.pages.size
  }

  private put(shelf: Shelf, key: string, held: Held): void {
    shelf.put(key, held)
    this.keys.set(plainPath(pathOf(key)), key)
  }

  private take(key: string): Held | undefined {
    const held = this.again.take(key) ?? this.once.take(key)
    if (held) this.keys.delete(plainPath(pathOf(key)))
    return held
  }

  private makeRoom(): void {
    while (this.bytes > this.maxBytes) {
      const oldest = this.once.oldest() ?? this.again.oldest()
      if (oldest === undefined) return
      this.take(oldest)
    }
  }
}
