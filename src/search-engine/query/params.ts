import type { Clause, Filter } from '@/src/domain/stock/filters/ast'
import {
  parseFacetFilters,
  listFilterScores,
  parseOptionalFilters,
  parseNumericFilters,
  parseTagFilters,
  type OptionalFilter,
} from '../filters/lists'
import { parseFilters } from '../filters/parse'
import { limits } from '../limits'
import { badRequest, RequestError } from '../request-error'
import type { IndexPlan } from '../settings'
import type { QueryWord } from '../text/query-words'
import { parseDistinct } from './distinct-param'
import { parseGeo, type GeoQuery } from './geo-params'
import { assertKnownParams } from './known-params'
import { parseTextQuery, type TextQuery } from './text-query'
import {
  isObject,
  parseFlagParam,
  parseIntegerParam,
  parseNamesParam,
  parseTextParam,
  getRawParam,
  type RawParams,
} from './parse-params'

export type PageWindow = {
  readonly from: number
  readonly count: number
  /** True for `page`, false for `offset` and `length`, because the answer repeats the form used. */
  readonly paged: boolean
}

/** A validated sub-request. */
export type Query = {
  readonly index: string
  readonly sort: number
  readonly query: string
  readonly text: TextQuery
  /** All words to highlight. */
  readonly words: readonly QueryWord[]
  readonly clauses: readonly Clause[]
  readonly optionalFilters: readonly OptionalFilter[]
  readonly sumFilterScores: boolean
  readonly geo: GeoQuery | undefined
  /** The records per group; 0 if they are not grouped. */
  readonly distinct: number
  /** True if facets count each group once. */
  readonly groupedFacets: boolean
  readonly facets: readonly string[]
  readonly maxFacetValues: number
  readonly alphabetical: boolean
  readonly window: PageWindow
  readonly retrieve: readonly string[]
  readonly highlight: readonly string[] | undefined
  readonly snippets: readonly SnippetRequest[]
  readonly ellipsis: string
  /** Only the matching values of a list are highlighted. */
  readonly onlyMatching: boolean
  readonly preTag: string
  readonly postTag: string
  readonly withQueryId: boolean
  readonly withRanking: boolean
  /** The fields of the answer; undefined for all. */
  readonly fields: readonly string[] | undefined
  readonly echo: string
}

/** An attribute and the number of its words to show. */
export type SnippetRequest = { readonly name: string; readonly words: number }

/** Merges the parameters of a request body, which may be nested or URL-encoded under `params`. */
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

/** @throws RequestError 400 for an invalid parameter, 404 for an index that the plan does not have */
export const parseQuery = (plan: IndexPlan, index: string, rawParams: RawParams): Query => {
  assertKnownParams(rawParams)
  const params = applyQueryDefaults(plan, rawParams)
  const sort = plan.sorts.findIndex((order) => order.index === index)
  if (sort < 0) throw new RequestError(404, `Index ${index.slice(0, 200)} does not exist`)
  const query = parseTextParam(params, 'query', limits.queryLength) ?? ''
  const text = parseTextQuery(plan, params, query)
  const filters = parseFilters(parseTextParam(params, 'filters', limits.filterLength) ?? '')
  return {
    index,
    sort,
    query,
    text,
    words: uniqueWords(text, params),
    clauses: parseClauses(params, filters),
    optionalFilters: [...parseOptionalFilters(getRawParam(params, 'optionalFilters')), ...listFilterScores(filters)],
    sumFilterScores: parseFlagParam(params, 'sumOrFiltersScores'),
    geo: parseGeo(params),
    distinct: parseDistinct(plan, params),
    groupedFacets: parseFlagParam(params, 'facetingAfterDistinct'),
    facets: parseFacets(plan, params),
    maxFacetValues:
      parseIntegerParam(params, 'maxValuesPerFacet', limits.facetValues) ??
      Math.min(plan.settings.maxValuesPerFacet, 100),
    alphabetical: parseTextParam(params, 'sortFacetValuesBy', 20) === 'alpha',
    window: parseWindow(params),
    retrieve: parseNamesParam(params, 'attributesToRetrieve', limits.listItems) ?? ['*'],
    ...parseMarking(params),
    withQueryId: parseFlagParam(params, 'clickAnalytics'),
    withRanking: parseFlagParam(params, 'getRankingInfo'),
    fields: parseFields(params),
    echo: echoParams(rawParams),
  }
}

/** The request's parameters override those of the settings. */
const applyQueryDefaults = ({ settings }: IndexPlan, rawParams: RawParams): RawParams => {
  if (settings.queryDefaults === undefined) return rawParams
  const provided = Object.entries(rawParams).filter(([, value]) => value !== null)
  return { ...settings.queryDefaults, ...Object.fromEntries(provided) }
}

/** Returns each distinct word of all variants once. */
const uniqueWords = (text: TextQuery, params: RawParams): QueryWord[] => {
  const typedOnly = parseFlagParam(params, 'replaceSynonymsInHighlight')
  const all = text.variants.flatMap(({ slots }) => slots.flatMap(({ words }) => words))
  const selected = typedOnly ? all.filter((word) => word.text === word.typedText) : all
  return [...new Map(selected.map((word) => [`${word.text} ${String(word.prefix)}`, word])).values()]
}

const parseMarking = (params: RawParams) => ({
  highlight: parseNamesParam(params, 'attributesToHighlight', limits.listItems),
  snippets: (parseNamesParam(params, 'attributesToSnippet', limits.listItems) ?? []).map(parseSnippetRequest),
  ellipsis: parseTextParam(params, 'snippetEllipsisText', limits.tagLength) ?? '…',
  onlyMatching: parseFlagParam(params, 'restrictHighlightAndSnippetArrays'),
  preTag: parseTextParam(params, 'highlightPreTag', limits.tagLength) ?? '<em>',
  postTag: parseTextParam(params, 'highlightPostTag', limits.tagLength) ?? '</em>',
})

const parseSnippetRequest = (text: string): SnippetRequest => {
  const [name = '', words = '10'] = text.split(':')
  return { name, words: Math.min(1000, Number(words) || 10) }
}

const parseFields = (params: RawParams): string[] | undefined => {
  const fields = parseNamesParam(params, 'responseFields', limits.listItems)
  return fields === undefined || fields.includes('*') ? undefined : fields
}

const parseClauses = (params: RawParams, filters: Filter): Clause[] => {
  const clauses = [
    ...filters,
    ...parseFacetFilters(getRawParam(params, 'facetFilters')),
    ...parseNumericFilters(getRawParam(params, 'numericFilters')),
    ...parseTagFilters(getRawParam(params, 'tagFilters')),
  ]
  const terms = clauses.reduce((sum, clause) => sum + clause.length, 0)
  if (terms > limits.filterTerms) throw badRequest(`More than ${limits.filterTerms} filter terms`)
  return clauses
}

/** Ignores facets that the index does not declare, as Algolia does. */
const parseFacets = (plan: IndexPlan, params: RawParams): string[] => {
  const names = parseNamesParam(params, 'facets', limits.facets) ?? []
  const countable = plan.facets.filter((facet) => !facet.filterOnly).map((facet) => facet.name)
  return names.includes('*') ? countable : [...new Set(names)].filter((name) => countable.includes(name))
}

const MAX_PAGE = 1e9
const parseWindow = (params: RawParams): PageWindow => {
  const hitsPerPage = parseIntegerParam(params, 'hitsPerPage', limits.hitsPerPage) ?? 20
  const offset = parseIntegerParam(params, 'offset', MAX_PAGE)
  if (offset !== undefined)
    return { from: offset, count: parseIntegerParam(params, 'length', limits.hitsPerPage) ?? hitsPerPage, paged: false }
  return { from: (parseIntegerParam(params, 'page', MAX_PAGE) ?? 0) * hitsPerPage, count: hitsPerPage, paged: true }
}

const notEchoed = new Set(['indexName', 'type', 'facet'])
/** Returns the request's parameters URL-encoded, from which a client rebuilds its cache keys. */
const echoParams = (params: RawParams): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || notEchoed.has(name)) continue
    search.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  return search.toString()
}
