import { isSearchAddress } from '../search-url/search-address'

/**
 * One search in the shopper's history, stored in their browser only: its address from the root and the heading of its
 * page. Its label is built where it is displayed (`search-label.ts`), which keeps the search page's script small.
 */
export type PastSearch = { readonly href: string; readonly heading: string }

/** Entries in the history (SRCH-17). */
export const MAX_SEARCHES = 5

const isPastSearch = (value: unknown): value is PastSearch => {
  const { href, heading } = (value ?? {}) as Record<string, unknown>
  return typeof href === 'string' && typeof heading === 'string' && href.length <= 8192 && isSearchAddress(href)
}

/** Parses the stored history. Never throws; entries that are not searches of this site are dropped. */
export const parseSearchHistory = (text: string | null): readonly PastSearch[] => {
  try {
    const searches: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(searches) ? searches.filter(isPastSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    // Invalid JSON counts as an empty history.
    return []
  }
}

/** Adds a search: latest first, each search once, five at most (SRCH-17). */
export const addToSearchHistory = (searches: readonly PastSearch[], latest: PastSearch): readonly PastSearch[] =>
  [latest, ...searches.filter(({ href }) => href !== latest.href)].slice(0, MAX_SEARCHES)

type SearchPage = {
  readonly pathname: string
  readonly search: string
  /** The heading of the page: “Used Toyota Corolla in Brisbane”. */
  readonly heading: string
  /** The address of the complete stock, which is not stored. */
  readonly basePath: string
}

/**
 * Returns the history entry for a search page, without its page number; undefined for the unfiltered stock and for
 * other pages.
 */
export const toPastSearch = ({ pathname, search, heading, basePath }: SearchPage): PastSearch | undefined => {
  if (!isSearchAddress(pathname)) return undefined
  const params = search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !one.startsWith('page='))
  const isBase = pathname.replace(/\/$/, '') === basePath.replace(/\/$/, '')
  if (isBase && params.every((one) => one.startsWith('sortBy='))) return undefined
  return { href: params.length === 0 ? pathname : `${pathname}?${params.join('&')}`, heading: heading.slice(0, 120) }
}
