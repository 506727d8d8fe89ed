import 'server-only'
import { payerFields, parseSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import { reserveTermsText } from '@/src/domain/sales/reservation-text'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import { isAvailable } from '@/src/domain/stock/availability'
import { askingPriceDollars } from '@/src/domain/stock/price'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { beginHold, type CheckoutResult } from '@/src/services/sales/begin-sale'
import { verifyFormSolution } from '@/src/server/bot-check'
import { database } from '@/src/server/database'
import { isRateLimited } from '@/src/server/limits'
import { findVehicle } from '@/src/server/find-vehicle'
import { findPayment } from '@/src/server/payments'
import { formText, type SaleAnswer } from '@/src/server/sale-request'
import { createSiteCookie } from '@/src/server/cookie'
import { paymentContext, WAIT_TEXT } from '@/src/server/payment-context'
import type { Shopper } from '@/src/server/shopper-session'

/** Cookie with the token of a started payment, so that the browser finds it again. */
export const PAYMENT_COOKIE = 'forecourt-payment'
export const createPaymentCookie = (token: string): string => createSiteCookie(PAYMENT_COOKIE, token, 7200)

export const saleTexts = {
  pending: 'Somebody is reserving this right now. If they do not go ahead it is free again within 30 minutes.',
  held: 'This one is reserved. Write to us, and we will say if it comes free.',
  gone: 'This one can no longer be reserved. Nothing was charged.',
  failed: 'We could not reach the payment service. Nothing is held and nothing was charged; please try again.',
  crowd:
    'Several vehicles are being reserved from your network and wait for their deposit. Pay for one or let it go first, or give us a call.',
  spent: leadTexts.botCheck,
  many: 'You already have three vehicles on hold. Let one go first, or give us a call.',
} as const

/** Returns whether a vehicle can be reserved now, or why not. Queries the database, because a page may be older. */
export const findReservability = async (
  site: Site,
  vehicle: Vehicle,
): Promise<'free' | 'pending' | 'held' | 'gone'> => {
  if (!isAvailable(vehicle.status)) return 'gone'
  const { rows } = await (
    await database()
  ).query<{ state: 'pending' | 'held' }>(
    "SELECT state FROM reservations WHERE tenant_id = $1 AND car_id = $2 AND state IN ('pending', 'held')",
    [site.id, vehicle.id],
  )
  return rows[0]?.state ?? (vehicle.reserved ? 'held' : 'free')
}

/** Returns the token of the payment by which this browser holds, or is about to hold, this vehicle; null if none. */
export const findOwnHold = async (site: Site, vehicleId: string, token: string | undefined): Promise<string | null> => {
  const found = token === undefined ? null : await findPayment(site, token)
  return found?.car_id === vehicleId && (found.hold === 'pending' || found.hold === 'held') ? found.token : null
}

/** The dealer's deposit, in cents. */
export const depositCents = ({ switches }: Pick<Site, 'switches'>): number => switches.vehicle.deposit * 100

type ReservationRequest = {
  readonly site: Site
  readonly form: SaleForm
  readonly shopper: Shopper | null
  /** The trusted client address. */
  readonly sender: string | null
  /** The address that shows a rejected form again. */
  readonly back: string
  readonly purchase?: string
}

/** Returns the answer to the shopper: the provider's page, the payment's page, or back with the reason. */
const toSaleAnswer = (result: CheckoutResult, back: string, values: Readonly<Record<string, string>>): SaleAnswer => {
  if (result.kind === 'pay') return { to: result.url, cookies: [createPaymentCookie(result.token)] }
  if (result.kind === 'done') return { to: `/payments/${result.token}`, cookies: [createPaymentCookie(result.token)] }
  const message = result.kind === 'taken' ? saleTexts[result.by] : saleTexts[result.kind]
  return { to: back, rejectedForm: { values, errors: {}, message }, status: result.kind === 'failed' ? 503 : 409 }
}

const buildHold = (
  { site, form, shopper, sender, purchase }: ReservationRequest,
  vehicle: Vehicle,
  values: Readonly<Record<string, string>>,
  challengeId: string | undefined,
) => {
  const { main, sub } = toVehicleTitle(vehicle)
  const dollars = askingPriceDollars(vehicle)
  const { name = '', phone = '', email = '' } = values
  return {
    tenant: site.id,
    car: vehicle.id,
    car_title: [main, sub].filter(Boolean).join(' '),
    ...(dollars === undefined ? {} : { price_cents: Math.round(dollars * 100) }),
    deposit_cents: depositCents(site),
    ...{ name, phone, email: email.toLowerCase() },
    terms: reserveTermsText(site.name, depositCents(site)),
    // The page's idempotency key: a second press is the same hold. Amounts come from the server alone.
    key: formText(form, 'key') || crypto.randomUUID(),
    shopper: shopper?.id,
    // A signed-in shopper has confirmed a phone number and is counted by that alone.
    sender: shopper || sender === null ? undefined : sender,
    once: challengeId,
    purchase,
  }
}

/** Applies the bot check (LEAD-10): a bot with many addresses could otherwise reserve all of a dealer's stock. */
const checkForBot = async ({
  site,
  form,
  shopper,
  sender,
}: ReservationRequest): Promise<{ message: string } | { once?: string }> => {
  if (shopper) return {}
  const { bot_check: solution } = form
  const proof = await verifyFormSolution(site, typeof solution === 'string' ? solution : '', sender, Date.now())
  if (proof.verdict === 'refused') return { message: leadTexts.botCheck }
  if (proof.verdict === 'none' && (await isRateLimited(['unprovenHoldsBySender', sender])))
    return { message: WAIT_TEXT }
  return proof
}

/** Starts a hold from a form that was already read (RSV-01, RSV-04). */
export const holdVehicle = async (
  request: ReservationRequest,
  vehicle: Vehicle,
  values: Readonly<Record<string, string>>,
): Promise<SaleAnswer> => {
  const context = await paymentContext()
  if (!context) return toSaleAnswer({ kind: 'failed' }, request.back, values)
  const proof = await checkForBot(request)
  if ('message' in proof)
    return { to: request.back, rejectedForm: { values, errors: {}, message: proof.message }, status: 429 }
  return toSaleAnswer(await beginHold(context, buildHold(request, vehicle, values, proof.once)), request.back, values)
}

/** Handles the form of a checkout; null for another dealer's vehicle, and if reservations are off (RSV-01). */
export const handleReservation = async (request: ReservationRequest): Promise<SaleAnswer | null> => {
  const { site, form, back } = request
  const vehicle = await findVehicle(site.id, formText(form, 'car_id'))
  if (!vehicle || !site.switches.vehicle.reserve_button) return null
  const read = parseSaleForm(form, payerFields, { agree: true })
  if ('errors' in read) return { to: back, rejectedForm: read, status: 422 }
  return holdVehicle(request, vehicle, read.values)
}
