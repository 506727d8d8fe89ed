import type { Switches } from '@/src/domain/switches'

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

/** Menu entries that the site fills in: the dealer's models or stock categories (CNT-02). */
export type MenuSource = 'models' | 'stock'

export type MenuItem = {
  readonly label: string
  readonly href?: string
  readonly dynamic?: MenuSource
  readonly children?: readonly { readonly label: string; readonly href: string; readonly note?: string }[]
}
export type MenuGroup = {
  readonly title: string
  readonly dynamic?: MenuSource
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export const headerStyles = [
  'two-rows',
  'one-row',
  'transparent',
  'compact',
  'centred',
  'dark',
  'overlay',
  'rounded',
  'minimal',
] as const
export const footerStyles = ['light', 'dark', 'tinted'] as const

/** Hex colours; derived ones (hover, on-accent, borders) are computed in `src/domain/theme` (TEN-10). */
export type SiteTheme = {
  readonly accent: string
  readonly secondary?: string
  readonly surface: string
  readonly surface_alt: string
  readonly ink: string
  readonly dark: boolean
  readonly heading_font: string
  readonly text_font: string
  readonly radius: number
  readonly header: (typeof headerStyles)[number]
  readonly footer: (typeof footerStyles)[number]
  readonly logo_url?: string
}

export const locationTypes = ['sales', 'service', 'parts', 'service-and-parts', ''] as const
export type LocationType = (typeof locationTypes)[number]

/** Opening hours of a weekday (LOC-10). `open` and `close` are local times, `HH:MM`. */
export type OpeningHours = {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  readonly status: 'Open' | 'Closed'
  readonly open?: string
  readonly close?: string
}

export const departments = ['all', 'sales', 'service', 'parts'] as const
export type Department = (typeof departments)[number]

/** Special hours of one day, `YYYY-MM-DD` at the location, which replace the regular ones (LOC-10). */
export type SpecialHours = {
  readonly date: string
  readonly status: 'Open' | 'Closed'
  /** Local times, `HH:MM`. */
  readonly start_hour?: string
  readonly end_hour?: string
  readonly department: Department
  readonly name?: string
}

/** A location as shoppers see it (LOC-10). */
export type SiteLocation = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  readonly location_type: LocationType
  /** May include `buying`. */
  readonly location_subtype?: readonly string[]
  /** Makes it sells; absent for all of the dealer's. */
  readonly manufacturers?: readonly string[]
  /** Slugs of other locations where its vehicles can be driven (LEAD-02). */
  readonly distribution_locations?: readonly string[]
  readonly primary: boolean
  readonly visible: boolean
  readonly dealer_license_number?: string
  readonly motor_vehicle_repairer?: string
  readonly image_url?: string
  readonly badge?: string
  readonly timezone: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly postcode: string
    readonly lat?: number
    readonly long?: number
    readonly place_url?: string
    readonly place_id?: string
  }
  readonly phone?: string
  readonly landline_phone?: string
  /** Service booking page, embedded in the location's page (LOC-06). */
  readonly service_booking_url?: string
  readonly opening_hours: readonly OpeningHours[]
  /** Coming special hours, by date. */
  readonly special_hours?: readonly SpecialHours[]
}
