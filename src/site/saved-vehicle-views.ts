import { formatDollars } from '@/src/domain/money/format-money'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { toFullPriceText } from '@/src/domain/vehicle-page/price/full-price-text'
import type { PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { toCardView, type CardView } from '@/src/features/stock/card/card-view'
import type { SavedCard } from '@/src/features/stock/saved/saved-cards'
import { currentPriceCents } from '@/src/domain/stock/price/price'
import type { SavedVehicle } from '@/src/server/accounts/saved-vehicles'
import { toCardRecord } from '@/src/server/vehicles/vehicle-record'

/** The price of a vehicle as its page shows it. */
export const vehiclePriceText = (site: Site, vehicle: Vehicle): PriceText => {
  const record = toSearchRecord(vehicle, { tenantId: site.id, location: findVehicleLocation(vehicle, site) })
  return toFullPriceText(record, site.switches.display)
}

/** The sold ones say so on their cards. */
const statusNote = (vehicle: Vehicle): string | undefined => {
  if (!isAvailable(vehicle.status)) return undefined
  return vehicle.reserved ? 'Reserved' : undefined
}

/** The card of a saved vehicle. It has no buttons: the card itself leads to the vehicle, and the list compares. */
export const toSavedView = (site: Site, vehicle: Vehicle, now: Date): CardView => {
  const { compare: _, ...view } = toCardView(toCardRecord(site, vehicle, now), toCardSettings(site), now)
  return { ...view, buttons: [] }
}

/** A saved vehicle for display: its card, and the drop of its price since it was saved or since the last price email. */
export const toSavedCard = (site: Site, { vehicle, price_cents: before }: SavedVehicle): SavedCard => {
  const now = currentPriceCents(vehicle)
  const dropCents = before !== null && now !== null && isAvailable(vehicle.status) ? before - now : 0
  const note = statusNote(vehicle)
  return {
    view: toSavedView(site, vehicle, new Date()),
    ...(dropCents >= 100 ? { priceDrop: `${formatDollars(dropCents / 100)} less than before` } : {}),
    ...(note === undefined ? {} : { note }),
  }
}
