import type { Site } from '@/src/domain/tenancy/site'
import { wordsOnly } from '@/src/domain/stock/search-words/quoted'
import { mayBeFilters, searchForWords } from '@/src/domain/stock/search-words/read-words'
import { vocabularyOf, vocabularyRequest } from '@/src/domain/stock/search-words/vocabulary'
import { withQuery } from '@/src/domain/stock/search-url/steps'
import { buildSearchUrl } from '@/src/domain/stock/search-url/url'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { searchStock } from '@/src/server/search'
import type { AddressedSearch } from './load'

/** Parameter beside filters read from words: the address of the literal search for the words. */
const instead = 'instead'

/**
 * Returns the address of the filters that a search's words are read as, with the literal search as a parameter;
 * undefined if the words are searched for as text (SRCH-19). On the server, so that a plain form works without script.
 */
export const addressForWords = async (
  site: Site,
  { state, rules }: Pick<AddressedSearch, 'state' | 'rules'>,
): Promise<string | undefined> => {
  if (!mayBeFilters(state.query)) return undefined
  const { indexName, params } = vocabularyRequest(site.switches.search)
  const [answer] = await searchStock(site.id, [{ indexName, ...params }])
  const words = vocabularyOf(answer && 'hits' in answer ? answer.facets : undefined)
  const next = searchForWords(withQuery(state, ''), state.query, words)
  if (next === undefined) return undefined
  const address = buildSearchUrl(next, rules)
  const back = buildSearchUrl(withQuery(state, wordsOnly(state.query)), rules)
  return `${address}${address.includes('?') ? '&' : '?'}${instead}=${encodeURIComponent(back)}`
}

/** Returns the literal search of a page whose filters were read from words. */
export const wayBackOf = (path: readonly string[]): string | undefined =>
  new URLSearchParams(splitQuerySegment(path).queryString).get(instead) ?? undefined
