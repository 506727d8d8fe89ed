import 'server-only'
import { findFinanceExample, isFinanceExcluded } from '@/src/domain/finance/estimate'
import { financedPrice, isForCurrentPrice } from '@/src/domain/finance/financed-vehicle'
import { toQuoteExample, type FinanceExample } from '@/src/domain/finance/finance-example'
import { parseQuote } from '@/src/domain/finance/quote'
import { formatFinanceExample } from '@/src/domain/finance/quote-text'
import type { CompleteLeadResult, LeadForm, LeadOrigin } from '@/src/domain/leads/submitted-lead'
import type { Vehicle, YouxQuote } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { hasPersonalisedFinance } from '@/src/domain/vehicle-page/actions/actions'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { database } from '@/src/server/database'
import { getFinanceQuote } from './finance'
import { submitCompleteLead } from '@/src/services/leads/submit-lead'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import type { Shopper } from '@/src/domain/accounts/shopper'

/** Finds a vehicle with personalised finance (FIN-06); null for any other, and another dealer's. */
export const findPersonalFinanceVehicle = async (site: Site, idOrSlug: string): Promise<Vehicle | null> => {
  const vehicle = idOrSlug === '' ? null : await findPublicVehicle(site.id, idOrSlug)
  return vehicle && hasPersonalisedFinance(vehicle, site) ? vehicle : null
}

/** Returns the stored quote of the current price, else asks for one; null if it is absent. Never rejects. */
const findQuote = async (vehicle: Vehicle, purchasePrice: number): Promise<YouxQuote | null> => {
  const storedQuote = isForCurrentPrice(vehicle) ? parseQuote(vehicle.youxQuote) : undefined
  if (storedQuote) return storedQuote
  const { year, vin = '', nvic = '' } = vehicle
  return getFinanceQuote({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice,
    loanTerm: 5,
    year,
    vin,
    nvic,
    whoIsHelping: '',
  })
}

/**
 * Returns the estimate that the vehicle's page shows, so that both agree (SHP-05), else a quote by its NVIC; null if there
 * is no quote, or finance is excluded for it. Never rejects.
 */
export const findPersonalEstimate = async (site: Site, vehicle: Vehicle): Promise<FinanceExample | null> => {
  const price = financedPrice(vehicle)
  const { finance } = site.switches
  const location = findVehicleLocation(vehicle, site)
  if (price <= 0 || isFinanceExcluded(vehicle, finance, location)) return null
  const shown = finance.estimate ? findFinanceExample(vehicle, finance, new Date(), location) : undefined
  if (shown) return shown
  const quote = await findQuote(vehicle, price)
  return (quote && toQuoteExample(quote, price, finance)) ?? null
}

/** Stores an enquiry about finance as a lead (FIN-06), with the estimate of the server, whatever the form sends. */
export const handlePersonalFinance = async (
  site: Site,
  vehicle: Vehicle,
  shopper: Shopper,
  form: LeadForm,
  origin: LeadOrigin,
): Promise<CompleteLeadResult> => {
  const estimate = await findPersonalEstimate(site, vehicle)
  const request = { site, leadType: 'finance', form: { ...form, car_id: vehicle.id }, origin, vehicle } as const
  return submitCompleteLead(await database(), request, {
    subcategory: 'Personalised',
    shopper: shopper.id,
    ...(estimate ? { details: { finance_estimate: formatFinanceExample(estimate) } } : {}),
  })
}
