import { listVisibleLocations } from '@/src/domain/locations/location-display'
import type { CarType } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import type { LeadType } from './lead-types'

export type FormVehicle = {
  readonly car_type: CarType
  readonly make?: string
  readonly location_id?: string
  readonly dealership_slug?: string
}

export type FormSite = Pick<Site, 'locations' | 'dealerships'> & {
  readonly switches: Pick<Site['switches'], 'forms' | 'bookings' | 'search'>
}

export type DepartmentFilter = 'any' | 'sales' | 'service' | 'parts'

const typesByDepartment: Readonly<Record<Exclude<DepartmentFilter, 'any'>, readonly string[]>> = {
  sales: ['sales', ''],
  service: ['service', 'service-and-parts'],
  parts: ['parts', 'service-and-parts'],
}

const departmentByLeadType: Readonly<Partial<Record<LeadType, DepartmentFilter>>> = {
  'test-drive': 'sales',
  'home-test-drive': 'sales',
  service: 'service',
  parts: 'parts',
}

/** Filters a list, but returns all of it if nothing matches: an empty select would prevent shoppers from writing. */
const filterUnlessEmpty = <T>(all: readonly T[], matches: (one: T) => boolean): readonly T[] => {
  const matching = all.filter(matches)
  return matching.length > 0 ? matching : all
}

const sellsMake = ({ manufacturers }: Pick<SiteLocation, 'manufacturers'>, make: string): boolean =>
  manufacturers === undefined || manufacturers.some((one) => one.toLowerCase() === make.toLowerCase())

/** Lists the locations of a form (LEAD-05): by the fixed list, hidden ones, the department and the vehicle's make. */
export const listFormLocations = (
  leadType: LeadType,
  vehicle: FormVehicle | undefined,
  site: FormSite,
): readonly SiteLocation[] => {
  const { dealership_list, dealership_type, hidden_locations } = site.switches.forms
  const visible = listVisibleLocations(site).filter(
    ({ id, slug }) => !hidden_locations.includes(id) && !hidden_locations.includes(slug),
  )
  const allowed = visible.filter(({ slug }) => dealership_list.length === 0 || dealership_list.includes(slug))
  const department = departmentByLeadType[leadType] ?? dealership_type
  const inDepartment =
    department === 'any'
      ? allowed
      : filterUnlessEmpty(allowed, (one) => typesByDepartment[department].includes(one.location_type))
  const make = vehicle?.make
  return make === undefined ? inDepartment : filterUnlessEmpty(inDepartment, (one) => sellsMake(one, make))
}

/**
 * Lists the dealerships a shopper may prefer (LEAD-05), as slug and name: those in the fixed list, and of those with
 * locations only the ones whose locations the form may be for.
 */
export const listFormDealerships = (
  leadType: LeadType,
  vehicle: FormVehicle | undefined,
  site: FormSite,
): readonly (readonly [string, string])[] => {
  const { dealership_list } = site.switches.forms
  const all = (site.dealerships ?? []).flatMap(({ name, dealership_slug: slug }) =>
    slug === undefined ? [] : [[slug, name] as const],
  )
  const dealershipSlugs = new Set(listFormLocations(leadType, vehicle, site).map((one) => one.dealership_slug))
  const hasLocations = (slug: string): boolean => site.locations.some((one) => one.dealership_slug === slug)
  return all.filter(
    ([slug]) =>
      (dealership_list.length === 0 || dealership_list.includes(slug) || hasLocations(slug)) &&
      (!hasLocations(slug) || dealershipSlugs.has(slug)),
  )
}

/** Lists the locations where a vehicle can be driven (LEAD-02), its own first; empty without distribution locations. */
export const listDistributionLocations = (
  vehicle: FormVehicle | undefined,
  site: FormSite,
): readonly SiteLocation[] => {
  if (!vehicle) return []
  const ownLocation = findVehicleLocation(vehicle, site)
  const slugs = ownLocation?.distribution_locations ?? []
  if (!ownLocation || slugs.length === 0) return []
  const others = listVisibleLocations(site).filter(({ slug }) => slugs.includes(slug) && slug !== ownLocation.slug)
  return others.length > 0 ? [ownLocation, ...others] : []
}

/** Returns the kind of booking a form makes, if the dealer's switches enable it. */
export const bookingKindOf = (
  leadType: LeadType,
  { bookings }: Pick<FormSite['switches'], 'bookings'>,
): 'test-drive' | 'home-test-drive' | 'service' | null => {
  if (leadType === 'test-drive') return bookings.test_drives ? 'test-drive' : null
  if (leadType === 'home-test-drive') return bookings.home_test_drives ? 'home-test-drive' : null
  return leadType === 'service' && bookings.service ? 'service' : null
}

/** Lists the locations of a booking, the default one first; those without opening hours have no slots. */
export const listBookingLocations = (
  leadType: LeadType,
  vehicle: FormVehicle | undefined,
  site: FormSite,
): readonly SiteLocation[] => {
  const distributionLocations = listDistributionLocations(vehicle, site)
  const ownLocation = vehicle && findVehicleLocation(vehicle, site)
  const all =
    distributionLocations.length > 0
      ? distributionLocations
      : ownLocation
        ? [ownLocation]
        : listFormLocations(leadType, vehicle, site)
  return all.filter(({ opening_hours }) => opening_hours.some(({ status }) => status === 'Open'))
}
