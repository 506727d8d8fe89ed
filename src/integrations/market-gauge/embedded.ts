import type { MarketCar } from '@/src/domain/market/comparable'
import { rateAgainst } from '@/src/domain/market/rate'
import type { MarketGauge } from './port'

/** Finds vehicles that may compare with one among all that shoppers of this installation can see; not too many. */
export type FindStock = (car: MarketCar) => Promise<readonly MarketCar[]>

/** The gauge of an installation's own public stock: no provider, and no figure a shopper could not look up. */
export const embeddedGauge = (findStock: FindStock): MarketGauge => ({
  rate: async (car) => rateAgainst(car, await findStock(car)),
})
