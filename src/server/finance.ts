import 'server-only'
import { isCarId } from '@/src/domain/events/beacon'
import { financeDisclaimer } from '@/src/domain/finance/disclaimer'
import { financeEstimate, isExcluded, type FinanceEstimate } from '@/src/domain/finance/estimate'
import type { QuoteRequest } from '@/src/domain/finance/quote'
import type { YouxQuote } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { env } from '@/src/env'
import { financeQuotes } from '@/src/integrations/finance-quote'
import { secondsToWait } from './limits'
import { carNamed } from './named-car'

const quotes = financeQuotes(env, (line) => console.warn(line))

/** Seconds until this sender may request another quote; 0 if it may now. `sender` is the trusted client address. */
export const quoteWait = ({ id }: Site, sender: string | null): Promise<number> =>
  secondsToWait(['quotesBySender', sender], ['quotesBySite', id])

/** Milliseconds a quote is reused: several shoppers look at the same vehicle. */
const keptMs = 600_000
const mostKept = 500
const kept = new Map<string, { readonly quote: Promise<YouxQuote | null>; readonly until: number }>()

/** Returns the provider's quote, cached for some minutes; null if there is none (FIN-04). */
export const financeQuote = async (request: QuoteRequest): Promise<YouxQuote | null> => {
  const key = JSON.stringify(request)
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.quote
  const quote = quotes.quote(request)
  kept.delete(key)
  kept.set(key, { quote, until: Date.now() + keptMs })
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest)
  // Do not cache a failure.
  if ((await quote) === null) kept.delete(key)
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
export const financeData = async (site: Site, carId: string): Promise<FinanceData | null> => {
  const vehicle = isCarId(carId.toLowerCase()) ? await carNamed(site.id, carId) : null
  if (!vehicle) return null
  const { finance } = site.switches
  const place = vehicleLocation(vehicle, site)
  if (isExcluded(vehicle, finance, place)) return null
  const disclaimer = financeDisclaimer(vehicle, finance)
  if (disclaimer === '') return null
  const estimate = financeEstimate(vehicle, finance, new Date(), place)
  return { id: vehicle.id, provider: finance.provider, disclaimer, ...(estimate && { estimate }) }
}
