import 'server-only'
import type { HoldState, PaymentState } from '@/src/domain/sales/sale-state-machine'
import type { Site } from '@/src/domain/tenancy/site'
import { log } from '@/src/platform/log'
import { findPaymentUrl } from '@/src/services/sales/start-checkout'
import { cancelPaidHold, releasePendingHold } from '@/src/services/sales/release-hold'
import { settlePayment } from '@/src/services/sales/settle'
import type { PaymentContext } from '@/src/services/sales/payment-context'
import { handleProviderEvent } from '@/src/services/sales/webhook'
import { database } from '@/src/server/database'
import { testCheckout, paymentContext } from './payment-context'

/** A payment as shown on its own page, to anyone who has its address. */
export type PaymentDetails = {
  readonly id: string
  readonly token: string
  readonly type: 'deposit' | 'payment'
  readonly state: PaymentState
  readonly amount_cents: number
  readonly receipt: string | null
  readonly reference: string | null
  readonly email: string | null
  readonly paid_at: Date | null
  readonly refunded_at: Date | null
  readonly provider: string
  readonly hold: HoldState | null
  readonly held_until: Date | null
  readonly car_id: string | null
  readonly car_title: string | null
  readonly purchase: string | null
}

const paymentQuery = `SELECT p.id, p.token, p.type, p.state, p.amount_cents::int AS amount_cents, p.receipt, p.reference, p.email,
  p.paid_at, p.refunded_at, p.provider, r.state AS hold, r.held_until, r.car_id, r.car_title,
  (SELECT c.id FROM purchases c WHERE c.reservation_id = r.id LIMIT 1) AS purchase
  FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id WHERE p.tenant_id = $1 AND p.token = $2`

const TOKEN_PATTERN = /^[\w-]{32}$/

/** Finds a payment by the token of its address; null for another dealer's and for an invalid token. */
export const findPayment = async (site: Pick<Site, 'id'>, token: string): Promise<PaymentDetails | null> => {
  if (!TOKEN_PATTERN.test(token)) return null
  return (await (await database()).query<PaymentDetails>(paymentQuery, [site.id, token])).rows[0] ?? null
}

/** Milliseconds a page waits for the provider; after that it shows the stored state. */
const MAX_WAIT_MS = 2500

/** Finds a payment after asking the provider for its outcome. If the provider is slow, returns the stored state. */
export const findSettledPayment = async (site: Pick<Site, 'id'>, token: string): Promise<PaymentDetails | null> => {
  const found = await findPayment(site, token)
  const context = found && (await paymentContext())
  if (!context) return found
  const settling = settlePayment(context, found.id).catch((error: unknown) =>
    log.error({ err: error }, 'A payment could not be settled.'),
  )
  await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
  return findPayment(site, token)
}

/** Returns the address where an unpaid payment can be paid; undefined if it cannot. */
export const findCheckoutUrl = async (payment: PaymentDetails): Promise<string | undefined> => {
  const context = await paymentContext()
  return context ? findPaymentUrl(context, payment.id) : undefined
}

/** Releases a vehicle before it is paid for: it becomes available at once, and its checkout is closed. */
export const releaseHold = async (payment: PaymentDetails): Promise<void> => {
  const context = await paymentContext()
  if (context && payment.hold === 'pending') await releasePendingHold(context, payment.id)
}

/** Ends a paid hold for its shopper, and refunds the deposit. */
export const cancelReservation = async (payment: PaymentDetails): Promise<void> => {
  const context = await paymentContext()
  if (context && payment.hold === 'held') await cancelPaidHold(context, payment.id)
}

/** Handles a provider's webhook. 200: settled, or not about a payment here; 400: the signature is wrong or expired. */
export const handleWebhook = async (body: string, signature: string | null): Promise<200 | 400 | 404> => {
  const context: PaymentContext | null = await paymentContext()
  if (!context) return 404
  const event = context.provider.readEvent(body, signature, new Date())
  if (event === null) return 400
  await handleProviderEvent(context, event)
  return 200
}

/** Returns a test checkout; null if payments are real, or the session is unknown. */
export const findTestCheckout = async (session: string) => (await testCheckout())?.findCheckout(session) ?? null

/** Completes a test checkout as paid or failed. */
export const completeTestCheckout = async (session: string, outcome: 'pay' | 'fail'): Promise<void> => {
  const context = await testCheckout()
  if (outcome === 'pay') await context?.pay(session)
  else await context?.fail(session)
}
