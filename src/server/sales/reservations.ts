import 'server-only'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import { formatWait } from '@/src/domain/sales/wait-text'
import { payerFields, parseSaleForm } from '@/src/domain/sales/payer-fields'
import { HOLD_HOURS, PAYMENT_MINUTES } from '@/src/domain/sales/hold-expiry'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { cookies } from 'next/headers'
import { createSiteCookie } from '@/src/server/forms/cookie'
import { database } from '@/src/server/database'
import { findHoldPayment } from '@/src/services/sales/own-hold'
import { findVehicle } from '@/src/server/vehicles/find-vehicle'
import { paymentContext } from './payment-context'
import { findPayment } from './payments'
import { saleFormText } from '@/src/domain/sales/payer-fields'
import type { SaleAnswer } from './sale-answer'
import { findUnpaidForm } from '@/src/services/sales/same-form'
import { type HoldRequest, type HoldResult, holdVehicle } from '@/src/services/sales/hold-vehicle'

/** Cookie with the token of a started payment, so that the browser finds it again as long as it can hold a vehicle. */
const PAYMENT_COOKIE = 'forecourt-payment'
const PAYMENT_COOKIE_SECONDS = HOLD_HOURS * 3600 + PAYMENT_MINUTES * 60
export const createPaymentCookie = (token: string): string =>
  createSiteCookie(PAYMENT_COOKIE, token, PAYMENT_COOKIE_SECONDS)

export const saleTexts = {
  own: 'You’re reserving this one. The page of your deposit says how long it’s on hold for you.',
  pending:
    'Another shopper is reserving this right now. If they don’t go ahead, it will be available again within 30 minutes.',
  held: 'This one is reserved. Contact us and we’ll let you know if it becomes available.',
  unavailable: 'This one can no longer be reserved. You haven’t been charged.',
  failed: 'We couldn’t reach the payment service. Nothing was reserved and you haven’t been charged. Please try again.',
  crowd:
    'Several reservations from your network are waiting for a deposit. Pay for one or cancel it first, or give us a call.',
  spent: leadTexts.botCheck,
  many: 'You already have three vehicles on hold. Cancel one first, or give us a call.',
} as const

/** Returns whether a vehicle can be reserved now, or why not. Queries the database, because a page may be older. */
export const findReservability = async (
  site: Site,
  vehicle: Vehicle,
): Promise<'free' | 'pending' | 'held' | 'unavailable'> => {
  if (!isAvailable(vehicle.status)) return 'unavailable'
  const { rows } = await (
    await database()
  ).query<{ state: 'pending' | 'held' }>(
    "SELECT state FROM reservations WHERE tenant_id = $1 AND car_id = $2 AND state IN ('pending', 'held')",
    [site.id, vehicle.id],
  )
  return rows[0]?.state ?? (vehicle.reserved ? 'held' : 'free')
}

/**
 * Returns the token of the payment by which this browser, or the signed-in shopper in any browser, holds or is about to
 * hold this vehicle; null if none. Only for pages that are `dynamic`.
 */
export const findOwnHold = async (site: Site, vehicleId: string, shopper: Shopper | null): Promise<string | null> => {
  const token = (await cookies()).get(PAYMENT_COOKIE)?.value
  const found = token === undefined ? null : await findPayment(site, token)
  if (found?.car_id === vehicleId && (found.hold === 'pending' || found.hold === 'held')) return found.token
  return shopper && findHoldPayment(await database(), { tenantId: site.id, ...shopper }, vehicleId)
}

/** Returns the form of an own hold that is not paid yet, to be corrected; else null. */
export const findOwnForm = async (site: Site, token: string) => findUnpaidForm(await database(), site.id, token)

/** Returns the answer to the shopper: the provider's page, the payment's page, or back with the reason. */
const toSaleAnswer = (result: HoldResult, back: string, values: Readonly<Record<string, string>>): SaleAnswer => {
  if (result.kind === 'pay') return { to: result.url, cookies: [createPaymentCookie(result.token)] }
  if (result.kind === 'done') return { to: `/payments/${result.token}`, cookies: [createPaymentCookie(result.token)] }
  const refuse = (message: string, status: number) => ({
    to: back,
    rejectedForm: { values, errors: {}, message },
    status,
  })
  if (result.kind === 'unproven') return refuse(leadTexts.botCheck, 429)
  if (result.kind === 'rate-limited') return refuse(formatWait(result.seconds), 429)
  return refuse(
    result.kind === 'taken' ? saleTexts[result.by] : saleTexts[result.kind],
    result.kind === 'failed' ? 503 : 409,
  )
}

/** Starts a hold from a form that was already read. `back` is the address that shows a rejected form again. */
export const startHold = async (request: HoldRequest, back: string): Promise<SaleAnswer> => {
  const context = await paymentContext()
  const result = context ? await holdVehicle(context, request) : ({ kind: 'failed' } as const)
  return toSaleAnswer(result, back, request.values)
}

type ReservationRequest = Omit<HoldRequest, 'vehicle' | 'values' | 'purchase'> & { readonly back: string }

/** Handles the form of a checkout; null for another dealer's vehicle, and if reservations are off (RSV-01). */
export const handleReservation = async ({ back, ...request }: ReservationRequest): Promise<SaleAnswer | null> => {
  const { site, form } = request
  const vehicle = await findVehicle(site.id, saleFormText(form, 'car_id'))
  if (!vehicle || !site.switches.vehicle.reserve_button) return null
  const read = parseSaleForm(form, payerFields, { agree: true })
  if ('errors' in read) return { to: back, rejectedForm: read, status: 422 }
  return startHold({ ...request, vehicle, values: read.values }, back)
}
