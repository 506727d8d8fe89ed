import { formatDollars } from '@/src/domain/money'
import { isAvailable } from '@/src/domain/stock/availability'
import { cardPrice } from '@/src/domain/stock/card'
import { toSearchRecord } from '@/src/domain/stock/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { type PriceWords, priceWords } from '@/src/domain/vehicle-page/price-words'
import type { SavedCarView } from '@/src/features/saved/saved-list'
import { priceNow, type SavedCar } from '@/src/server/watchlist'
import { keptCarOf } from './kept-car'

/** The price of a vehicle as its page shows it. */
export const carPriceWords = (site: Site, car: Vehicle): PriceWords => {
  const record = toSearchRecord(car, { tenantId: site.id, location: vehicleLocation(car, site) })
  return priceWords(cardPrice(record, site.switches.display))
}

const noteOf = (car: Vehicle): string | undefined => {
  if (!isAvailable(car.status)) return 'Sold'
  if (car.reserved) return 'Reserved'
  return car.status === 'coming_soon' ? 'Coming soon' : undefined
}

/** A saved vehicle for display: its current price, and the drop since it was saved or since the last price email. */
export const savedView = (site: Site, { car, price_cents: before }: SavedCar): SavedCarView => {
  const { amount, type } = carPriceWords(site, car)
  const now = priceNow(car)
  const less = before !== null && now !== null && isAvailable(car.status) ? before - now : 0
  const note = noteOf(car)
  return {
    ...keptCarOf(car),
    price: amount,
    ...(type === undefined ? {} : { price_type: type }),
    ...(less >= 100 ? { drop: `${formatDollars(less / 100)} less than before` } : {}),
    ...(note === undefined ? {} : { note }),
  }
}
