import { findAddressPoint } from '@/src/domain/locations/places'
import { parseWeek } from '@/src/domain/locations/week'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import type { Location, SpecialHour } from '@/src/payload-types'
import { omitEmpty } from '@/src/domain/omit-empty'
import { placeTable } from '@/src/integrations/geocoding/place-table'
import { mediaUrl } from '@/src/server/content/menus'

const nonEmpty = (values: readonly string[] | null | undefined) => (values && values.length > 0 ? values : undefined)

const toSpecialHours = ({ date, status, start_hour, end_hour, department, name }: SpecialHour): SpecialHours =>
  ({ date, status, department, ...omitEmpty({ start_hour, end_hour, name }) }) as SpecialHours

/** Groups special days by the id of their location. */
export const groupSpecialHours = (rows: readonly SpecialHour[]): ReadonlyMap<string, readonly SpecialHours[]> => {
  const all = new Map<string, SpecialHours[]>()
  for (const row of rows) {
    const day = toSpecialHours(row)
    for (const one of row.locations) {
      const id = typeof one === 'string' ? one : one.id
      all.set(id, [...(all.get(id) ?? []), day])
    }
  }
  return all
}

export const toSiteLocation = (row: Location, specialHours: readonly SpecialHours[] = []): SiteLocation => {
  const { street, city, state, postcode, lat, long, place_url, place_id } = row.address
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    location_type: row.location_type ?? '',
    primary: row.primary === true,
    visible: row.visible !== false,
    timezone: row.timezone,
    address: { street, city, state, postcode, ...omitEmpty({ lat, long, place_url, place_id }) },
    opening_hours: parseWeek(row.opening_hours),
    ...omitEmpty({ point: findAddressPoint(omitEmpty({ city, state, postcode, lat, long }), placeTable) }),
    ...(specialHours.length > 0 && { special_hours: specialHours }),
    ...omitEmpty({
      dealership_id: row.dealership_id,
      dealership_slug: row.dealership_slug,
      location_subtype: nonEmpty(row.location_subtype),
      manufacturers: nonEmpty(row.manufacturers),
      distribution_locations: nonEmpty(row.distribution_locations),
      dealer_license_number: row.dealer_license_number,
      motor_vehicle_repairer: row.motor_vehicle_repairer,
      image_url: mediaUrl(row.image) ?? row.image_url,
      badge: row.badge,
      phone: row.phone,
      landline_phone: row.landline_phone,
      service_booking_url: row.service_booking_url,
    }),
  } as SiteLocation
}
