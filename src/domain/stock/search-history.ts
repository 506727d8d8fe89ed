/**
 * One search a shopper made, kept in their own browser only: its address from the root, and the heading its page had.
 * What it says to them is worked out where it is shown (`search-label.ts`): the search page carries little of this.
 */
export type PastSearch = { readonly href: string; readonly heading: string }

/** Searches kept at most (D§9). */
export const mostSearches = 5

const isSearchPath = (path: string): boolean => /^\/(?:search|used-car)(?:\/|$)/.test(path)

const isPast = (value: unknown): value is PastSearch => {
  const { href, heading } = (value ?? {}) as Record<string, unknown>
  return typeof href === 'string' && typeof heading === 'string' && href.length <= 8192 && isSearchPath(href)
}

/** Reads what was kept. Total: what is not a list of searches of this site is passed over. */
export const readSearches = (text: string | null): readonly PastSearch[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPast).slice(0, mostSearches) : []
  } catch {
    // Text of somebody else's making is no history.
    return []
  }
}

/** The latest first, each search once, five at most (SRCH-17). */
export const withSearch = (kept: readonly PastSearch[], latest: PastSearch): readonly PastSearch[] =>
  [latest, ...kept.filter(({ href }) => href !== latest.href)].slice(0, mostSearches)

type Left = {
  readonly pathname: string
  readonly search: string
  /** The page's own heading: “Used Toyota Corolla in Brisbane”. */
  readonly heading: string
  /** The address of the whole stock, which is no search worth keeping. */
  readonly basePath: string
}

/**
 * The search a shopper leaves, as it is kept; undefined where nothing was asked: the whole stock, or no search at all.
 * The page number is not part of it.
 */
export const leftSearch = ({ pathname, search, heading, basePath }: Left): PastSearch | undefined => {
  if (!isSearchPath(pathname)) return undefined
  const params = search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !one.startsWith('page='))
  const isBase = pathname.replace(/\/$/, '') === basePath.replace(/\/$/, '')
  if (isBase && params.every((one) => one.startsWith('sortBy='))) return undefined
  return { href: params.length === 0 ? pathname : `${pathname}?${params.join('&')}`, heading: heading.slice(0, 120) }
}
