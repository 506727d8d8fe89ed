import type { Site } from '@/src/domain/tenancy/site'
import { toQuotedText } from '@/src/domain/stock/search-words/quoted'
import { canBeFilters, buildSearchFromWords } from '@/src/domain/stock/search-words/parse-words'
import { buildVocabulary, buildVocabularyRequest } from '@/src/domain/stock/search-words/vocabulary'
import { withQuery } from '@/src/domain/stock/search-url/search-changes'
import { buildSearchUrl } from '@/src/domain/stock/search-url/url'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { searchStock } from '@/src/server/stock/search'
import type { AddressedSearch } from '../engine/load-search'

/** Parameter beside filters read from words: the address of the literal search for the words. */
const LITERAL_SEARCH_PARAM = 'instead'

/**
 * Returns the address of the filters that a search's words are read as, with the literal search as a parameter;
 * undefined if the words are searched for as text (SRCH-19). On the server, so that a plain form works without script.
 */
export const findFilterAddress = async (
  site: Site,
  { state, rules }: Pick<AddressedSearch, 'state' | 'rules'>,
): Promise<string | undefined> => {
  if (!canBeFilters(state.query)) return undefined
  const { indexName, params } = buildVocabularyRequest(site.switches.search)
  const [answer] = await searchStock(site.id, [{ indexName, ...params }])
  const facets = answer && 'hits' in answer ? answer.facets : undefined
  const words = buildVocabulary(facets, new Date().getFullYear())
  const next = buildSearchFromWords(withQuery(state, ''), state.query, words)
  if (next === undefined) return undefined
  const address = buildSearchUrl(next, rules)
  const literalAddress = buildSearchUrl(withQuery(state, toQuotedText(state.query)), rules)
  return `${address}${address.includes('?') ? '&' : '?'}${LITERAL_SEARCH_PARAM}=${encodeURIComponent(literalAddress)}`
}

/** Returns the literal search of a page whose filters were read from words. */
export const literalAddressOf = (path: readonly string[]): string | undefined =>
  new URLSearchParams(splitQuerySegment(path).queryString).get(LITERAL_SEARCH_PARAM) ?? undefined
