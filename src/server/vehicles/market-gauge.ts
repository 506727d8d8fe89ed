import 'server-only'
import type { Gauge, NoRating } from '@/src/domain/market/gauge'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { askingPriceDollars } from '@/src/domain/stock/price/price'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { env } from '@/src/env'
import { createMarketGauge } from '@/src/integrations/market-gauge'
import { log } from '@/src/platform/log'
import { withTimeout } from '@/src/platform/with-timeout'
import { markIncomplete } from '@/src/page-cache/render'
import { toMarketVehicle, findPublicStock } from './public-stock'

/** The page is rendered without a gauge that takes longer. */
const TIMEOUT_MS = 3000

const provider = createMarketGauge(env, findPublicStock)

/**
 * Rates a vehicle's price against the market (VDP-11): the gauge, or the reason why it is missing, such as a sold
 * vehicle; null if the provider fails or times out, which is logged. The answer is cached like a page until the
 * dealer's stock changes; a failure is cached only briefly.
 */
export const findGauge = async (vehicle: Vehicle): Promise<Partial<Gauge> | NoRating | null> => {
  const price = askingPriceDollars(vehicle)
  if (price === undefined || !isAvailable(vehicle.status)) return { reason: 'unknown' }
  try {
    return await withTimeout(
      provider.rate(toMarketVehicle(vehicle, price)),
      TIMEOUT_MS,
      'The market gauge did not answer in time.',
    )
  } catch (error) {
    log.error({ err: error }, 'The market gauge failed.')
    markIncomplete()
    return null
  }
}
