import type { Point } from '@/src/domain/delivery/distance'
import type { OpeningHours, SpecialHours } from './opening-hours'

export const locationTypes = ['sales', 'service', 'parts', 'service-and-parts', ''] as const
export type LocationType = (typeof locationTypes)[number]

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
  /**
   * Where it is on maps and for distances: its own coordinates, or about there by its suburb. Directions lead to the
   * address. Absent if neither is known.
   */
  readonly point?: Point
  readonly phone?: string
  readonly landline_phone?: string
  /** Service booking page, embedded in the location's page (LOC-06). */
  readonly service_booking_url?: string
  readonly opening_hours: readonly OpeningHours[]
  /** Coming special hours, by date. */
  readonly special_hours?: readonly SpecialHours[]
}
