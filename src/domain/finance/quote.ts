import * as z from 'zod/mini'
import type { YouxQuote, Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { findFinanceEstimate, isFinanceExcluded } from './estimate'
import { financedPrice, type FinancedVehicle, type FinanceLocation, type FinanceSwitches } from './financed-vehicle'

const MAX_DOLLARS = 100_000_000

/** The request for a quote (FIN-04); three of its values are fixed. */
const requestSchema = z.object({
  selfAssessedCreditScore: z.literal('GREAT'),
  /** Dollars. */
  purchasePrice: z.number().check(z.gt(0), z.lte(MAX_DOLLARS)),
  loanTerm: z.literal(5),
  year: z.int().check(z.gte(1900), z.lte(2200)),
  vin: z.string().check(z.maxLength(40)),
  nvic: z.string().check(z.maxLength(40)),
  whoIsHelping: z.literal(''),
})
export type QuoteRequest = z.infer<typeof requestSchema>

/** A provider's quote: dollars a week, percent a year. */
const quoteSchema = z.object({
  weeklyRepaymentAmount: z.number().check(z.gt(0), z.lte(MAX_DOLLARS)),
  comparisonRate: z.number().check(z.gte(0), z.lte(100)),
  advertisedRate: z.number().check(z.gte(0), z.lte(100)),
})

/** Parses a request from a browser; undefined if it is invalid. */
export const parseQuoteRequest = (body: unknown): QuoteRequest | undefined => {
  const result = requestSchema.safeParse(body)
  return result.success ? result.data : undefined
}

/** Parses a provider's response; undefined if it is not a complete quote. */
export const parseQuote = (body: unknown): YouxQuote | undefined => {
  const result = quoteSchema.safeParse(body)
  return result.success ? result.data : undefined
}

/**
 * Builds the quote request of a vehicle's page (FIN-04); undefined unless the dealer has quotes on, the vehicle has no
 * quote yet, its price is above 0, and finance is not hidden for it. A vehicle with an estimate of the dealer's lender
 * needs no quote: its repayment would contradict the estimate (SHP-05).
 */
export const buildQuoteRequest = (
  vehicle: FinancedVehicle & Pick<Vehicle, 'vin' | 'nvic'>,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): QuoteRequest | undefined => {
  const price = financedPrice(vehicle)
  if (!finance.quote || vehicle.youxQuote !== undefined || price <= 0) return undefined
  if (!finance.estimate || isFinanceExcluded(vehicle, finance, location)) return undefined
  if (findFinanceEstimate(vehicle, finance, now, location)) return undefined
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
