import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { createProcessEntry } from '@/src/platform/process-registry'

/**
 * Search in Algolia's terms (STK-04): the part of its protocol that this platform uses. The embedded engine and Algolia
 * both implement it; no code outside `src/integrations/search` depends on which one is used.
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
 * Settings for searching from the browser. `path` is the endpoint's path on the site's own host; `indexPrefix` is the
 * prefix of each index name.
 */
export type PublicSearchKey = {
  readonly appId: string
  readonly apiKey: string
  readonly path?: string
  readonly indexPrefix?: string
}

export type SearchDriver = {
  /** For server rendering; trusts its caller. Never rejects: a failure is an empty result with a `message`. */
  search(tenantId: string, requests: readonly SearchRequest[]): Promise<SearchResponse[]>
  /**
   * Creates a shopper's key. `now` is in Unix seconds. The key is restricted to the tenant and to records that match
   * `filters`, which no request can lift (STK-06).
   */
  publicKey(tenantId: string, now: number, filters: string): PublicSearchKey
}

/** The search of this process, which the web server provides to the pages rendered in it. */
export const searchEntry = createProcessEntry<SearchDriver>('search')

/**
 * Writes to the index of all tenants at a hosted search. Every call resolves when searches see the change, rejects if
 * it was not accepted, and is safe to retry.
 */
export type StockIndexer = {
  /** The name under which the progress of this index is stored. */
  readonly name: string
  /** Changes whenever the settings change. */
  readonly settingsHash: string
  pushSettings(): Promise<void>
  save(records: readonly StockRecord[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Returns the ids of a tenant's records in the index. */
  listIds(tenantId: string): Promise<ReadonlySet<string>>
  removeTenant(tenantId: string): Promise<void>
}

/** A search outside this process: pages and browsers query it, and jobs keep it in sync with Postgres. */
export type HostedSearch = { readonly driver: SearchDriver; readonly indexer: StockIndexer }
