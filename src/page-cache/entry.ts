import type { LogPosition } from '@/src/domain/stock/search-record/log-position'

/** A page as Next stores it; its other fields are internal to Next. */
export type PageValue = {
  readonly kind: string
  readonly html?: string
  readonly rscData?: Uint8Array
  readonly body?: Uint8Array
  readonly segmentData?: ReadonlyMap<string, Uint8Array>
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
  /** Set for a page with postponed parts, which are rendered for each shopper. */
  readonly postponed?: string
}

export type PageEntry = {
  readonly value: PageValue
  /** When rendering began, by this process's clock: a change received later makes the page stale. */
  readonly startedAt: number
  /** When the oldest content in it was read; never after rendering began. */
  readonly read: number
  /** True if it shows vehicles. */
  readonly stock: boolean
  readonly position: LogPosition | null
  /** From this moment on the page is no longer valid. */
  readonly until: number
  /** From this moment on the page is served stale once while it is regenerated, in case a change was missed. */
  refreshAt: number
}

/** Bytes of a page's two compressed forms together, per character; they are created on first use. */
const COMPRESSED_SHARE = 0.4

/** Returns the bytes of a page in memory, compressed forms included. One character beyond Latin-1 doubles the text. */
export const sizeOf = (value: PageValue): number => {
  const html = value.html ?? ''
  const bytesPerChar = (/[^\u0000-\u00ff]/u.test(html) ? 2 : 1) + COMPRESSED_SHARE
  let size = 1024 + html.length * bytesPerChar
  for (const part of [value.rscData, value.body, ...(value.segmentData?.values() ?? [])]) size += part?.byteLength ?? 0
  return size
}

/** Next names a page `/route-cache/APP_PAGE/{hash}/$/site/{tenantId}/…`, or by its path alone. */
export const pathOf = (key: string): string =>
  key.startsWith('/route-cache/') ? key.slice(key.indexOf('/$/') + 2) : key

/** Returns the tenant under whose prefix a page is; empty for pages of no tenant. */
export const tenantOf = (key: string): string => /^\/?site\/([^/]+)/.exec(pathOf(key))?.[1] ?? ''

const isControlPage = (key: string): boolean => /^\/?control(?:\/|$)/.test(pathOf(key))

/**
 * Returns whether a page is cached. A page of no tenant could not be expired by a tenant's changes, but the pages of
 * benchmarks never change. A 404 is not cached, because anyone can request any number of them.
 */
export const isCacheable = (key: string, value: PageValue | null): value is PageValue =>
  value !== null && value.kind !== 'REDIRECT' && value.status !== 404 && (tenantOf(key) !== '' || isControlPage(key))
