import { textsOf, wordsToTry } from '@/src/domain/stock/search-words/leave-out'

/** One query of a request, flat or with nested parameters: the clients of server and browser differ. */
type Query = { readonly indexName: string; readonly params?: object | undefined }
type Params = { readonly query?: unknown; readonly facetFilters?: unknown; readonly numericFilters?: unknown }
type Answer = object

const paramsOf = (query: Query): Params => query.params ?? query

const withParams = <Q extends Query>(query: Q, more: object): Q =>
  query.params ? { ...query, params: { ...query.params, ...more } } : { ...query, ...more }

const withText = <Q extends Query>(query: Q, text: string): Q => withParams(query, { query: text })

const hitsOf = (answer: Answer | undefined): number =>
  answer && 'nbHits' in answer && typeof answer.nbHits === 'number' ? answer.nbHits : 0

/** True if a response has zero results, as opposed to an unavailable search. */
export const foundNothing = (answer: Answer | undefined): boolean =>
  answer !== undefined && 'nbHits' in answer && answer.nbHits === 0 && !('message' in answer)

/** Returns the text of a search: that of its first query. */
export const textOf = (queries: readonly Query[]): string => {
  const { query } = queries[0] ? paramsOf(queries[0]) : {}
  return typeof query === 'string' ? query : ''
}

const isNarrowed = (query: Query): boolean => {
  const { facetFilters, numericFilters } = paramsOf(query)
  return [facetFilters, numericFilters].some((list) => Array.isArray(list) && list.length > 0)
}

/**
 * Query relaxation: repeats a search with zero results without the words that prevent results (SRCH-19). Returns
 * `responses` themselves if they have results, or if no word is left to search by; otherwise the first response names
 * the removed words as `leftOut`. `sendQueries` resolves to the responses in the order of its queries; it is called at
 * most three times, and never after a search with results. Rejects when `sendQueries` does.
 */
export const leavingWords = async <Q extends Query, A extends Answer>(
  ask: (queries: readonly Q[]) => Promise<readonly A[]>,
  queries: readonly Q[],
  answers: readonly A[],
): Promise<readonly A[]> => {
  const [first] = queries
  if (!first || !foundNothing(answers[0])) return answers
  const words = wordsToTry(textOf(queries))
  if (words.length === 0) return answers
  const counts = async (texts: readonly string[]): Promise<readonly number[]> => {
    const light = withParams(first, { page: 0, hitsPerPage: 0, facets: [], analytics: false })
    return (await ask(texts.map((text) => withText(light, text)))).map(hitsOf)
  }
  const each = await counts(words)
  const texts = textsOf(words.filter((_, index) => (each[index] ?? 0) > 0))
  const joint = texts.length > 1 ? await counts(texts) : texts.map(() => 1)
  const text = texts.find((_, index) => (joint[index] ?? 0) > 0) ?? (isNarrowed(first) ? '' : undefined)
  if (text === undefined) return answers
  const [found, ...others] = await ask(queries.map((query) => withText(query, text)))
  if (!found || hitsOf(found) === 0) return answers
  const kept = new Set(text.split(' '))
  return [{ ...found, leftOut: words.filter((word) => !kept.has(word)) }, ...others]
}
