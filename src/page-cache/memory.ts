import { type PageEntry, pathOf, sizeOf } from './entry'

/** Next and requests differ in how they encode a path, and in the slash at its end. */
const normalizePath = (path: string): string => {
  const bare = path.replace(/\/$/, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

type SizedPage = { readonly entry: PageEntry; readonly size: number }

/** Pages in the order of their last use, with their total size in bytes. */
class PageList {
  readonly pages = new Map<string, SizedPage>()
  bytes = 0

  set(key: string, sized: SizedPage): void {
    this.pages.set(key, sized)
    this.bytes += sized.size
  }

  take(key: string): SizedPage | undefined {
    const sized = this.pages.get(key)
    if (!sized) return undefined
    this.pages.delete(key)
    this.bytes -= sized.size
    return sized
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
  private readonly usedOnce = new PageList()
  private readonly usedAgain = new PageList()
  private readonly keys = new Map<string, string>()

  private readonly maxBytes: number

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  peek(key: string): PageEntry | undefined {
    return (this.usedAgain.pages.get(key) ?? this.usedOnce.pages.get(key))?.entry
  }

  /** Returns the page and counts this as a use. */
  get(key: string): PageEntry | undefined {
    const sized = this.take(key)
    if (!sized) return undefined
    this.store(this.usedAgain, key, sized)
    for (const oldest of this.usedAgain.pages.keys()) {
      if (this.usedAgain.bytes <= this.maxBytes * 0.75) break
      const demoted = this.usedAgain.take(oldest)
      if (demoted) this.usedOnce.set(oldest, demoted)
    }
    this.makeRoom()
    return sized.entry
  }

  set(key: string, entry: PageEntry): void {
    const size = sizeOf(entry.value)
    const wasUsedAgain = this.usedAgain.pages.has(key)
    this.take(key)
    if (size > this.maxBytes / 8) return
    this.store(wasUsedAgain ? this.usedAgain : this.usedOnce, key, { entry, size })
    this.makeRoom()
  }

  remove(key: string): void {
    this.take(key)
  }

  /** Returns the key of a matching page at an address of this server (`/site/…`); does not count as a use. */
  findKey(path: string, matches: (key: string, entry: PageEntry) => boolean): string | undefined {
    const key = this.keys.get(normalizePath(path))
    const entry = key === undefined ? undefined : this.peek(key)
    return key !== undefined && entry !== undefined && matches(key, entry) ? key : undefined
  }

  get bytes(): number {
    return this.usedOnce.bytes + this.usedAgain.bytes
  }

  get count(): number {
    return this.usedOnce.pages.size + this.usedAgain.pages.size
  }

  private store(list: PageList, key: string, sized: SizedPage): void {
    list.set(key, sized)
    this.keys.set(normalizePath(pathOf(key)), key)
  }

  private take(key: string): SizedPage | undefined {
    const sized = this.usedAgain.take(key) ?? this.usedOnce.take(key)
    if (sized) this.keys.delete(normalizePath(pathOf(key)))
    return sized
  }

  private makeRoom(): void {
    while (this.bytes > this.maxBytes) {
      const oldest = this.usedOnce.oldest() ?? this.usedAgain.oldest()
      if (oldest === undefined) return
      this.take(oldest)
    }
  }
}
