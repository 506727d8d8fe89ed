import type { StockRecord } from '@/src/domain/stock/search-record'

/**
 * Search in Algolia's words (STK-04): the part of its protocol this platform uses. Drivers answer it, the
 * embedded engine and Algolia alike; nothing outside `src/integrations/search` knows which.
 */
export type FilterList = string | readonly (string | readonly (string | readonly string[])[])[]

export type SearchParams = {
  readonly query?: string
  readonly filters?: string
  readonly facetFilters?: FilterList
  readonly numericFilters?: FilterList
  readonly tagFilters?: FilterList
  readonly facets?: string | readonly string[]
  readonly maxValuesPerFacet?: number
  readonly sortFacetValuesBy?: 'count' | 'alpha'
  readonly page?: number
  readonly hitsPerPage?: number
  readonly offset?: number
  readonly length?: number
  readonly attributesToRetrieve?: string | readonly string[]
  readonly attributesToHighlight?: string | readonly string[]
  readonly highlightPreTag?: string
  readonly highlightPostTag?: string
  readonly clickAnalytics?: boolean
  readonly analytics?: boolean
}

/** One sub-request of a multi-query; `type: 'facet'` searches in a facet's values. */
export type SearchRequest = SearchParams & {
  readonly indexName: string
  readonly type?: 'default' | 'facet'
  readonly facet?: string
  readonly facetQuery?: string
  readonly maxFacetHits?: number
  /** Older clients nest the parameters, or send them URL-encoded. */
  readonly params?: string | SearchParams
}

export type HighlightValue = {
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly matchedWords: readonly string[]
  readonly fullyHighlighted?: boolean
}
export type Highlight = HighlightValue | readonly Highlight[] | { readonly [attribute: string]: Highlight }

export type SearchHit = {
  readonly objectID: string
  readonly _highlightResult?: { readonly [attribute: string]: Highlight }
  readonly [attribute: string]: unknown
}

export type FacetStats = { readonly min: number; readonly max: number; readonly avg: number; readonly sum: number }

export type HitsResponse = {
  readonly hits: readonly SearchHit[]
  readonly nbHits: number
  readonly page?: number
  readonly nbPages?: number
  readonly hitsPerPage?: number
  readonly offset?: number
  readonly length?: number
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facets_stats?: Readonly<Record<string, FacetStats>>
  readonly query: string
  readonly params: string
  readonly index: string
  readonly queryID?: string
  readonly message?: string
  readonly processingTimeMS: number
}

export type FacetHit = { readonly value: string; readonly highlighted: string; readonly count: number }
export type FacetHitsResponse = {
  readonly facetHits: readonly FacetHit[]
  readonly exhaustiveFacetsCount: boolean
  readonly processingTimeMS: number
  readonly message?: string
}

export type SearchResponse = HitsResponse | FacetHitsResponse

/**
 * What a page needs to search from the browser; `path` is the endpoint's path on the site's own host, `indexPrefix`
 * stands before each index name there.
 */
export type PublicSearchKey = {
  readonly appId: string
  readonly apiKey: string
  readonly path?: string
  readonly indexPrefix?: string
}

export type SearchDriver = {
  /** Trusted, for server rendering; never rejects: a failure is an empty result with a `message`. */
  search(tenantId: string, requests: readonly SearchRequest[]): Promise<SearchResponse[]>
  /**
   * `now` in unix seconds; the key is restricted to the tenant, and to what `filters` let through: nothing a request
   * says lifts them (STK-06).
   */
  publicKey(tenantId: string, now: number, filters: string): PublicSearchKey
}

/**
 * The index of all tenants at a hosted search. Every call resolves when searches see it and rejects when it was not
 * taken; each may be repeated.
 */
export type StockIndexer = {
  /** What this index's progress is remembered under. */
  readonly name: string
  /** Differs when the settings do. */
  readonly settingsHash: string
  pushSettings(): Promise<void>
  save(records: readonly StockRecord[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** The ids of a tenant's records as the index has them now. */
  idsOf(tenantId: string): Promise<ReadonlySet<string>>
  removeTenant(tenantId: string): Promise<void>
}

/** A search outside this process: pages ask it, browsers ask it directly, the jobs keep it equal to Postgres. */
export type HostedSearch = { readonly driver: SearchDriver; readonly indexer: StockIndexer }
