import 'server-only'
import { financedPrice, isExcluded } from '@/src/domain/finance/estimate'
import { readQuote } from '@/src/domain/finance/quote'
import { quoteText } from '@/src/domain/finance/quote-words'
import type { Vehicle, YouxQuote } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { isPersonallyFinanced } from '@/src/domain/vehicle-page/actions'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { financeQuote } from './finance'
import { type LeadForm, type LeadOrigin, type WholeOutcome, takeWholeLead } from './leads'
import { carNamed } from './named-car'
import type { Shopper } from './shopper-session'

/** Finds a vehicle with personalised finance (FIN-06); null for any other, and another dealer's. */
export const personalCar = async (site: Site, named: string): Promise<Vehicle | null> => {
  const vehicle = named === '' ? null : await carNamed(site.id, named)
  return vehicle && isPersonallyFinanced(vehicle, site) ? vehicle : null
}

/**
 * Returns a quote for this vehicle by its NVIC; null if there is none, or finance is excluded for it. Never rejects.
 */
export const personalQuote = async (site: Site, vehicle: Vehicle): Promise<YouxQuote | null> => {
  const purchasePrice = financedPrice(vehicle)
  if (purchasePrice <= 0 || isExcluded(vehicle, site.switches.finance, vehicleLocation(vehicle, site))) return null
  const known = readQuote(vehicle.youxQuote)
  if (known) return known
  const { year, vin = '', nvic = '' } = vehicle
  return financeQuote({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice,
    loanTerm: 5,
    year,
    vin,
    nvic,
    whoIsHelping: '',
  })
}

/** Stores an enquiry about finance as a lead (FIN-06), with the estimate of the server, whatever the form sends. */
export const takePersonalFinance = async (
  site: Site,
  vehicle: Vehicle,
  shopper: Shopper,
  form: LeadForm,
  origin: LeadOrigin,
): Promise<WholeOutcome> => {
  const quote = await personalQuote(site, vehicle)
  return takeWholeLead(site, 'finance', { ...form, car_id: vehicle.id }, origin, {
    subcategory: 'Personalised',
    shopper: shopper.id,
    ...(quote ? { details: { finance_estimate: quoteText(quote) } } : {}),
  })
}
