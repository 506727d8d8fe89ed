import { formatSearchHeading } from '@/src/domain/stock/searches/search-heading'
import { formatSearchLabel } from '@/src/domain/stock/searches/search-label'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { toAddressSegments } from '@/src/domain/stock/search-url/url'
import type { Site } from '@/src/domain/tenancy/site'
import { toMailableSearch } from '@/src/domain/stock/searches/mailable-search'
import { type AddressedSearch, loadAddressedSearch } from '../engine/load-search'

const formatLabel = (site: Site, { state, words }: Pick<AddressedSearch, 'state' | 'words'>): string =>
  formatSearchLabel(state, formatSearchHeading(state, site.switches.search, stockNounOf(words.itemTypes)[1]))

/** Returns a saved search as one line: “Used Toyota · up to $30,000” (SRCH-18). */
export const loadSavedSearchLabel = async (site: Site, address: string): Promise<string> =>
  formatLabel(site, await loadAddressedSearch(site, toAddressSegments(address)))

/** Returns a search as one line for an email to an address that is not confirmed. */
export const formatMailableLabel = (site: Site, { state, words }: AddressedSearch): string => {
  const mailable = toMailableSearch(state, words)
  const label = formatLabel(site, { state: mailable.state, words })
  return mailable.isWhole ? label : `${label} · with more filters`
}
