import { findWheel } from '@/src/domain/sales/wheel'
import type { Site } from '@/src/domain/tenancy/site'
import { loadLinkCheck } from './link-check'

/** The prize wheel stands on this page, so with one it has something to show without any offer. */
const OFFERS_PATH = '/special-offers'

/**
 * Returns where a search with zero results leads (SRCH-12): the dealer's own path, but the home page instead of a page
 * that has nothing to show, such as special offers without any.
 */
export const findNoResultsPath = async (site: Site): Promise<string> => {
  const { no_results_path: path } = site.switches.search
  if (path === OFFERS_PATH && findWheel(site) !== null) return path
  return (await loadLinkCheck(site.id))(path) ? path : '/'
}
