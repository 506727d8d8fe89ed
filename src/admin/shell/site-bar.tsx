import { ExternalLink } from 'lucide-react'
import type { PayloadRequest } from 'payload'
import { PanelSearch } from '../search/panel-search'
import { findPanelContext } from './chosen-tenant'

/**
 * A bar at the top of every page with the tenant's name, the search and a link to its site, visible even if the menu is
 * collapsed.
 */
export const SiteBar = async ({ req }: { readonly req?: PayloadRequest }) => {
  const panelContext = req ? await findPanelContext(req) : null
  if (panelContext === null) return null
  const { staff, tenant } = panelContext
  const dealersText = staff.platformAdmin ? 'All dealers' : `Your ${String(staff.memberships.length)} dealers`
  const hasSeveral = staff.platformAdmin || staff.memberships.length > 1
  return (
    <section className="site-bar" aria-label="Your site">
      <strong className="site-bar__name">{tenant?.name ?? dealersText}</strong>
      <PanelSearch dealer={hasSeveral ? tenant?.name : undefined} />
      {tenant ? (
        <a className="site-bar__link" href={tenant.url} target="_blank" rel="noopener">
          View site
          <ExternalLink size={15} aria-hidden />
          <span className="site-bar__hint"> (opens in a new tab)</span>
        </a>
      ) : (
        <span className="site-bar__note">Choose a dealer in the menu</span>
      )}
    </section>
  )
}
