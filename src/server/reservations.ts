import 'server-only'
import { payerFields, readSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import { reserveTerms } from '@/src/domain/sales/words'
import { leadTexts } from '@/src/domain/leads/read-lead'
import { isAvailable } from '@/src/domain/stock/availability'
import { paidDollars } from '@/src/domain/stock/price'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleTitle } from '@/src/domain/vehicle-page/title'
import { beginHold, type Begun } from '@/src/services/sales/begin'
import { proofOf } from './bot-check'
import { database } from './database'
import { mustWait } from './limits'
import { anyCarNamed } from './named-car'
import { paymentByToken } from './payments'
import { formText, type SaleAnswer } from './sale-request'
import { siteCookie } from './cookie'
import { till, waitWords } from './till'
import type { Shopper } from './shopper-session'

/** Cookie with the token of a started payment, so that the browser finds it again. */
export const paymentCookie = 'forecourt-payment'
export const rememberPayment = (token: string): string => siteCookie(paymentCookie, token, 7200)

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
export const reservable = async (site: Site, vehicle: Vehicle): Promise<'free' | 'pending' | 'held' | 'gone'> => {
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
export const ownHold = async (site: Site, carId: string, token: string | undefined): Promise<string | null> => {
  const found = token === undefined ? null : await paymentByToken(site, token)
  return found?.car_id === carId && (found.hold === 'pending' || found.hold === 'held') ? found.token : null
}

/** The dealer's deposit, in cents. */
export const depositOf = ({ switches }: Pick<Site, 'switches'>): number => switches.vehicle.deposit * 100

type Asked = {
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
const answerOf = (begun: Begun, back: string, values: Readonly<Record<string, string>>): SaleAnswer => {
  if (begun.kind === 'pay') return { to: begun.url, cookies: [rememberPayment(begun.token)] }
  if (begun.kind === 'done') return { to: `/payments/${begun.token}`, cookies: [rememberPayment(begun.token)] }
  const message = begun.kind === 'taken' ? saleTexts[begun.by] : saleTexts[begun.kind]
  return { to: back, kept: { values, errors: {}, message }, status: begun.kind === 'failed' ? 503 : 409 }
}

const holdOf = (
  { site, form, shopper, sender, purchase }: Asked,
  car: Vehicle,
  values: Readonly<Record<string, string>>,
  once: string | undefined,
) => {
  const { main, sub } = vehicleTitle(car)
  const dollars = paidDollars(car)
  const { name = '', phone = '', email = '' } = values
  return {
    tenant: site.id,
    car: car.id,
    car_title: [main, sub].filter(Boolean).join(' '),
    ...(dollars === undefined ? {} : { price_cents: Math.round(dollars * 100) }),
    deposit_cents: depositOf(site),
    ...{ name, phone, email: email.toLowerCase() },
    terms: reserveTerms(site.name, depositOf(site)),
    // The page's idempotency key: a second press is the same hold. Amounts come from the server alone.
    key: formText(form, 'key') || crypto.randomUUID(),
    shopper: shopper?.id,
    // A signed-in shopper has confirmed a phone number and is counted by that alone.
    sender: shopper || sender === null ? undefined : sender,
    once,
    purchase,
  }
}

/** Applies the bot check (LEAD-10): a bot with many addresses could otherwise reserve all of a dealer's stock. */
const doubt = async ({ site, form, shopper, sender }: Asked): Promise<{ message: string } | { once?: string }> => {
  if (shopper) return {}
  const { bot_check: solution } = form
  const proof = await proofOf(site, typeof solution === 'string' ? solution : '', sender, Date.now())
  if (proof.verdict === 'refused') return { message: leadTexts.botCheck }
  if (proof.verdict === 'none' && (await mustWait(['unprovenHoldsBySender', sender]))) return { message: waitWords }
  return proof
}

/** Starts a hold from a form that was already read (RSV-01, RSV-04). */
export const holdCar = async (
  asked: Asked,
  car: Vehicle,
  values: Readonly<Record<string, string>>,
): Promise<SaleAnswer> => {
  const ours = await till()
  if (!ours) return answerOf({ kind: 'failed' }, asked.back, values)
  const proof = await doubt(asked)
  if ('message' in proof) return { to: asked.back, kept: { values, errors: {}, message: proof.message }, status: 429 }
  return answerOf(await beginHold(ours, holdOf(asked, car, values, proof.once)), asked.back, values)
}

/** Handles the form of a checkout; null for another dealer's vehicle, and if reservations are off (RSV-01). */
export const takeReservation = async (asked: Asked): Promise<SaleAnswer | null> => {
  const { site, form, back } = asked
  const car = await anyCarNamed(site.id, formText(form, 'car_id'))
  if (!car || !site.switches.vehicle.reserve_button) return null
  const read = readSaleForm(form, payerFields, { agree: true })
  if ('errors' in read) return { to: back, kept: read, status: 422 }
  return holdCar(asked, car, read.values)
}
