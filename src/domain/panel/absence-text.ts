import { isInTrash } from '../content/trash'
import { countPhotos, isPublic, soldWindowStart } from '../stock/vehicle/availability'
import { withOverrides } from '../stock/vehicle/overrides'
import type { Vehicle } from '../stock/vehicle/vehicle'
import type { Switches } from '../switches'
import { formatCount } from '../text/numbers'

/** The switches that decide whether search results list a vehicle. */
export type AbsenceSwitches = Pick<Switches['search'], 'sold_days' | 'only_shown_on_website' | 'min_photos'>

const isSoldListed = ({ sold_at }: Vehicle, { sold_days }: AbsenceSwitches, now: Date): boolean =>
  sold_days > 0 && (sold_at === undefined || Date.parse(sold_at) / 1000 >= soldWindowStart(sold_days, now))

/** Why search results leave a vehicle out that shoppers could open (STK-07). */
const unlistedText = (vehicle: Vehicle, switches: AbsenceSwitches, now: Date): string | undefined => {
  const { status, show_on_dealer_website: isShown } = vehicle
  if (status === 'others') return 'Not for sale: search results leave this vehicle out.'
  if (status === 'sold' && !isSoldListed(vehicle, switches, now))
    return 'Sold: search results leave this vehicle out. Its page says that it’s sold.'
  if (switches.only_shown_on_website && !isShown) return 'Search results leave this vehicle out, as its feed asks.'
  return countPhotos(withOverrides(vehicle)) < switches.min_photos
    ? `Search results leave this vehicle out until it has ${formatCount(switches.min_photos, 'photo')}.`
    : undefined
}

/** Says why shoppers don't find a vehicle, by the rules of the site; undefined if they do. */
export const absenceText = (
  values: Readonly<Record<string, unknown>>,
  vehicle: Vehicle,
  ...rules: [AbsenceSwitches, Date]
): string | undefined => {
  if (isInTrash(values)) return 'In the trash: shoppers don’t see this vehicle.'
  if (vehicle.hidden) return 'Hidden: shoppers don’t see this vehicle.'
  if (!isPublic(vehicle)) return 'No longer in your stock: shoppers don’t see this vehicle.'
  return unlistedText(vehicle, ...rules)
}
