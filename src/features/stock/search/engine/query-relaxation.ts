import {
  findMisspeltName,
  listNameWords,
  namesVehicle,
  type KeyedName,
} from '@/src/domain/stock/search-words/misspelt-names'
import {
  listRelaxations,
  listRemovableWords,
  toRelaxedText,
  type RelaxedWord,
} from '@/src/domain/stock/search-words/query-relaxation'

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

const toNamesQuery = <Q extends Query>(query: Q): Q =>
  withParams(query, {
    query: '',
    page: 0,
    hitsPerPage: 0,
    facets: ['make_model'],
    maxValuesPerFacet: 1000,
    facetFilters: [],
    numericFilters: [],
    analytics: false,
  })

const namesOf = (response: QueryResponse | undefined): readonly KeyedName[] => {
  const facets = response && 'facets' in response ? response.facets : undefined
  return listNameWords((facets as { readonly make_model?: Readonly<Record<string, number>> } | undefined)?.make_model)
}

/** Returns the words with hits, and in place of those without any the names of the stock that they misspell. */
const findUsableWords = (words: readonly string[], counts: readonly number[], names: readonly KeyedName[]) =>
  words.flatMap((typedText, index): readonly RelaxedWord[] => {
    const used = (counts[index] ?? 0) > 0 ? typedText : findMisspeltName(typedText, names)
    return used === undefined ? [] : [{ typedText, used }]
  })

/** A letter or a digit alone begins words of all stock, so it is no search. */
const hasLongWord = (words: readonly RelaxedWord[]): boolean => words.some(({ used }) => used.length > 1)

/** Returns the first words with hits; none where filters remain, and undefined where nothing would. */
const findUsed = (
  relaxations: readonly (readonly RelaxedWord[])[],
  counts: readonly number[],
  query: Query,
): readonly RelaxedWord[] | undefined =>
  relaxations.find((_, index) => (counts[index] ?? 0) > 0) ?? (hasFilters(query) ? [] : undefined)

/** Lists the words that the page names: those left out, and the misspelt ones. */
const toNotes = (words: readonly string[], used: readonly RelaxedWord[]) => ({
  leftOut: words.filter((word) => !used.some(({ typedText }) => typedText === word)),
  corrected: used.filter((word) => word.typedText !== word.used),
})

/**
 * True if filters leave out the name of a make or a model: vehicles of other names are no results for it, and the page
 * shows what keeps its own away.
 */
const losesName = (
  query: Query,
  words: readonly string[],
  used: readonly RelaxedWord[],
  names: readonly KeyedName[],
): boolean => hasFilters(query) && toNotes(words, used).leftOut.some((word) => namesVehicle(word, names))

/**
 * True unless the only words to try are known to have hits: a misspelt name is one of the whole stock, which the
 * filters can exclude.
 */
const mustCount = (relaxations: readonly (readonly RelaxedWord[])[]): boolean =>
  relaxations.length > 1 || relaxations.some((words) => words.some(({ typedText, used }) => typedText !== used))

/**
 * Query relaxation: repeats a search with zero results without the words that prevent results (SRCH-19). Returns
 * `responses` themselves if they have results, or if no word is left to search by; otherwise the first response names
 * the removed words as `leftOut` and misspelt ones as `corrected`. `sendQueries` resolves to the responses in the order of its queries; it is called at
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
  const light = withParams(first, { page: 0, hitsPerPage: 0, facets: [], analytics: false })
  const toCounts = (texts: readonly string[]): readonly Q[] => texts.map((text) => withText(light, text))
  const wordAnswers = await sendQueries([...toCounts(words), toNamesQuery(first)])
  const names = namesOf(wordAnswers[words.length])
  const relaxations = listRelaxations(findUsableWords(words, wordAnswers.map(hitsOf), names)).filter(hasLongWord)
  const counts = mustCount(relaxations)
    ? (await sendQueries(toCounts(relaxations.map(toRelaxedText)))).map(hitsOf)
    : [1]
  const used = findUsed(relaxations, counts, first)
  if (used === undefined || losesName(first, words, used, names)) return responses
  const [relaxed, ...others] = await sendQueries(queries.map((query) => withText(query, toRelaxedText(used))))
  if (!relaxed || hitsOf(relaxed) === 0) return responses
  return [{ ...relaxed, ...toNotes(words, used) }, ...others]
}
