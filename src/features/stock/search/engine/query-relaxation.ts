import { listRelaxedTexts, listRemovableWords } from '@/src/domain/stock/search-words/query-relaxation'

/** One query of a request, flat or with nested parameters: the clients of server and browser differ. */
type Query = { readonly indexName: string; readonly params?: object | undefined }
type Params = { readonly query?: unknown; readonly facetFilters?: unknown; readonly numericFilters?: unknown }
type QueryResponse = object

const paramsOf = (query: Query): Params => query.params ?? query

const withParams = <Q extends Query>(query: Q, extraParams: object): Q =>
  query.params ? { ...query, params: { ...query.params, ...extraParams } } : { ...query, ...extraParams }

const withText = <Q extends Query>(query: Q, text: string): Q => withParams(query, { query: text })

const hitsOf = (response: QueryResponse | undefined): number =>
  response && 'nbHits' in response && typeof response.nbHits === 'number' ? response.nbHits : 0

/** True if a response has zero results, as opposed to an unavailable search. */
export const hasZeroResults = (response: QueryResponse | undefined): boolean =>
  response !== undefined && 'nbHits' in response && response.nbHits === 0 && !('message' in response)

/** Returns the text of a search: that of its first query. */
export const textOf = (queries: readonly Query[]): string => {
  const { query } = queries[0] ? paramsOf(queries[0]) : {}
  return typeof query === 'string' ? query : ''
}

const hasFilters = (query: Query): boolean => {
  const { facetFilters, numericFilters } = paramsOf(query)
  return [facetFilters, numericFilters].some((list) => Array.isArray(list) && list.length > 0)
}

/**
 * Query relaxation: repeats a search with zero results without the words that prevent results (SRCH-19). Returns
 * `responses` themselves if they have results, or if no word is left to search by; otherwise the first response names
 * the removed words as `leftOut`. `sendQueries` resolves to the responses in the order of its queries; it is called at
 * most three times, and never after a search with results. Rejects when `sendQueries` does.
 */
export const relaxQuery = async <Q extends Query, A extends QueryResponse>(
  sendQueries: (queries: readonly Q[]) => Promise<readonly A[]>,
  queries: readonly Q[],
  responses: readonly A[],
): Promise<readonly A[]> => {
  const [first] = queries
  if (!first || !hasZeroResults(responses[0])) return responses
  const words = listRemovableWords(textOf(queries))
  if (words.length === 0) return responses
  const counts = async (texts: readonly string[]): Promise<readonly number[]> => {
    const light = withParams(first, { page: 0, hitsPerPage: 0, facets: [], analytics: false })
    return (await sendQueries(texts.map((text) => withText(light, text)))).map(hitsOf)
  }
  const wordCounts = await counts(words)
  const texts = listRelaxedTexts(words.filter((_, index) => (wordCounts[index] ?? 0) > 0))
  const textCounts = texts.length > 1 ? await counts(texts) : texts.map(() => 1)
  const text = texts.find((_, index) => (textCounts[index] ?? 0) > 0) ?? (hasFilters(first) ? '' : undefined)
  if (text === undefined) return responses
  const [relaxed, ...others] = await sendQueries(queries.map((query) => withText(query, text)))
  if (!relaxed || hitsOf(relaxed) === 0) return responses
  const usedWords = new Set(text.split(' '))
  return [{ ...relaxed, leftOut: words.filter((word) => !usedWords.has(word)) }, ...others]
}
