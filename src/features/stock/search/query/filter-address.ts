import type { Site } from '@/src/domain/tenancy/site'
import { removeQuotes, toQuotedText } from '@/src/domain/stock/search-words/quoted'
import type { IgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import { withQuery } from '@/src/domain/stock/search-url/search-changes'
import { buildSearchUrl } from '@/src/domain/stock/search-url/url'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { findLeadingPlaceOf } from '@/src/server/locations/places'
import { searchStock } from '@/src/server/stock/search'
import type { AddressedSearch } from '../engine/load-search'
import { createWordsReader } from './words-reader'

/** Parameter beside filters read from words: the address of the literal search for the words. */
const LITERAL_SEARCH_PARAM = 'instead'

const createSiteReader = (site: Site) =>
  createWordsReader(
    async ({ indexName, params }) => {
      const [answer] = await searchStock(site.id, [{ indexName, ...params }])
      return answer && 'hits' in answer ? answer.facets : undefined
    },
    site.switches,
    (text) => Promise.resolve(findLeadingPlaceOf(site, text)),
  )

/**
 * Returns the address of the filters that a search's words are read as, with the literal search as a parameter;
 * undefined if the words are searched for as text (SRCH-19). On the server, so that a plain form works without script.
 */
export const findFilterAddress = async (
  site: Site,
  { state, rules }: Pick<AddressedSearch, 'state' | 'rules'>,
): Promise<string | undefined> => {
  const next = await createSiteReader(site).read(withQuery(state, ''), state.query)
  if (next === undefined) return undefined
  const address = buildSearchUrl(next, rules)
  const literalAddress = buildSearchUrl(withQuery(state, toQuotedText(state.query)), rules)
  return `${address}${address.includes('?') ? '&' : '?'}${LITERAL_SEARCH_PARAM}=${encodeURIComponent(literalAddress)}`
}

/** Returns the literal search of a page whose filters were read from words. */
export const literalAddressOf = (path: readonly string[]): string | undefined =>
  new URLSearchParams(splitQuerySegment(path).queryString).get(LITERAL_SEARCH_PARAM) ?? undefined

/** Returns the words of a literal search that no filter can express; none without an address. */
export const findIgnoredWords = (site: Site, literalAddress: string | undefined): Promise<IgnoredWords> => {
  const query = new URLSearchParams(literalAddress?.split('?')[1]).get('query') ?? ''
  return createSiteReader(site).findIgnored(removeQuotes(query))
}
