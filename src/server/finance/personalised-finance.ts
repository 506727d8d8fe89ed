import 'server-only'
import { financedPrice, isFinanceExcluded } from '@/src/domain/finance/estimate'
import { parseQuote } from '@/src/domain/finance/quote'
import { formatQuote } from '@/src/domain/finance/quote-text'
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

/**
 * Returns a quote for this vehicle by its NVIC; null if there is none, or finance is excluded for it. Never rejects.
 */
export const findPersonalQuote = async (site: Site, vehicle: Vehicle): Promise<YouxQuote | null> => {
  const purchasePrice = financedPrice(vehicle)
  if (purchasePrice <= 0 || isFinanceExcluded(vehicle, site.switches.finance, findVehicleLocation(vehicle, site)))
    return null
  const storedQuote = parseQuote(vehicle.youxQuote)
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

/** Stores an enquiry about finance as a lead (FIN-06), with the estimate of the server, whatever the form sends. */
export const handlePersonalFinance = async (
  site: Site,
  vehicle: Vehicle,
  shopper: Shopper,
  form: LeadForm,
  origin: LeadOrigin,
): Promise<CompleteLeadResult> => {
  const quote = await findPersonalQuote(site, vehicle)
  const request = { site, leadType: 'finance', form: { ...form, car_id: vehicle.id }, origin, vehicle } as const
  return submitCompleteLead(await database(), request, {
    subcategory: 'Personalised',
    shopper: shopper.id,
    ...(quote ? { details: { finance_estimate: formatQuote(quote) } } : {}),
  })
}
