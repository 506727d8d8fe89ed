import { ExternalLink } from 'lucide-react'
import type { PayloadRequest } from 'payload'
import { leadHandlers, listTenantsWithRole, type Staff } from '@/src/cms/access/roles'
import { NewLeadsTitle } from '../leads/new-leads-title'
import { PanelSearch } from '../search/panel-search'
import { findPanelContext } from './chosen-tenant'

const answersLeads = (staff: Staff, tenant: string): boolean =>
  staff.platformAdmin || listTenantsWithRole(staff, leadHandlers).includes(tenant)

const hasSeveralDealers = ({ platformAdmin, memberships }: Staff): boolean => platformAdmin || memberships.length > 1

const allDealersText = ({ platformAdmin, memberships }: Staff): string =>
  platformAdmin ? 'All dealers' : `Your ${String(memberships.length)} dealers`

const SiteLink = ({ url }: { readonly url: string | undefined }) =>
  url === undefined ? (
    <span className="site-bar__note">Choose a dealer in the menu</span>
  ) : (
    <a className="site-bar__link" href={url} target="_blank" rel="noopener">
      View site
      <ExternalLink size={15} aria-hidden />
      <span className="panel-hidden"> (opens in a new tab)</span>
    </a>
  )

/**
 * A bar at the top of every page with the tenant's name, the search and a link to its site, visible even if the menu is
 * collapsed.
 */
export const SiteBar = async ({ req }: { readonly req?: PayloadRequest }) => {
  const panelContext = req ? await findPanelContext(req) : null
  if (panelContext === null) return null
  const { staff, tenant } = panelContext
  return (
    <section className="site-bar" aria-label="Your site">
      <strong className="site-bar__name">{tenant?.name ?? allDealersText(staff)}</strong>
      <PanelSearch dealer={hasSeveralDealers(staff) ? tenant?.name : undefined} />
      {tenant && answersLeads(staff, tenant.id) && <NewLeadsTitle tenant={tenant.id} />}
      <SiteLink url={tenant?.url} />
    </section>
  )
}
