/** Index settings in Algolia's words, as far as the engine reads them. */
export type IndexSettings = {
  readonly searchableAttributes: readonly string[]
  readonly attributesForFaceting: readonly string[]
  readonly numericAttributesForFiltering: readonly string[]
  readonly customRanking: readonly string[]
  readonly disableTypoToleranceOnAttributes: readonly string[]
  readonly unretrievableAttributes: readonly string[]
  readonly maxValuesPerFacet: number
  readonly paginationLimitedTo: number
  /** Replica name to its ranking; a replica is another order of the same records. */
  readonly replicas: Readonly<Record<string, readonly string[]>>
}

export type SearchableAttribute = {
  readonly name: string
  /** Place in the list; attributes of one comma group share it. */
  readonly rank: number
  readonly typos: boolean
}
export type FacetAttribute = { readonly name: string; readonly searchable: boolean; readonly filterOnly: boolean }
export type SortKey = { readonly attribute: string; readonly descending: boolean }
export type SortOrder = { readonly index: string; readonly keys: readonly SortKey[] }

/** Settings, read once. `sorts[0]` is the primary index. */
export type IndexPlan = {
  readonly primary: string
  readonly settings: IndexSettings
  readonly searchable: readonly SearchableAttribute[]
  readonly facets: readonly FacetAttribute[]
  readonly numerics: readonly string[]
  readonly sorts: readonly SortOrder[]
}

const inner = (text: string): string => text.replace(/^\w+\((.*)\)$/, '$1')

const facetAttribute = (text: string): FacetAttribute => ({
  name: inner(inner(text)),
  searchable: text.includes('searchable('),
  filterOnly: text.startsWith('filterOnly('),
})

const sortKey = (text: string): SortKey => ({ attribute: inner(text), descending: text.startsWith('desc(') })

export const planIndex = (primary: string, settings: IndexSettings): IndexPlan => {
  const searchable = settings.searchableAttributes.flatMap((group, rank) =>
    inner(group)
      .split(',')
      .map((part) => inner(part.trim()))
      .map((name) => ({ name, rank, typos: !settings.disableTypoToleranceOnAttributes.includes(name) })),
  )
  const sorts = [
    { index: primary, keys: settings.customRanking.map(sortKey) },
    ...Object.entries(settings.replicas).map(([index, keys]) => ({ index, keys: keys.map(sortKey) })),
  ]
  const sorted = sorts.flatMap((sort) => sort.keys.map((key) => key.attribute)).filter((name) => name !== 'objectID')
  const numerics = [...new Set([...settings.numericAttributesForFiltering, ...sorted])]
  return { primary, settings, searchable, facets: settings.attributesForFaceting.map(facetAttribute), numerics, sorts }
}
