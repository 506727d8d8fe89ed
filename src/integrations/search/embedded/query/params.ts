import type { Clause } from '@/src/domain/stock/filters/ast'
import {
  parseFacetFilters,
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
import { readTextQuery, type TextQuery } from './text-query'
import { isObject, readFlag, readInteger, readNames, readText, readValue, type RawParams } from './read-values'

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
export const readQuery = (plan: IndexPlan, index: string, given: RawParams): Query => {
  const params = withDefaults(plan, given)
  const sort = plan.sorts.findIndex((order) => order.index === index)
  if (sort < 0) throw new RequestError(404, `Index ${index.slice(0, 200)} does not exist`)
  const query = readText(params, 'query', limits.queryLength) ?? ''
  const text = readTextQuery(plan, params, query)
  return {
    index,
    sort,
    query,
    text,
    words: markedWords(text, params),
    clauses: readClauses(params),
    optionalFilters: parseOptionalFilters(readValue(params, 'optionalFilters')),
    sumFilterScores: readFlag(params, 'sumOrFiltersScores'),
    facets: readFacets(plan, params),
    maxFacetValues:
      readInteger(params, 'maxValuesPerFacet', limits.facetValues) ?? Math.min(plan.settings.maxValuesPerFacet, 100),
    alphabetical: readText(params, 'sortFacetValuesBy', 20) === 'alpha',
    window: readWindow(params),
    retrieve: readNames(params, 'attributesToRetrieve', limits.listItems) ?? ['*'],
    ...readMarking(params),
    withQueryId: readFlag(params, 'clickAnalytics'),
    withRanking: readFlag(params, 'getRankingInfo'),
    fields: readFields(params),
    echo: echoParams(given),
  }
}

/** The request's parameters override those of the settings. */
const withDefaults = ({ settings }: IndexPlan, given: RawParams): RawParams => {
  if (settings.queryDefaults === undefined) return given
  const said = Object.entries(given).filter(([, value]) => value !== null)
  return { ...settings.queryDefaults, ...Object.fromEntries(said) }
}

/** Returns each distinct word of all variants once. */
const markedWords = (text: TextQuery, params: RawParams): QueryWord[] => {
  const typedOnly = readFlag(params, 'replaceSynonymsInHighlight')
  const all = text.variants.flatMap(({ slots }) => slots.flatMap(({ words }) => words))
  const kept = typedOnly ? all.filter((word) => word.text === word.typed) : all
  return [...new Map(kept.map((word) => [`${word.text} ${String(word.prefix)}`, word])).values()]
}

const readMarking = (params: RawParams) => ({
  highlight: readNames(params, 'attributesToHighlight', limits.listItems),
  snippets: (readNames(params, 'attributesToSnippet', limits.listItems) ?? []).map(snippetRequest),
  ellipsis: readText(params, 'snippetEllipsisText', limits.tagLength) ?? '…',
  onlyMatching: readFlag(params, 'restrictHighlightAndSnippetArrays'),
  preTag: readText(params, 'highlightPreTag', limits.tagLength) ?? '<em>',
  postTag: readText(params, 'highlightPostTag', limits.tagLength) ?? '</em>',
})

const snippetRequest = (text: string): SnippetRequest => {
  const [name = '', words = '10'] = text.split(':')
  return { name, words: Math.min(1000, Number(words) || 10) }
}

const readFields = (params: RawParams): string[] | undefined => {
  const fields = readNames(params, 'responseFields', limits.listItems)
  return fields === undefined || fields.includes('*') ? undefined : fields
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

/** Ignores facets that the index does not declare, as Algolia does. */
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
/** Returns the request's parameters URL-encoded, from which a client rebuilds its cache keys. */
const echoParams = (params: RawParams): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || notEchoed.has(name)) continue
    search.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  return search.toString()
}
