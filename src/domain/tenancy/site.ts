import type { SiteLocation } from '@/src/domain/locations/location'
import type { MenuGroup, MenuItem } from '@/src/domain/navigation/menu'
import type { Switches } from '@/src/domain/switches'
import type { SiteTheme } from '@/src/domain/theme/site-theme'

/** The dealer's data for its pages: loaded once per request by `src/server/site/site.ts`, passed as props. */
export type Site = {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** The template's slug, for analytics and staff only. No code may compare it (TEN-03). */
  readonly template: string
  /** Public address without a trailing slash. */
  readonly url: string
  readonly website_id: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  /** A group's dealerships, with the ids used in leads and feeds. */
  readonly dealerships?: readonly {
    readonly name: string
    readonly dealership_id: string
    readonly dealership_slug?: string
  }[]
  /** Head office, if it is not one of the locations. */
  readonly address?: Readonly<Partial<Record<'street' | 'city' | 'state' | 'postcode', string>>>
  /** City shown in place of the primary location's. */
  readonly override_city?: string
  /** External services of the site, with the dealer's account there. */
  readonly plugins?: readonly { readonly name: string; readonly account?: string }[]
  readonly phone?: string
  readonly manufacturer?: { readonly name: string }
  readonly licence?: string
  readonly abn?: string
  /** The dealer's text on what prices include. */
  readonly price_text?: string
  /** The dealer's own legal texts: privacy notice of forms, terms, and what prices include. */
  readonly legal?: Readonly<Partial<Record<'privacy' | 'terms' | 'prices', string>>>
  readonly theme: SiteTheme
  readonly switches: Switches
  readonly locations: readonly SiteLocation[]
  readonly social: Readonly<Partial<Record<'facebook' | 'instagram' | 'youtube' | 'linkedin', string>>>
  readonly header: readonly MenuItem[]
  readonly footer: readonly MenuGroup[]
}
