import type { MarketCar } from '@/src/domain/market/comparable'
import { rateAgainst } from '@/src/domain/market/rate'
import type { MarketGauge } from './port'

/** Finds a limited number of publicly visible vehicles of this installation that are comparable with one. */
export type FindStock = (car: MarketCar) => Promise<readonly MarketCar[]>

/** Rates a vehicle against the installation's own public stock, so every figure can be checked by a shopper. */
export const embeddedGauge = (findStock: FindStock): MarketGauge => ({
  rate: async (car) => rateAgainst(car, await findStock(car)),
})
