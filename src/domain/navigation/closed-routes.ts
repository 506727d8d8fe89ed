import { leadTypeOf, type LeadType } from '@/src/domain/leads/lead-types'
import { tradeInPaths } from '@/src/domain/navigation/link-target'
import type { SiteRoutePath } from '@/src/domain/routes/site-routes'
import { findWheel } from '@/src/domain/sales/wheel'
import type { Switches } from '@/src/domain/switches'

/** The switches and contents of a site, on which the existence of some pages depends. */
export type SiteContents = {
  readonly switches: Switches
  readonly hasModels: boolean
  readonly hasParts: boolean
  readonly hasBrands: boolean
  readonly acceptsPayments: boolean
}

const offers =
  (type: LeadType) =>
  ({ switches }: Pick<SiteContents, 'switches'>): boolean =>
    leadTypeOf(type).isOffered?.(switches) ?? true

/** The pages that not every dealer has, with the rule of each. */
const rules: Readonly<Partial<Record<SiteRoutePath, (contents: SiteContents) => boolean>>> = {
  '/book-test-drive': offers('test-drive'),
  '/home-test-drive': offers('home-test-drive'),
  '/cars/trade-in': offers('trade-in'),
  '/brands': ({ hasBrands }) => hasBrands,
  '/delivery/[[...path]]': ({ switches }) => switches.tools.delivery,
  '/models/[[...path]]': ({ hasModels }) => hasModels,
  '/online-payment': ({ switches, acceptsPayments }) => switches.sales.online_payment && acceptsPayments,
  '/parts/search/[[...path]]': ({ hasParts }) => hasParts,
  '/spin-to-win': (contents) => findWheel(contents) !== null,
}

/** Reports whether staff's page at this address is closed: one about trade-ins, at a dealer who takes none (TRD-01). */
export const isClosedPage = (slug: string, site: Pick<SiteContents, 'switches'>): boolean =>
  tradeInPaths.has(slug.toLowerCase()) && !offers('trade-in')(site)

/** Lists the routes that a dealer has switched off, or has nothing to show at (STF-06). */
export const listClosedRoutes = (contents: SiteContents): readonly SiteRoutePath[] =>
  (Object.keys(rules) as SiteRoutePath[]).filter((route) => rules[route]?.(contents) === false)
