import type { Pool } from 'pg'
import { isUnpaid, payMinutes } from '@/src/domain/sales/machine'
import type { Checkout, Payments } from '@/src/integrations/payments/port'
import { applyTold, type Told } from './apply'
import { openCheckout } from './open-checkout'
import { readSale, type SaleRow } from './rows'

/** Where a process may end between two steps: each is tried by a test (RSV-02). */
export const crashPoints = [
  'hold stored',
  'checkout made',
  'checkout noted',
  'provider asked',
  'written, not committed',
  'applied',
  'refund decided',
  'refund made',
  'refund noted',
] as const
export type CrashPoint = (typeof crashPoints)[number]

export type Till = {
  readonly db: Pool
  readonly provider: Payments
  readonly now: () => Date
  /** Called at each point; what it throws ends the work there. */
  readonly at?: (point: CrashPoint) => void
}

/** Milliseconds for which a hold stays, over its time, while the provider cannot be asked whether it was paid. */
const grace = 5 * 60_000

/** Until when it may be paid: its hold's own time, or half an hour for money that holds nothing. */
const payUntil = ({ payment, hold }: SaleRow): number =>
  hold?.state === 'pending' && hold.held_until
    ? hold.held_until.getTime()
    : payment.created_at.getTime() + payMinutes * 60_000

/** Whether nobody should be able to pay it any more. */
const isOver = (sale: SaleRow, now: Date): boolean =>
  (sale.hold !== null && sale.hold.state !== 'pending') || payUntil(sale) <= now.getTime()

/**
 * Rejects a checkout that was made for another payment or another tenant, whatever our own row says (SEC-01). Only one
 * from before the tenant was noted lacks it; its payment's id names the tenant as well.
 */
const assertOwned = ({ metadata }: Checkout, { id, tenant_id }: SaleRow['payment']): void => {
  if (metadata.payment === id && (metadata.tenant ?? tenant_id) === tenant_id) return
  throw new Error('The provider made this checkout for another payment.')
}

/** What a refund names. A checkout that moved no money has no id of a payment. */
const idOfMoney = ({ payment_id, session_id }: Checkout): string => payment_id ?? session_id

const toldOf = (checkout: Checkout | null, payment: SaleRow['payment']): Told | null => {
  if (checkout === null || checkout.state === 'expired') return { kind: 'unpaid', as: 'expired' }
  if (checkout.state === 'open') return null
  assertOwned(checkout, payment)
  // Sessions are made here with the server's own amount; another one is nobody's deposit.
  if (checkout.amount_cents !== payment.amount_cents)
    throw new Error('The provider took another amount than was asked for.')
  return { kind: 'paid', payment_id: idOfMoney(checkout) }
}

const apply = async (till: Till, paymentId: string, told: Told): Promise<void> => {
  const { db, now, at } = till
  await applyTold({
    db,
    paymentId,
    told,
    now: now(),
    ...(at ? { atEnd: () => at('written, not committed') } : {}),
  })
  at?.('applied')
}

/** Asks the provider what became of a checkout; one whose time is over is closed in the same breath. */
const askProvider = async (till: Till, sale: SaleRow): Promise<void> => {
  const { payment } = sale
  if (!payment.session_id) return
  const { provider, now, at } = till
  const checkout = isOver(sale, now())
    ? await provider.cancelCheckout(payment.session_id)
    : await provider.readCheckout(payment.session_id)
  at?.('provider asked')
  await till.db.query('UPDATE payments SET checked_at = $2 WHERE id = $1', [payment.id, now()])
  const told = toldOf(checkout, payment)
  if (told) await apply(till, payment.id, told)
}

/** One without a checkout was cut off while it was made: it gets its own, or ends. */
const goOn = async (till: Till, sale: SaleRow): Promise<void> => {
  if (isOver(sale, till.now())) return apply(till, sale.payment.id, { kind: 'unpaid', as: 'expired' })
  await openCheckout(till, sale)
}

const giveBack = async (till: Till, { payment }: SaleRow): Promise<void> => {
  if (!payment.provider_payment_id || !payment.session_id) {
    throw new Error('A refund knows no payment at the provider.')
  }
  const checkout = await till.provider.readCheckout(payment.session_id)
  if (!checkout || idOfMoney(checkout) !== payment.provider_payment_id) {
    throw new Error('The provider knows another payment of this checkout.')
  }
  assertOwned(checkout, payment)
  till.at?.('refund decided')
  // An hour has a key: what a provider refused is asked again, and it refunds a payment once whatever the key.
  const key = `${payment.id}:refund:${String(Math.floor(till.now().getTime() / 3_600_000))}`
  const { refund_id } = await till.provider.refund({
    key,
    payment_id: payment.provider_payment_id,
    amount_cents: payment.amount_cents,
  })
  till.at?.('refund made')
  await apply(till, payment.id, { kind: 'returned', refund_id })
  till.at?.('refund noted')
}

const lapse = async (till: Till, sale: SaleRow): Promise<void> => {
  const { hold, payment } = sale
  const over = hold?.held_until ? till.now().getTime() - hold.held_until.getTime() : -1
  const held = hold?.state === 'held' && over >= 0
  const pending = hold?.state === 'pending' && over >= grace
  if (held || pending) await apply(till, payment.id, { kind: 'due' })
}

/**
 * Brings one payment as far as it can be brought now: asks the provider, ends holds whose time is over, gives back what
 * is to be given back (RSV-02). Run at any time, by anybody, any number of times; rejects where the provider does not
 * answer, and what was due stays due.
 */
export const settlePayment = async (till: Till, paymentId: string): Promise<SaleRow | null> => {
  const sale = await readSale(till.db, paymentId)
  if (!sale || sale.payment.provider !== till.provider.name) return sale
  const { state } = sale.payment
  // An outage of the provider keeps a car for minutes, not for ever.
  const asked = await (
    state === 'created' ? goOn(till, sale) : isUnpaid(state) ? askProvider(till, sale) : Promise.resolve()
  ).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  const now = await readSale(till.db, paymentId)
  if (now) await lapse(till, now)
  if (asked) throw asked.error
  const after = await readSale(till.db, paymentId)
  if (after?.payment.state !== 'refunding') return after
  await giveBack(till, after)
  return readSale(till.db, paymentId)
}

/** At most so many a run: the next one comes within seconds. */
const mostAtOnce = 200
/** So many beside each other: a provider takes its time over each, and all are to agree within a minute of a crash. */
const lanes = 4

const dueText = `SELECT p.id FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id
  WHERE p.provider = $3 AND (
    (p.state = 'created' AND p.created_at < $1::timestamptz - interval '15 seconds')
    OR (p.state = 'open' AND (p.checked_at IS NULL OR p.checked_at < $1::timestamptz - interval '15 seconds' OR r.held_until <= $1))
    OR p.state = 'refunding'
    OR (r.state IN ('pending', 'held') AND r.held_until <= $1))
  ORDER BY p.checked_at NULLS FIRST, p.id LIMIT $2`

const settleSurely = async (till: Till, id: string, log: (line: string) => void): Promise<void> => {
  try {
    await settlePayment(till, id)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log(`Payment ${id} could not be settled: ${problem}`)
    await till.db.query('UPDATE payments SET problem = $2, checked_at = $3 WHERE id = $1', [
      id,
      problem.slice(0, 500),
      till.now(),
    ])
  }
}

/**
 * Settles every payment that waits for something. One that fails is noted and tried again with the next run; it keeps
 * none of the others back. @returns how many were looked at
 */
export const settleDue = async (till: Till, log: (line: string) => void, signal?: AbortSignal): Promise<number> => {
  const { rows } = await till.db.query<{ id: string }>(dueText, [till.now(), mostAtOnce, till.provider.name])
  const waiting = rows.map(({ id }) => id)
  const lane = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      signal?.throwIfAborted()
      await settleSurely(till, id, log)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return rows.length
}
