import type { Clause } from '../filters/ast'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from '../filters/lists'
import { parseFilters } from '../filters/parse'
import { limits } from '../limits'
import { badRequest, RequestError } from '../request-error'
import type { IndexPlan } from '../settings'
import { defaultQueryOptions, queryWords, type QueryOptions, type QueryWord } from '../text/query-words'
import { isObject, readFlag, readInteger, readNames, readText, readValue, type RawParams } from './read-values'

export type PageWindow = {
  readonly from: number
  readonly count: number
  /** By `page`, or by `offset` and `length`: the answer says which. */
  readonly paged: boolean
}

/** One sub-request, read and checked. */
export type Query = {
  readonly index: string
  readonly sort: number
  readonly query: string
  readonly words: readonly QueryWord[]
  readonly attributes: readonly number[]
  readonly clauses: readonly Clause[]
  readonly facets: readonly string[]
  readonly maxFacetValues: number
  readonly alphabetical: boolean
  readonly window: PageWindow
  readonly retrieve: readonly string[]
  readonly highlight: readonly string[] | undefined
  readonly preTag: string
  readonly postTag: string
  readonly withQueryId: boolean
  readonly echo: string
}

/** Parameters of a request body: nested under `params`, URL-encoded there, or side by side. */
export const flattenParams = (body: unknown): RawParams => {
  if (body === undefined || body === null) return {}
  if (!isObject(body)) throw badRequest('Expected an object of parameters')
  const { params, ...rest } = body
  if (params === undefined || params === null) return rest
  if (typeof params === 'string') {
    if (params.length > limits.bodyBytes / 8) throw badRequest('"params" is too long')
    return { ...rest, ...Object.fromEntries(new URLSearchParams(params)) }
  }
  if (!isObject(params)) throw badRequest('Invalid value for "params"')
  return { ...rest, ...params }
}

/** @throws RequestError 400 for what cannot be read, 404 for an index that is none of the plan's. */
export const readQuery = (plan: IndexPlan, index: string, params: RawParams): Query => {
  const sort = plan.sorts.findIndex((order) => order.index === index)
  if (sort < 0) throw new RequestError(404, `Index ${index.slice(0, 200)} does not exist`)
  const query = readText(params, 'query', limits.queryLength) ?? ''
  return {
    index,
    sort,
    query,
    words: queryWords(query, readOptions(params)),
    attributes: readSearched(plan, params),
    clauses: readClauses(params),
    facets: readFacets(plan, params),
    maxFacetValues:
      readInteger(params, 'maxValuesPerFacet', limits.facetValues) ?? Math.min(plan.settings.maxValuesPerFacet, 100),
    alphabetical: readText(params, 'sortFacetValuesBy', 20) === 'alpha',
    window: readWindow(params),
    retrieve: readNames(params, 'attributesToRetrieve', limits.listItems) ?? ['*'],
    highlight: readNames(params, 'attributesToHighlight', limits.listItems),
    preTag: readText(params, 'highlightPreTag', limits.tagLength) ?? '<em>',
    postTag: readText(params, 'highlightPostTag', limits.tagLength) ?? '</em>',
    withQueryId: readFlag(params, 'clickAnalytics'),
    echo: echoParams(params),
  }
}

const readClauses = (params: RawParams): Clause[] => {
  const clauses = [
    ...parseFilters(readText(params, 'filters', limits.filterLength) ?? ''),
    ...parseFacetFilters(readValue(params, 'facetFilters')),
    ...parseNumericFilters(readValue(params, 'numericFilters')),
    ...parseTagFilters(readValue(params, 'tagFilters')),
  ]
  const terms = clauses.reduce((sum, clause) => sum + clause.length, 0)
  if (terms > limits.filterTerms) throw badRequest(`More than ${limits.filterTerms} filter terms`)
  return clauses
}

const readOptions = (params: RawParams): QueryOptions => {
  const typos = readValue(params, 'typoTolerance')
  const type = readText(params, 'queryType', 20)
  return {
    typos: typos !== false && typos !== 'false',
    prefix: type === 'prefixAll' ? 'all' : type === 'prefixNone' ? 'none' : 'last',
    minFor1: readInteger(params, 'minWordSizefor1Typo', 1000) ?? defaultQueryOptions.minFor1,
    minFor2: readInteger(params, 'minWordSizefor2Typos', 1000) ?? defaultQueryOptions.minFor2,
  }
}

/** The searchable attributes a query looks into, by their place in the plan. */
const readSearched = (plan: IndexPlan, params: RawParams): number[] => {
  const names = readNames(params, 'restrictSearchableAttributes', limits.listItems)
  const all = plan.searchable.map((_, ordinal) => ordinal)
  return names && names.length > 0 ? all.filter((ordinal) => names.includes(plan.searchable[ordinal]?.name ?? '')) : all
}

/** Facets the index does not declare are silently left out, as Algolia does. */
const readFacets = (plan: IndexPlan, params: RawParams): string[] => {
  const names = readNames(params, 'facets', limits.facets) ?? []
  const shown = plan.facets.filter((facet) => !facet.filterOnly).map((facet) => facet.name)
  return names.includes('*') ? shown : [...new Set(names)].filter((name) => shown.includes(name))
}

const largestPage = 1e9
const readWindow = (params: RawParams): PageWindow => {
  const hitsPerPage = readInteger(params, 'hitsPerPage', limits.hitsPerPage) ?? 20
  const offset = readInteger(params, 'offset', largestPage)
  if (offset !== undefined)
    return { from: offset, count: readInteger(params, 'length', limits.hitsPerPage) ?? hitsPerPage, paged: false }
  return { from: (readInteger(params, 'page', largestPage) ?? 0) * hitsPerPage, count: hitsPerPage, paged: true }
}

const notEchoed = new Set(['indexName', 'type', 'facet'])
/** The request's parameters, URL-encoded: a client rebuilds its cache keys from them. */
const echoParams = (params: RawParams): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || notEchoed.has(name)) continue
    search.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  return search.toString()
}
