import { DEFAULT_TIME_ZONE, toMoment, type LocalTime } from '@/src/domain/time/zones'
import {
  findDepartmentLocation,
  formItemTypes,
  type FormVehicle,
  listFormLocations,
} from '@/src/domain/leads/form-locations'
import { listBookingLocations } from '@/src/domain/leads/booking-locations'
import {
  type BookingKind,
  bookingKindOf,
  type LeadType,
  leadTypeOf,
  toFormContext,
} from '@/src/domain/leads/lead-types'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { bookableDayLimits, preferredDayLimits, type DayLimits } from './slots'
import { preferredDayProblem, slotProblem, type SlotProblem } from './slot-problems'

export type BookingVehicle = FormVehicle & { readonly id?: string }
type Values = Readonly<Record<string, string>>

/** Returns a location as the department of a form, so that the department's own special hours count (LOC-05). */
export const asDepartment = (location: SiteLocation, leadType: LeadType): SiteLocation => {
  const { department } = leadTypeOf(leadType)
  return department === undefined ? location : { ...location, location_type: department }
}

/** Returns the location that a form books at: the chosen one, else the first; undefined if none can be booked. */
export const findBookingLocation = (
  site: Site,
  leadType: LeadType,
  vehicle: BookingVehicle | undefined,
  values: Values,
): SiteLocation | undefined => {
  const locations = listBookingLocations(toFormContext(leadType, vehicle, site))
  const chosenSlug = values['distribution_location'] ?? values['location']
  const location = locations.find(({ slug }) => slug === chosenSlug) ?? locations[0]
  return location && asDepartment(location, leadType)
}

export type RequestedBooking = {
  readonly kind: BookingKind
  /** The item types that the form is about. */
  readonly itemTypes: readonly string[]
  readonly location: SiteLocation
  /** Absent if the shopper asks for a day without a time. */
  readonly localTime?: LocalTime
  readonly at?: number
}

/** The zone in which a preferred day counts: of the chosen location, else the vehicle's, else the dealer's first. */
const preferredZone = (site: Site, leadType: LeadType, vehicle: BookingVehicle | undefined, values: Values): string => {
  const locations = listFormLocations(toFormContext(leadType, vehicle, site))
  const location =
    locations.find(({ slug }) => slug === values['location']) ??
    (vehicle && findVehicleLocation(vehicle, site)) ??
    locations[0]
  return location?.timezone ?? DEFAULT_TIME_ZONE
}

/** Returns the problem of a day that a form only prefers; null if the day can be requested. */
const readPreferredDay = (
  site: Site,
  leadType: LeadType,
  vehicle: BookingVehicle | undefined,
  values: Values,
  now: number,
): SlotProblem | null => {
  const workshop = findDepartmentLocation(toFormContext(leadType, undefined, site), values['location'])
  const timezone = workshop?.timezone ?? preferredZone(site, leadType, vehicle, values)
  return preferredDayProblem(values['date'] ?? '', timezone, now, workshop && asDepartment(workshop, leadType)) ?? null
}

/** Returns the days that a form takes before the shopper chooses a location; later reading has the same limits. */
const formDayLimits = (site: Site, leadType: LeadType, vehicle: BookingVehicle | undefined, now: number): DayLimits => {
  const location = bookingKindOf(leadType, site.switches) && findBookingLocation(site, leadType, vehicle, {})
  return location
    ? bookableDayLimits(location, site.switches.bookings, now)
    : preferredDayLimits(preferredZone(site, leadType, vehicle, {}), now)
}

/** Limits the days of a form's date field to those that are not refused (LEAD-02). */
export const limitDays = (
  fields: readonly LeadField[],
  ...form: Parameters<typeof formDayLimits>
): readonly LeadField[] =>
  fields.map((field) => (field.kind === 'date' ? { ...field, ...formDayLimits(...form) } : field))

/**
 * Reads the booking that a form asks for, or the problem with it; null if the form books nothing. A day that it only
 * prefers is checked too, since every form with a day is read here.
 */
export const readRequestedBooking = (
  site: Site,
  leadType: LeadType,
  vehicle: BookingVehicle | undefined,
  values: Values,
  now: number,
): RequestedBooking | SlotProblem | null => {
  const kind = bookingKindOf(leadType, site.switches)
  const location = findBookingLocation(site, leadType, vehicle, values)
  const { date = '', time = '' } = values
  if (!kind || !location) return readPreferredDay(site, leadType, vehicle, values, now)
  const problem = slotProblem(location, site.switches.bookings, { date, time }, now)
  if (problem) return problem
  const itemTypes = formItemTypes({ vehicle, site })
  if (date === '' || time === '') return { kind, itemTypes, location }
  const localTime = `${date} ${time}`
  const at = toMoment(localTime, location.timezone)
  return { kind, itemTypes, location, ...(at !== null && { localTime, at }) }
}
