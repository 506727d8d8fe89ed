/** One document, page or setting that the panel's search found. */
export type PanelSearchResult = {
  readonly key: string
  readonly title: string
  readonly detail: string
  readonly href: string
  /** Address of a thumbnail. */
  readonly image?: string
  /** The dealer's name, where the search covers several dealers. */
  readonly dealer?: string
}

export type PanelSearchGroup = {
  readonly key: string
  readonly label: string
  /** The best few. */
  readonly results: readonly PanelSearchResult[]
  /** The list with all of them, if there are more. */
  readonly more?: string
}

export type PanelSearchAnswer = { readonly groups: readonly PanelSearchGroup[] }

/** The results of a group that are shown. */
const SHOWN_RESULTS = 5

/** The same where three or more groups have results, so that the best of each kind are on one screen. */
const SHOWN_OF_MANY = 3
const MANY_GROUPS = 3

/** All that was found of one kind, the best first. `rank` is that of the best; 0 is best. */
export type FoundGroup = {
  readonly key: string
  readonly label: string
  readonly results: readonly PanelSearchResult[]
  readonly rank: number
  /** The list of the kind, which shows all of them. */
  readonly list?: string
}

/** Puts the kind with the best match first, and shows the best of each (ADM-07). */
export const arrangeGroups = (found: readonly FoundGroup[]): readonly PanelSearchGroup[] => {
  const groups = found.filter(({ results }) => results.length > 0).toSorted((one, other) => one.rank - other.rank)
  return groups.map(({ key, label, results, list }) => {
    const count = list !== undefined && groups.length >= MANY_GROUPS ? SHOWN_OF_MANY : SHOWN_RESULTS
    const more = results.length > count ? list : undefined
    return { key, label, results: results.slice(0, count), ...(more !== undefined && { more }) }
  })
}
