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
export const SHOWN_RESULTS = 5
