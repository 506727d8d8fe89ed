import { visibleLocations } from '@/src/domain/locations/present'
import type { CarType } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import type { Purpose } from './purposes'

export type FormCar = {
  readonly car_type: CarType
  readonly make?: string
  readonly location_id?: string
  readonly dealership_slug?: string
}

export type Shop = Pick<Site, 'locations' | 'dealerships'> & {
  readonly switches: Pick<Site['switches'], 'forms' | 'bookings' | 'search'>
}

export type Department = 'any' | 'sales' | 'service' | 'parts'

const types: Readonly<Record<Exclude<Department, 'any'>, readonly string[]>> = {
  sales: ['sales', ''],
  service: ['service', 'service-and-parts'],
  parts: ['parts', 'service-and-parts'],
}

const departments: Readonly<Partial<Record<Purpose, Department>>> = {
  'test-drive': 'sales',
  'home-test-drive': 'sales',
  service: 'service',
  parts: 'parts',
}

/** Filters a list, but returns all of it if nothing matches: an empty select would prevent shoppers from writing. */
const preferably = <T>(all: readonly T[], passes: (one: T) => boolean): readonly T[] => {
  const some = all.filter(passes)
  return some.length > 0 ? some : all
}

const speaksFor = ({ manufacturers }: Pick<SiteLocation, 'manufacturers'>, make: string): boolean =>
  manufacturers === undefined || manufacturers.some((one) => one.toLowerCase() === make.toLowerCase())

/** Lists the locations of a form (LEAD-05): by the fixed list, hidden ones, the department and the vehicle's make. */
export const placesFor = (purpose: Purpose, car: FormCar | undefined, shop: Shop): readonly SiteLocation[] => {
  const { dealership_list, dealership_type, hidden_locations } = shop.switches.forms
  const shown = visibleLocations(shop).filter(
    ({ id, slug }) => !hidden_locations.includes(id) && !hidden_locations.includes(slug),
  )
  const listed = shown.filter(({ slug }) => dealership_list.length === 0 || dealership_list.includes(slug))
  const wanted = departments[purpose] ?? dealership_type
  const ofType = wanted === 'any' ? listed : preferably(listed, (one) => types[wanted].includes(one.location_type))
  const make = car?.make
  return make === undefined ? ofType : preferably(ofType, (one) => speaksFor(one, make))
}

/**
 * Lists the dealerships a shopper may prefer (LEAD-05), as slug and name: those in the fixed list, and of those with
 * locations only the ones whose locations the form may be for.
 */
export const dealershipsFor = (
  purpose: Purpose,
  car: FormCar | undefined,
  shop: Shop,
): readonly (readonly [string, string])[] => {
  const { dealership_list } = shop.switches.forms
  const all = (shop.dealerships ?? []).flatMap(({ name, dealership_slug: slug }) =>
    slug === undefined ? [] : [[slug, name] as const],
  )
  const places = new Set(placesFor(purpose, car, shop).map((one) => one.dealership_slug))
  const hasPlaces = (slug: string): boolean => shop.locations.some((one) => one.dealership_slug === slug)
  return all.filter(
    ([slug]) =>
      (dealership_list.length === 0 || dealership_list.includes(slug) || hasPlaces(slug)) &&
      (!hasPlaces(slug) || places.has(slug)),
  )
}

/** Lists the locations where a vehicle can be driven (LEAD-02), its own first; empty without distribution locations. */
export const distributionPlaces = (car: FormCar | undefined, shop: Shop): readonly SiteLocation[] => {
  if (!car) return []
  const own = vehicleLocation(car, shop)
  const slugs = own?.distribution_locations ?? []
  if (!own || slugs.length === 0) return []
  const others = visibleLocations(shop).filter(({ slug }) => slugs.includes(slug) && slug !== own.slug)
  return others.length > 0 ? [own, ...others] : []
}

/** Returns the kind of booking a form makes, if the dealer's switches enable it. */
export const bookingKind = (
  purpose: Purpose,
  { bookings }: Pick<Shop['switches'], 'bookings'>,
): 'test-drive' | 'home-test-drive' | 'service' | null => {
  if (purpose === 'test-drive') return bookings.test_drives ? 'test-drive' : null
  if (purpose === 'home-test-drive') return bookings.home_test_drives ? 'home-test-drive' : null
  return purpose === 'service' && bookings.service ? 'service' : null
}

/** Lists the locations of a booking, the default one first; those without opening hours have no slots. */
export const bookingPlaces = (purpose: Purpose, car: FormCar | undefined, shop: Shop): readonly SiteLocation[] => {
  const distributed = distributionPlaces(car, shop)
  const own = car && vehicleLocation(car, shop)
  const all = distributed.length > 0 ? distributed : own ? [own] : placesFor(purpose, car, shop)
  return all.filter(({ opening_hours }) => opening_hours.some(({ status }) => status === 'Open'))
}
