import { listVisibleLocations } from '@/src/domain/locations/location-display'
import type { CarType, ItemType } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'

export type FormVehicle = {
  readonly car_type: CarType
  readonly item_type?: ItemType
  readonly simple_body?: string
  readonly make?: string
  readonly location_id?: string
  readonly dealership_slug?: string
}

export type FormSwitches = Pick<
  Site['switches'],
  'contact' | 'display' | 'forms' | 'bookings' | 'search' | 'trade_in' | 'vehicle'
>
export type FormSite = Pick<Site, 'locations' | 'dealerships' | 'phone'> & { readonly switches: FormSwitches }

export type Department = 'sales' | 'service' | 'parts'

/** Everything that the fields of a form depend on. */
export type FormContext = {
  readonly site: FormSite
  readonly vehicle: FormVehicle | undefined
  /** The department that the form is for, if its lead type has one. */
  readonly department: Department | undefined
  /** True if the form offers free times. */
  readonly takesBookings: boolean
}

/** Returns the item types that a form is about: its vehicle's, else all that the dealer sells. */
export const formItemTypes = ({ vehicle, site }: Pick<FormContext, 'vehicle' | 'site'>): readonly string[] =>
  vehicle?.item_type === undefined ? site.switches.display.item_types : [vehicle.item_type]

const typesByDepartment: Readonly<Record<Department, readonly string[]>> = {
  sales: ['sales', ''],
  service: ['service', 'service-and-parts'],
  parts: ['parts', 'service-and-parts'],
}

/** Filters a list, but returns all of it if nothing matches: an empty select would prevent shoppers from writing. */
const filterUnlessEmpty = <T>(all: readonly T[], matches: (one: T) => boolean): readonly T[] => {
  const matching = all.filter(matches)
  return matching.length > 0 ? matching : all
}

const sellsMake = ({ manufacturers }: Pick<SiteLocation, 'manufacturers'>, make: string): boolean =>
  manufacturers === undefined || manufacturers.some((one) => one.toLowerCase() === make.toLowerCase())

/** Lists the locations of a form (LEAD-05): by the fixed list, hidden ones, the department and the vehicle's make. */
export const listFormLocations = ({
  site,
  vehicle,
  department: ownDepartment,
}: FormContext): readonly SiteLocation[] => {
  const { dealership_list, dealership_type, hidden_locations } = site.switches.forms
  const visible = listVisibleLocations(site).filter(
    ({ id, slug }) => !hidden_locations.includes(id) && !hidden_locations.includes(slug),
  )
  const allowed = visible.filter(({ slug }) => dealership_list.length === 0 || dealership_list.includes(slug))
  const department = ownDepartment ?? dealership_type
  const inDepartment =
    department === 'any'
      ? allowed
      : filterUnlessEmpty(allowed, (one) => typesByDepartment[department].includes(one.location_type))
  const make = vehicle?.make
  return make === undefined ? inDepartment : filterUnlessEmpty(inDepartment, (one) => sellsMake(one, make))
}

/**
 * Returns the location of a form for a department: the chosen one, else the dealer's only one, which gets the form
 * without being asked for (LEAD-05). Undefined for other forms.
 */
export const findDepartmentLocation = (
  context: FormContext,
  chosenSlug: string | undefined,
): SiteLocation | undefined => {
  const locations = context.department === undefined ? [] : listFormLocations(context)
  return locations.length === 1 ? locations[0] : locations.find(({ slug }) => slug === chosenSlug)
}

/**
 * Lists the dealerships a shopper may prefer (LEAD-05), as slug and name: those in the fixed list, and of those with
 * locations only the ones whose locations the form may be for.
 */
export const listFormDealerships = (context: FormContext): readonly (readonly [string, string])[] => {
  const { site } = context
  const { dealership_list } = site.switches.forms
  const all = (site.dealerships ?? []).flatMap(({ name, dealership_slug: slug }) =>
    slug === undefined ? [] : [[slug, name] as const],
  )
  const dealershipSlugs = new Set(listFormLocations(context).map((one) => one.dealership_slug))
  const hasLocations = (slug: string): boolean => site.locations.some((one) => one.dealership_slug === slug)
  return all.filter(
    ([slug]) =>
      (dealership_list.length === 0 || dealership_list.includes(slug) || hasLocations(slug)) &&
      (!hasLocations(slug) || dealershipSlugs.has(slug)),
  )
}
