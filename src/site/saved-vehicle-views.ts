import { formatDollars } from '@/src/domain/money/format-money'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { type PriceText, toFullPriceText } from '@/src/domain/vehicle-page/price/price-text'
import type { SavedVehicleView } from '@/src/features/saved/saved-vehicle-list'
import { currentPriceCents } from '@/src/domain/stock/price/price'
import type { SavedVehicle } from '@/src/server/accounts/saved-vehicles'
import { toStoredVehicle } from './stored-vehicle'

/** The price of a vehicle as its page shows it. */
export const vehiclePriceText = (site: Site, car: Vehicle): PriceText => {
  const record = toSearchRecord(car, { tenantId: site.id, location: findVehicleLocation(car, site) })
  return toFullPriceText(record, site.switches.display)
}

const statusNote = (car: Vehicle): string | undefined => {
  if (!isAvailable(car.status)) return 'Sold'
  if (car.reserved) return 'Reserved'
  return car.status === 'coming_soon' ? 'Coming soon' : undefined
}

/** A saved vehicle for display: its current price, and the drop since it was saved or since the last price email. */
export const toSavedVehicleView = (site: Site, { car, price_cents: before }: SavedVehicle): SavedVehicleView => {
  const { amount, type } = vehiclePriceText(site, car)
  const now = currentPriceCents(car)
  const dropCents = before !== null && now !== null && isAvailable(car.status) ? before - now : 0
  const note = statusNote(car)
  return {
    ...toStoredVehicle(car),
    price: amount,
    ...(type === undefined ? {} : { price_type: type }),
    ...(dropCents >= 100 ? { priceDrop: `${formatDollars(dropCents / 100)} less than before` } : {}),
    ...(note === undefined ? {} : { note }),
  }
}
