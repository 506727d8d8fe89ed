import type { Switches } from '@/tenants/switches'

/** What a page knows of the dealer it is shown for: read once per request by `src/server/site.ts`, passed as props. */
export type Site = {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** The template's slug; for analytics and staff only. No code compares it. */
  readonly template: string
  /** Public address without a trailing slash. */
  readonly url: string
  readonly website_id: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  /** Of a group: the dealerships it speaks for, as leads and feeds name them. */
  readonly dealerships?: readonly {
    readonly name: string
    readonly dealership_id: string
    readonly dealership_slug?: string
  }[]
  /** Head office, where it is not one of the locations. */
  readonly address?: Readonly<Partial<Record<'street' | 'city' | 'state' | 'postcode', string>>>
  /** City shown in place of the primary location's. */
  readonly override_city?: string
  /** Outside services this site may use, and what the dealer is known by there. */
  readonly plugins?: readonly { readonly name: string; readonly account?: string }[]
  readonly phone?: string
  readonly manufacturer?: { readonly name: string }
  readonly licence?: string
  readonly abn?: string
  /** What its prices include, in the dealer's own words. */
  readonly price_text?: string
  /** The dealer's own legal texts: privacy notice beside forms, terms, what prices include. */
  readonly legal?: Readonly<Partial<Record<'privacy' | 'terms' | 'prices', string>>>
  readonly theme: SiteTheme
  readonly switches: Switches
  readonly locations: readonly SiteLocation[]
  readonly social: Readonly<Partial<Record<'facebook' | 'instagram' | 'youtube' | 'linkedin', string>>>
  readonly header: readonly MenuItem[]
  readonly footer: readonly MenuGroup[]
}

/** What the site itself keeps up in a menu: the dealer's models, or the kinds of car they sell (CNT-02). */
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

/** Hex colours; the derived ones (hover, on-accent, borders) come from `src/domain/theme` (TEN-10). */
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

/** D§3 Opening hour entry. `open` and `close` are wall-clock minutes of the location's own day, `HH:MM`. */
export type OpeningHours = {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  readonly status: 'Open' | 'Closed'
  readonly open?: string
  readonly close?: string
}

export const departments = ['all', 'sales', 'service', 'parts'] as const
export type Department = (typeof departments)[number]

/** D§3 Special (holiday) hours: one day, `YYYY-MM-DD` at the location, on which it keeps other hours. */
export type SpecialHours = {
  readonly date: string
  readonly status: 'Open' | 'Closed'
  /** Wall-clock times, `HH:MM`. */
  readonly start_hour?: string
  readonly end_hour?: string
  readonly department: Department
  readonly name?: string
}

/** D§3 Location, as shoppers see it. */
export type SiteLocation = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  readonly location_type: LocationType
  /** May include `buying`. */
  readonly location_subtype?: readonly string[]
  /** Makes it speaks for; none means all of the dealer's. */
  readonly manufacturers?: readonly string[]
  /** Slugs of the locations its cars can be driven at, too (LEAD-02). */
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
  /** Where its service bookings are made, shown in a frame on its page (LOC-06). */
  readonly service_booking_url?: string
  readonly opening_hours: readonly OpeningHours[]
  /** The coming ones, by date. */
  readonly special_hours?: readonly SpecialHours[]
}
