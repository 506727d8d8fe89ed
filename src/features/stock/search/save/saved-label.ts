import { formatSearchHeading } from '@/src/domain/stock/searches/search-heading'
import { formatSearchLabel } from '@/src/domain/stock/searches/search-label'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import { toAddressSegments } from '@/src/domain/stock/search-url/url'
import type { Site } from '@/src/domain/tenancy/site'
import { loadAddressedSearch } from '../engine/load-search'

/** Returns a saved search as one line: “Used Toyota · up to $30,000” (SRCH-18). */
export const loadSavedSearchLabel = async (site: Site, address: string): Promise<string> => {
  const { state, words } = await loadAddressedSearch(site, toAddressSegments(address))
  return formatSearchLabel(state, formatSearchHeading(state, site.switches.search, stockNounOf(words.itemTypes)[1]))
}
