import type { OpeningHours, SiteLocation } from '@/src/domain/tenancy/site'
import type { Location } from '@/src/payload-types'
import { present } from '@/src/domain/present'
import { mediaUrl } from './menus'

const hoursOf = (rows: Location['opening_hours']): readonly OpeningHours[] =>
  (rows ?? []).map((row) => ({
    weekday: Number(row.weekday) as OpeningHours['weekday'],
    status: row.status,
    ...present({ open: row.open, close: row.close }),
  })) as readonly OpeningHours[]

export const locationOf = (row: Location): SiteLocation => {
  const { street, city, state, postcode, lat, long, place_url } = row.address
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    location_type: row.location_type ?? '',
    primary: row.primary === true,
    visible: row.visible !== false,
    timezone: row.timezone,
    address: { street, city, state, postcode, ...present({ lat, long, place_url }) },
    opening_hours: hoursOf(row.opening_hours),
    ...present({
      dealership_id: row.dealership_id,
      dealership_slug: row.dealership_slug,
      dealer_license_number: row.dealer_license_number,
      motor_vehicle_repairer: row.motor_vehicle_repairer,
      image_url: mediaUrl(row.image) ?? row.image_url,
      badge: row.badge,
      phone: row.phone,
      landline_phone: row.landline_phone,
    }),
  } as SiteLocation
}
