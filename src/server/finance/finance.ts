import 'server-only'
import { isVehicleId } from '@/src/domain/events/beacon'
import { buildFinanceDisclaimer } from '@/src/domain/finance/disclaimer'
import { findFinanceEstimate, isFinanceExcluded } from '@/src/domain/finance/estimate'
import type { FinanceEstimate } from '@/src/domain/finance/estimate-text'
import type { QuoteRequest } from '@/src/domain/finance/quote'
import type { YouxQuote } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { env } from '@/src/env'
import { createFinanceQuotes } from '@/src/integrations/finance-quote'
import { secondsToWait } from '@/src/server/limits'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { log } from '@/src/platform/log'

const provider = createFinanceQuotes(env, (line) => log.warn(line))

/** Seconds until this sender may request another quote; 0 if it may now. `sender` is the trusted client address. */
export const secondsToWaitForQuote = ({ id }: Site, sender: string | null): Promise<number> =>
  secondsToWait(['quotesBySender', sender], ['quotesBySite', id])

/** Milliseconds a quote is reused: several shoppers look at the same vehicle. */
const QUOTE_CACHE_MS = 600_000
const MAX_CACHED_QUOTES = 500
const cachedQuotes = new Map<string, { readonly quote: Promise<YouxQuote | null>; readonly until: number }>()

/** Returns the provider's quote, cached for some minutes; null if it is absent (FIN-04). */
export const getFinanceQuote = async (request: QuoteRequest): Promise<YouxQuote | null> => {
  const key = JSON.stringify(request)
  const cached = cachedQuotes.get(key)
  if (cached && cached.until > Date.now()) return cached.quote
  const quote = provider.quote(request)
  cachedQuotes.delete(key)
  cachedQuotes.set(key, { quote, until: Date.now() + QUOTE_CACHE_MS })
  for (const oldest of [...cachedQuotes.keys()].slice(0, Math.max(0, cachedQuotes.size - MAX_CACHED_QUOTES)))
    cachedQuotes.delete(oldest)
  // Do not cache a failure.
  if ((await quote) === null) cachedQuotes.delete(key)
  return quote
}

export type FinanceData = {
  readonly id: string
  readonly provider: string
  readonly disclaimer: string
  readonly estimate?: FinanceEstimate
}

/**
 * Returns finance of a vehicle by its id (FIN-05): the lender's full disclaimer and the estimate; null if none is
 * shown.
 */
export const findFinanceData = async (site: Site, vehicleId: string): Promise<FinanceData | null> => {
  const vehicle = isVehicleId(vehicleId.toLowerCase()) ? await findPublicVehicle(site.id, vehicleId) : null
  if (!vehicle) return null
  const { finance } = site.switches
  const location = findVehicleLocation(vehicle, site)
  if (isFinanceExcluded(vehicle, finance, location)) return null
  const now = new Date()
  const disclaimer = buildFinanceDisclaimer(vehicle, finance, now, location)
  if (disclaimer === '') return null
  const estimate = findFinanceEstimate(vehicle, finance, now, location)
  return { id: vehicle.id, provider: finance.provider, disclaimer, ...(estimate && { estimate }) }
}
