import 'server-only'
import { findListTarget } from '@/src/domain/navigation/empty-lists'
import { findLinkTarget } from '@/src/domain/navigation/link-target'
import { limitLifetime } from '@/src/page-cache/render'
import { payload } from '@/src/server/payload'
import { cachePerTenant } from '@/src/server/site/tenant-cache'
import { loadSiteAddresses } from '@/src/services/content/load-site-addresses'

const readAddresses = cachePerTenant(async (tenantId) => loadSiteAddresses(await payload(), tenantId))

export type LinkCheck = (href: string) => boolean

/**
 * Returns a function that reports whether a link leads to a page of the dealer's site that has something to show, or to
 * another site (STF-06). The page being rendered is stored until an answer changes, such as at the end of an offer.
 */
export const loadLinkCheck = async (tenantId: string): Promise<LinkCheck> => {
  const addresses = await readAddresses(tenantId)
  const now = new Date()
  return (href) => {
    if (addresses === null) return true
    const target = findListTarget(href, addresses, now) ?? findLinkTarget(href, addresses, now)
    if (target.until !== undefined) limitLifetime({ windows: [{ until: target.until }] })
    return target.leads
  }
}
