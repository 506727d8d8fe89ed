import { toClauseKey, type Clause } from '@/src/domain/stock/filters/ast'
import { limits } from '../limits'
import { badRequest } from '../request-error'
import type { IndexPlan } from '../settings'
import { parseQueryWords } from '../text/query-words'
import { flattenParams, parseQuery, type Query } from './params'
import { isObject, parseIntegerParam, parseTextParam, type RawParams } from './parse-params'

export type FacetSearch = { readonly facet: string; readonly facetQuery: string; readonly maxHits: number }
/** A sub-request for hits, or for a facet's values. */
export type SearchTask = { readonly query: Query; readonly search: FacetSearch | null }

/** The clauses that a key adds to every request. */
export type Restriction = readonly Clause[]

const restrict = (query: Query, restriction: Restriction): Query => ({
  ...query,
  clauses: [...restriction, ...query.clauses],
})

export const parseHitsTask = (
  plan: IndexPlan,
  index: string,
  params: RawParams,
  restriction: Restriction,
): SearchTask => ({
  query: restrict(parseQuery(plan, index, params), restriction),
  search: null,
})

export const parseFacetTask = (
  plan: IndexPlan,
  index: string,
  facet: string,
  params: RawParams,
  restriction: Restriction,
): SearchTask => {
  const declared = plan.facets.find(({ name }) => name === facet)
  if (!declared?.searchable || declared.filterOnly)
    throw badRequest(
      `Cannot search in \`${facet.slice(0, 100)}\` attribute, you need to add \`searchable(${facet.slice(0, 100)})\` to attributesForFaceting.`,
    )
  const facetQuery = parseTextParam(params, 'facetQuery', limits.queryLength) ?? ''
  const maxHits = parseIntegerParam(params, 'maxFacetHits', limits.facetHits) ?? 10
  return {
    query: restrict(parseQuery(plan, index, params), restriction),
    search: { facet, facetQuery, maxHits: maxHits },
  }
}

/** `stopIfEnoughMatches`: skips the sub-requests after the first that fills a page. */
export type Strategy = 'none' | 'stopIfEnoughMatches'

export const parseStrategy = (body: unknown): Strategy => {
  const value = isObject(body) ? parseTextParam(body, 'strategy', 50) : undefined
  if (value === undefined || value === 'none') return 'none'
  if (value === 'stopIfEnoughMatches') return value
  throw badRequest('Invalid value for "strategy" parameter, expected "none" or "stopIfEnoughMatches"')
}

/** Parses the sub-requests of a multi-query, also from a plain list. */
export const parseTasks = (
  plan: IndexPlan,
  body: unknown,
  restrictionFor: (index: string) => Restriction,
): SearchTask[] => {
  const requests = isObject(body) ? body.requests : body
  if (!Array.isArray(requests)) throw badRequest('Expected a list of requests')
  if (requests.length > limits.subRequests) throw badRequest(`More than ${limits.subRequests} requests`)
  const tasks = requests.map((request: unknown) => {
    const params = flattenParams(request)
    const index = parseTextParam(params, 'indexName', 256)
    if (index === undefined) throw badRequest('indexName is missing')
    const restriction = restrictionFor(index)
    if (parseTextParam(params, 'type', 20) !== 'facet') return parseHitsTask(plan, index, params, restriction)
    return parseFacetTask(plan, index, parseTextParam(params, 'facet', 256) ?? '', params, restriction)
  })
  assertTotals(tasks)
  return tasks
}

/** Sub-requests share one budget, so fifty small ones are allowed but not fifty of the largest. */
const assertTotals = (tasks: readonly SearchTask[]): void => {
  const total = (measure: (query: Query) => number): number => tasks.reduce((sum, { query }) => sum + measure(query), 0)
  if (total((query) => query.window.count) > limits.totalHits)
    throw badRequest(`More than ${limits.totalHits} hits asked for`)
  if (total((query) => query.text.typedCount) > limits.totalWords)
    throw badRequest(`More than ${limits.totalWords} words`)
  const clauses = new Map(
    tasks.flatMap(({ query }) => query.clauses.map((clause) => [toClauseKey(clause), clause.length])),
  )
  const terms = [...clauses.values()].reduce((sum, length) => sum + length, 0)
  if (terms > limits.filterTerms * 2) throw badRequest(`More than ${limits.filterTerms * 2} filter terms`)
}

/** Each word of a facet query must be the start of a word in the value. */
export const parseFacetWords = (facetQuery: string) =>
  parseQueryWords(facetQuery, { typos: false, prefix: 'all', minFor1: 1, minFor2: 1, numericTypos: false })
