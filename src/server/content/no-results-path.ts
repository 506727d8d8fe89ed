import { findWheel } from '@/src/domain/sales/wheel'
import type { Site } from '@/src/domain/tenancy/site'
import { listCurrentOffers } from './offers'

const OFFERS_PATH = '/special-offers'

/**
 * Returns where a search with zero results leads (SRCH-12): the dealer's own path, but the home page instead of a page of
 * special offers that has none.
 */
export const findNoResultsPath = async (site: Site, now: Date): Promise<string> => {
  const { no_results_path: path } = site.switches.search
  if (path !== OFFERS_PATH || findWheel(site) !== null) return path
  return (await listCurrentOffers(site.id, now)).length > 0 ? path : '/'
}
