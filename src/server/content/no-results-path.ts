import { findWheel } from '@/src/domain/sales/wheel'
import type { Site } from '@/src/domain/tenancy/site'
import { loadLinkCheck } from './link-check'

/**
 * Returns where a search with zero results leads (SRCH-12): the dealer's own path, but the home page instead of a page
 * that has nothing to show, such as special offers without any. The prize wheel stands on that page too.
 */
export const findNoResultsPath = async (site: Site): Promise<string> => {
  const { no_results_path: path } = site.switches.search
  if (findWheel(site) !== null) return path
  return (await loadLinkCheck(site.id))(path) ? path : '/'
}
