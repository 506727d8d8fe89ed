import { flattenRequest } from '@/src/domain/stock/search-query/requests'
import { buildStockTermsRequest } from '@/src/domain/stock/search-query/stock-terms'
import { formatSearchHeading } from '@/src/domain/stock/searches/search-heading'
import { formatSearchLabel } from '@/src/domain/stock/searches/search-label'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { toAddressSegments } from '@/src/domain/stock/search-url/url'
import { searchStock } from '@/src/server/stock/search'
import type { Site } from '@/src/domain/tenancy/site'
import { toMailableSearch } from '@/src/domain/stock/searches/mailable-search'
import { type AddressedSearch, loadAddressedSearch } from '../engine/load-search'

const formatLabel = (site: Site, { state, words }: Pick<AddressedSearch, 'state' | 'words'>): string =>
  formatSearchLabel(state, formatSearchHeading(state, site.switches.search, stockNounOf(words.itemTypes)[1]))

/** Returns a saved search as one line: “Used Toyota · up to $30,000” (SRCH-18). */
export const loadSavedSearchLabel = async (site: Site, address: string): Promise<string> =>
  formatLabel(site, await loadAddressedSearch(site, toAddressSegments(address)))

/** Loads the values that the dealer's stock has, of the fields that a search names. */
const loadStockValues = async (site: Site, { lists, without }: AddressedSearch['state']) => {
  const { indexName, params } = buildStockTermsRequest(site.switches.search)
  const facets = Object.keys({ ...lists, ...without })
  const [answer] = await searchStock(site.id, [flattenRequest({ indexName, params: { ...params, facets } })])
  return (answer && 'hits' in answer ? answer.facets : undefined) ?? {}
}

/** Returns a search as one line for an email to an address that is not confirmed. */
export const loadMailableLabel = async (site: Site, { state, words }: AddressedSearch): Promise<string> => {
  const mailable = toMailableSearch(state, await loadStockValues(site, state))
  const label = formatLabel(site, { state: mailable.state, words })
  return mailable.isWhole ? label : `${label} · with more filters`
}
