import 'server-only'
import type { HoldState, PaymentState } from '@/src/domain/sales/machine'
import type { Site } from '@/src/domain/tenancy/site'
import { applyTold } from '@/src/services/sales/apply'
import { payAgain } from '@/src/services/sales/begin'
import { settlePayment, type Till } from '@/src/services/sales/settle'
import { takeEvent } from '@/src/services/sales/webhook'
import { database } from './database'
import { desk, till } from './till'

/** A payment as shown on its own page, to anyone who has its address. */
export type ShownPayment = {
  readonly id: string
  readonly token: string
  readonly purpose: 'deposit' | 'payment'
  readonly state: PaymentState
  readonly amount_cents: number
  readonly receipt: string | null
  readonly reference: string | null
  readonly email: string | null
  readonly paid_at: Date | null
  readonly provider: string
  readonly hold: HoldState | null
  readonly held_until: Date | null
  readonly car_id: string | null
  readonly car_title: string | null
  readonly purchase: string | null
}

const text = `SELECT p.id, p.token, p.purpose, p.state, p.amount_cents::int AS amount_cents, p.receipt, p.reference, p.email,
  p.paid_at, p.provider, r.state AS hold, r.held_until, r.car_id, r.car_title,
  (SELECT c.id FROM purchases c WHERE c.reservation_id = r.id LIMIT 1) AS purchase
  FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id WHERE p.tenant_id = $1 AND p.token = $2`

const tokenShape = /^[\w-]{32}$/

/** Finds a payment by the token of its address; null for another dealer's and for an invalid token. */
export const paymentByToken = async (site: Pick<Site, 'id'>, token: string): Promise<ShownPayment | null> => {
  if (!tokenShape.test(token)) return null
  return (await (await database()).query<ShownPayment>(text, [site.id, token])).rows[0] ?? null
}

/** Milliseconds a page waits for the provider; after that it shows the stored state. */
const patience = 2500

/** Finds a payment after asking the provider for its outcome. If the provider is slow, returns the stored state. */
export const settledPayment = async (site: Pick<Site, 'id'>, token: string): Promise<ShownPayment | null> => {
  const found = await paymentByToken(site, token)
  const ours = found && (await till())
  if (!ours) return found
  const asked = settlePayment(ours, found.id).catch((error: unknown) =>
    console.error('A payment could not be settled:', error),
  )
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patience))])
  return paymentByToken(site, token)
}

/** Returns the address where an unpaid payment can be paid; undefined if it cannot. */
export const whereToPay = async (payment: ShownPayment): Promise<string | undefined> => {
  const ours = await till()
  return ours ? payAgain(ours, payment.id) : undefined
}

/** Releases a vehicle before it is paid for: it becomes available at once, and its checkout is closed. */
export const letGo = async (payment: ShownPayment): Promise<void> => {
  const ours = await till()
  if (!ours || payment.hold !== 'pending') return
  await applyTold({ db: ours.db, paymentId: payment.id, told: { kind: 'released' }, now: new Date() })
  await settlePayment(ours, payment.id)
}

/** Handles a provider's webhook. 200: settled, or not about a payment here; 400: the signature is wrong or expired. */
export const takeWebhook = async (body: string, signature: string | null): Promise<200 | 400 | 404> => {
  const ours: Till | null = await till()
  if (!ours) return 404
  const event = ours.provider.readEvent(body, signature, new Date())
  if (event === null) return 400
  await takeEvent(ours, event)
  return 200
}

/** Returns a test checkout; null if payments are real, or the session is unknown. */
export const testCheckout = async (session: string) => (await desk())?.look(session) ?? null

/** Completes a test checkout as paid or failed. */
export const playTestCheckout = async (session: string, how: 'pay' | 'fail'): Promise<void> => {
  const ours = await desk()
  if (how === 'pay') await ours?.pay(session)
  else await ours?.fail(session)
}
