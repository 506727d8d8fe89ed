import type { MarketVehicle } from '@/src/domain/market/comparable'
import { rateVehicle } from '@/src/domain/market/market-range'
import type { MarketGauge } from './port'

/** Finds a limited number of publicly visible vehicles of this installation that are comparable with one. */
export type FindStock = (vehicle: MarketVehicle) => Promise<readonly MarketVehicle[]>

/** Rates a vehicle against the installation's own public stock, so every figure can be checked by a shopper. */
export const createEmbeddedGauge = (findStock: FindStock): MarketGauge => ({
  rate: async (vehicle) => rateVehicle(vehicle, await findStock(vehicle)),
})
