import type { Pool } from 'pg'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { depositCents } from '@/src/domain/sales/deposit'
import { type SaleForm, saleFormText } from '@/src/domain/sales/payer-fields'
import { reserveTermsText } from '@/src/domain/sales/reservation-text'
import { currentPriceCents } from '@/src/domain/stock/price/price'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { verifyFormSolution } from '@/src/services/leads/form-proof'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { beginHold } from './begin-sale'
import type { CheckoutResult } from './start-checkout'
import type { NewHold } from './insert-sale'
import type { PaymentContext } from './payment-context'

export type HoldRequest = {
  readonly site: Site
  readonly form: SaleForm
  readonly shopper: Shopper | null
  /** The trusted client address. */
  readonly sender: string | null
  readonly purchase?: string
  readonly vehicle: Vehicle
  /** The payer's details, as they were read from the form. */
  readonly values: Readonly<Record<string, string>>
}

type RateLimited = { readonly kind: 'rate-limited'; readonly seconds: number }

export type HoldResult =
  | CheckoutResult
  /** The bot check was answered with an invalid solution. */
  | { readonly kind: 'unproven' }
  /** This sender has to wait. */
  | RateLimited

const buildHold = (
  { site, form, shopper, sender, purchase, vehicle, values }: HoldRequest,
  challengeId: string | undefined,
): NewHold => {
  const { main, sub } = toVehicleTitle(vehicle)
  const price_cents = currentPriceCents(vehicle)
  const { name = '', phone = '', email = '' } = values
  return {
    tenant: site.id,
    car: vehicle.id,
    car_title: [main, sub].filter(Boolean).join(' '),
    ...(price_cents === null ? {} : { price_cents }),
    deposit_cents: depositCents(site),
    name,
    phone,
    email: email.toLowerCase(),
    terms: reserveTermsText(site.name, depositCents(site)),
    // The page's idempotency key: a second press is the same hold. Amounts come from the server alone.
    key: saleFormText(form, 'key') || crypto.randomUUID(),
    shopper: shopper?.id,
    // A signed-in shopper has confirmed a phone number and is counted by that alone.
    sender: shopper || sender === null ? undefined : sender,
    singleUseKey: challengeId,
    purchase,
  }
}

/** Applies the bot check (LEAD-10): a bot with many addresses could otherwise reserve all of a dealer's stock. */
const checkForBot = async (
  db: Pool,
  { site, form, shopper, sender }: HoldRequest,
): Promise<RateLimited | { readonly kind: 'unproven' } | { readonly singleUseKey?: string }> => {
  if (shopper) return {}
  const { bot_check: solution } = form
  const proof = await verifyFormSolution(site, typeof solution === 'string' ? solution : '', sender, Date.now())
  if (proof.verdict === 'refused') return { kind: 'unproven' }
  const seconds = proof.verdict === 'none' ? await consumeRateLimits(db, [['unprovenHoldsBySender', sender]]) : 0
  return seconds > 0 ? { kind: 'rate-limited', seconds } : proof
}

/** Starts a hold from a form that was already read (RSV-01, RSV-04). */
export const holdVehicle = async (context: PaymentContext, request: HoldRequest): Promise<HoldResult> => {
  const proof = await checkForBot(context.db, request)
  return 'kind' in proof ? proof : beginHold(context, buildHold(request, proof.singleUseKey))
}
