import { searchHeading } from '@/src/domain/stock/search-heading'
import { stateLabel } from '@/src/domain/stock/search-label'
import { stockNoun } from '@/src/domain/stock/search-url/title'
import { addressSegments } from '@/src/domain/stock/search-url/url'
import type { Site } from '@/src/domain/tenancy/site'
import { addressedSearch } from './load'

/** Returns a saved search as one line: “Used Toyota · up to $30,000” (SRCH-18). */
export const savedSearchLabel = async (site: Site, address: string): Promise<string> => {
  const { state, words } = await addressedSearch(site, addressSegments(address))
  return stateLabel(state, searchHeading(state, site.switches.search, stockNoun(words.itemTypes)[1]))
}
