import { expect, test } from 'vitest'
import { toCardPrice } from '@/src/domain/stock/card/card'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import { resolveSwitches } from '@/src/domain/switches'
import { toLiveState } from './live-state'
import { withOverrides } from './overrides'
import type { Vehicle } from './vehicle'
import { testVehicle } from './vehicle.test-support'

type Prices = Pick<Vehicle, 'price_cents' | 'offer_price_cents' | 'before_price_cents' | 'overrides'>

const { price_cents: _, ...unpriced } = testVehicle
const { display } = resolveSwitches({}, {})

/** The price and the crossed-out price of a vehicle's card, in dollars. */
const readCard = (prices: Prices) => {
  const vehicle: Vehicle = { ...unpriced, ...prices, status: 'in_stock' }
  const price = toCardPrice(toSearchRecord(vehicle, { tenantId: 't' }), display)
  if (price.kind !== 'price') throw new Error('Expected a price.')
  // An open page follows the same prices, and a vehicle whose values have been applied keeps them.
  expect(toLiveState(vehicle)).toMatchObject({ price: price.dollars, ...(price.was && { before_price: price.was }) })
  expect(withOverrides(withOverrides(vehicle))).toEqual(withOverrides(vehicle))
  return [price.dollars, price.was]
}

test('[CARD-04] [STF-02] an offer crosses out the price that it replaces, if that is higher', () => {
  const price_cents = 3_299_000
  expect(readCard({ price_cents, overrides: { offer_price_cents: 3_099_000 } })).toEqual([30_990, 32_990])
  expect(readCard({ price_cents, offer_price_cents: 3_099_000 })).toEqual([30_990, 32_990])
  // The dealer's own offer replaces the feed's.
  const feed = { price_cents, offer_price_cents: 3_199_000 }
  expect(readCard({ ...feed, overrides: { offer_price_cents: 3_099_000 } })).toEqual([30_990, 31_990])
  // Nothing is crossed out that is not higher, or no price.
  expect(readCard({ price_cents, overrides: { offer_price_cents: 3_299_000 } })).toEqual([32_990, undefined])
  expect(readCard({ price_cents, overrides: { offer_price_cents: 3_399_000 } })).toEqual([33_990, undefined])
  expect(readCard({ price_cents: 1000, overrides: { offer_price_cents: 3_099_000 } })).toEqual([30_990, undefined])
  expect(readCard({ overrides: { offer_price_cents: 3_099_000 } })).toEqual([30_990, undefined])
  expect(readCard({ price_cents })).toEqual([32_990, undefined])
})

test('[CARD-04] [STF-02] an earlier price of the dealer or the feed comes first, and the dealer’s 0 crosses out nothing', () => {
  const prices = { price_cents: 3_299_000, before_price_cents: 3_499_000 }
  const own = { offer_price_cents: 3_099_000 }
  expect(readCard({ ...prices, overrides: own })).toEqual([30_990, 34_990])
  expect(readCard({ ...prices, overrides: { ...own, before_price_cents: 3_399_000 } })).toEqual([30_990, 33_990])
  expect(readCard({ ...prices, overrides: { ...own, before_price_cents: 0 } })).toEqual([30_990, undefined])
  // An earlier price that is not higher doesn't hide the one that the offer replaces.
  expect(readCard({ ...prices, before_price_cents: 2_999_000, overrides: own })).toEqual([30_990, 32_990])
})
