import * as z from 'zod/mini'
import type { YouxQuote, Vehicle } from '@/src/domain/stock/vehicle'
import { financedPrice, isExcluded, type FinancedVehicle, type FinancePlace, type FinanceSwitches } from './estimate'

const most = 100_000_000

/** What is sent for a quote (V§7); three of its values are always the same. */
const requestSchema = z.object({
  selfAssessedCreditScore: z.literal('GREAT'),
  /** Dollars. */
  purchasePrice: z.number().check(z.gt(0), z.lte(most)),
  loanTerm: z.literal(5),
  year: z.int().check(z.gte(1900), z.lte(2200)),
  vin: z.string().check(z.maxLength(40)),
  nvic: z.string().check(z.maxLength(40)),
  whoIsHelping: z.literal(''),
})
export type QuoteRequest = z.infer<typeof requestSchema>

/** A quote as it is answered: dollars a week, percent a year. */
const quoteSchema = z.object({
  weeklyRepaymentAmount: z.number().check(z.gt(0), z.lte(most)),
  comparisonRate: z.number().check(z.gte(0), z.lte(100)),
  advertisedRate: z.number().check(z.gte(0), z.lte(100)),
})

/** A request somebody sent; undefined for anything else. */
export const readQuoteRequest = (body: unknown): QuoteRequest | undefined => {
  const read = requestSchema.safeParse(body)
  return read.success ? read.data : undefined
}

/** A provider's answer; undefined where it holds no whole quote. */
export const readQuote = (body: unknown): YouxQuote | undefined => {
  const read = quoteSchema.safeParse(body)
  return read.success ? read.data : undefined
}

/**
 * What the page of a car asks a quote with (FIN-04): only where the dealer has quotes on, the car has none, its price is
 * above 0, and nothing keeps finance from it.
 */
export const quoteRequest = (
  vehicle: FinancedVehicle & Pick<Vehicle, 'vin' | 'nvic'>,
  finance: FinanceSwitches,
  place?: FinancePlace,
): QuoteRequest | undefined => {
  const price = financedPrice(vehicle)
  if (!finance.quote || vehicle.youxQuote !== undefined || price <= 0) return undefined
  if (!finance.estimate || isExcluded(vehicle, finance, place)) return undefined
  return {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: price,
    loanTerm: 5,
    year: vehicle.year,
    vin: vehicle.vin ?? '',
    nvic: vehicle.nvic ?? '',
    whoIsHelping: '',
  }
}
