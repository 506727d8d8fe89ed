/**
 * Next's page cache, in one bounded memory store per process (design: no disk, nothing stale after a restart).
 * Every public page lives under `/site/{tenantId}`; a change to a tenant's stock or content expires all of that
 * tenant's pages at once, through `expire`, which the change listener calls.
 */
const MAX_BYTES = 128 * 1024 * 1024
const KEY = Symbol.for('forecourt.page-cache')

/** Next names a page `/route-cache/APP_PAGE/{hash}/$/site/{tenantId}/…`, or by its path alone. */
const tenantOf = (key) => /(?:^\/?|\/\$\/)site\/([^/]+)/.exec(key)?.[1] ?? ''

const isControl = (key) => /(?:^\/?|\/\$\/)control(?:\/|$)/.test(key)

const sizeOf = (value) => {
  if (!value) return 0
  const text = (part) => (typeof part === 'string' ? part.length : (part?.byteLength ?? 0))
  let size = 512 + text(value.html) + text(value.rscData) + text(value.body)
  if (value.segmentData) for (const part of value.segmentData.values()) size += text(part)
  if (value.data) size += JSON.stringify(value.data).length
  return size
}

class Store {
  entries = new Map()
  bytes = 0
  expired = new Map()
  begun = new Map()

  get(key) {
    const entry = this.entries.get(key)
    const gone = this.expired.get(tenantOf(key)) ?? 0
    if (!entry || entry.begun <= gone) {
      if (entry) this.drop(key)
      if (this.begun.size > 10_000) this.begun.clear()
      this.begun.set(key, Date.now())
      return null
    }
    this.entries.delete(key)
    this.entries.set(key, entry)
    return { value: entry.value, lastModified: entry.stored }
  }

  set(key, value) {
    // An entry is as old as the start of its render: one begun before a change and stored after it is stale.
    const begun = this.begun.get(key) ?? Date.now()
    this.begun.delete(key)
    if (!value || value.kind === 'REDIRECT' || value.status === 404) return
    // What names no tenant could never be expired by one; pages to measure against hold nothing that changes.
    if (tenantOf(key) === '' && !isControl(key)) return
    const size = sizeOf(value)
    if (size > MAX_BYTES / 4) return
    this.drop(key)
    this.entries.set(key, { value, begun, stored: Date.now(), size })
    this.bytes += size
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MAX_BYTES) break
      this.drop(oldest)
    }
  }

  drop(key) {
    const entry = this.entries.get(key)
    if (!entry) return
    this.bytes -= entry.size
    this.entries.delete(key)
  }

  /** Expires every page of a tenant; without one, of all. */
  expire(tenantId) {
    if (tenantId) this.expired.set(tenantId, Date.now())
    else {
      this.entries.clear()
      this.begun.clear()
      this.bytes = 0
    }
  }
}

globalThis[KEY] ??= new Store()
const store = globalThis[KEY]

export default class CacheHandler {
  get(key) {
    return Promise.resolve(store.get(key))
  }

  set(key, value) {
    store.set(key, value)
    return Promise.resolve()
  }

  revalidateTag() {
    return Promise.resolve()
  }

  resetRequestCache() {}
}
