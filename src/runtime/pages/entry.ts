import type { LogPosition } from '@/src/services/stock-index/change-log'

/** A page as Next stores it; what else it holds is Next's own. */
export type PageValue = {
  readonly kind: string
  readonly html?: string
  readonly rscData?: Uint8Array
  readonly body?: Uint8Array
  readonly segmentData?: ReadonlyMap<string, Uint8Array>
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
  /** What is made anew for each shopper, were there a page with holes. */
  readonly postponed?: string
}

export type PageEntry = {
  readonly value: PageValue
  /** When its making began, on this process's clock: a change heard later makes it stale. */
  readonly begun: number
  /** When the dealer's content in it was read, at the earliest; never after its making began. */
  readonly read: number
  /** Whether it shows vehicles. */
  readonly stock: boolean
  readonly position: LogPosition | null
  /** From here on it is no longer true. */
  readonly until: number
  /** From here on it is made again behind the next shopper's back, in case anything was missed. */
  refreshAt: number
}

/** What a page's two packed forms weigh together, for each letter of it; they are made when first asked for. */
const PACKED = 0.4

/** What a page weighs in memory, its packed forms included. A letter beyond Latin-1 makes the whole text weigh double. */
export const sizeOf = (value: PageValue): number => {
  const html = value.html ?? ''
  const letter = (/[^\u0000-\u00ff]/u.test(html) ? 2 : 1) + PACKED
  let size = 1024 + html.length * letter
  for (const part of [value.rscData, value.body, ...(value.segmentData?.values() ?? [])]) size += part?.byteLength ?? 0
  return size
}

/** Next names a page `/route-cache/APP_PAGE/{hash}/$/site/{tenantId}/…`, or by its path alone. */
export const pathOf = (key: string): string =>
  key.startsWith('/route-cache/') ? key.slice(key.indexOf('/$/') + 2) : key

/** The tenant under whose prefix a page lives; empty for pages of nobody. */
export const tenantOf = (key: string): string => /^\/?site\/([^/]+)/.exec(pathOf(key))?.[1] ?? ''

const isControl = (key: string): boolean => /^\/?control(?:\/|$)/.test(pathOf(key))

/**
 * What names no tenant could never be expired by one; the pages to measure against hold nothing that changes. What is
 * not found is not kept: anybody can ask for as much of it as they like.
 */
export const isKept = (key: string, value: PageValue | null): value is PageValue =>
  value !== null && value.kind !== 'REDIRECT' && value.status !== 404 && (tenantOf(key) !== '' || isControl(key))
