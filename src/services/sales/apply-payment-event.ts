import pg, { type Pool, type PoolClient } from 'pg'
import {
  isUnpaid,
  applySaleEvent,
  type HoldState,
  type PaymentState,
  type Sale,
  type SaleEvent,
} from '@/src/domain/sales/sale-state-machine'
import { holdExpiry } from '@/src/domain/sales/hold-expiry'
import { formatReceiptNumber } from '@/src/domain/sales/reservation-text'
import { rememberPayer } from '@/src/services/accounts/remember-details'
import { inTransaction } from '@/src/platform/postgres/connections'
import { notifyShopper, type Notice } from './notices'
import { loadSaleFacts } from './sale-facts'
import { tellDealerOfCancellation } from './tell-dealer'
import { isVehicleFree, lockSale, type SaleRow } from './sale-rows'
import { closeSaleLead } from './close-lead'
import { insertSaleLead } from './sale-lead'

/** News about a payment or its hold, with the values to store. */
export type PaymentEvent =
  | { readonly kind: 'opened'; readonly session_id: string }
  | { readonly kind: 'paid'; readonly payment_id: string }
  | { readonly kind: 'unpaid'; readonly as: 'failed' | 'expired'; readonly problem?: string }
  | { readonly kind: 'due' | 'released' | 'sold' }
  | { readonly kind: 'refund'; readonly by?: 'shopper' }
  | { readonly kind: 'returned'; readonly refund_id: string }

const ONE_HOLD_CONSTRAINT = 'reservations_one_hold'
const isHoldConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === ONE_HOLD_CONSTRAINT

const toSaleEvent = (event: PaymentEvent, isFree: boolean): SaleEvent => {
  if (event.kind === 'paid') return { kind: 'paid', free: isFree }
  return event.kind === 'unpaid' ? { kind: 'unpaid', as: event.as } : { kind: event.kind }
}

/** Null leaves a column unchanged. */
const columnsOf = (event: PaymentEvent) => ({
  session_id: event.kind === 'opened' ? event.session_id : null,
  payment_id: event.kind === 'paid' ? event.payment_id : null,
  refund_id: event.kind === 'returned' ? event.refund_id : null,
  problem: event.kind === 'unpaid' ? (event.problem ?? null) : null,
})

const updatePayment = async (client: PoolClient, { payment }: SaleRow, next: Sale, event: PaymentEvent, now: Date) => {
  const isNowPaid = isUnpaid(payment.state) && !isUnpaid(next.payment)
  const { session_id, payment_id, refund_id, problem } = columnsOf(event)
  await client.query(
    `UPDATE payments SET state = $2, session_id = coalesce($3, session_id),
       provider_payment_id = coalesce($4, provider_payment_id), refund_id = coalesce($5, refund_id), problem = $6,
       paid_at = CASE WHEN $7 THEN $9::timestamptz ELSE paid_at END, receipt = CASE WHEN $7 THEN $8 ELSE receipt END,
       refunded_at = CASE WHEN $10 THEN coalesce(refunded_at, $9) ELSE refunded_at END, updated_at = $9
     WHERE id = $1`,
    [
      ...[
        payment.id,
        next.payment,
        session_id,
        payment_id,
        refund_id,
        problem,
        isNowPaid,
        formatReceiptNumber(payment.id),
        now,
      ],
      next.payment === 'refunded',
    ],
  )
}

const endedWithoutSale: ReadonlySet<HoldState> = new Set(['refunded', 'cancelled', 'lapsed'])

const updateHold = async (client: PoolClient, { payment, hold }: SaleRow, next: Sale, now: Date): Promise<void> => {
  if (!hold || next.hold === null || next.hold === hold.state) return
  const until = next.hold === 'held' ? holdExpiry(now) : null
  const receipt = next.hold === 'held' ? formatReceiptNumber(payment.id) : null
  await client.query(
    `UPDATE reservations SET state = $2, held_until = coalesce($3, held_until), receipt = coalesce($4, receipt),
       updated_at = $5 WHERE id = $1`,
    [hold.id, next.hold, until, receipt, now],
  )
  // The steps of a purchase that came to nothing may be taken again.
  if (endedWithoutSale.has(next.hold))
    await client.query(
      "UPDATE purchases SET state = 'abandoned', updated_at = $2 WHERE reservation_id = $1 AND state = 'done'",
      [hold.id, now],
    )
  // The vehicle is marked as sold in the same transaction.
  if (next.hold === 'completed')
    await client.query(
      "UPDATE vehicles SET status = 'sold', sold_at = coalesce(sold_at, $2), updated_at = $2 WHERE id = $1 AND status <> 'sold'",
      [hold.car_id, now],
    )
}

const paymentNoticeOf = (previous: PaymentState, current: PaymentState): Notice | null => {
  if (isUnpaid(previous) && current === 'paid') return 'paid'
  if (isUnpaid(previous) && current === 'refunding') return 'late'
  return previous !== 'refunded' && current === 'refunded' ? 'refunded' : null
}

/** The notice the shopper gets about a change; null if it does not concern them. */
const noticeOf = (before: Sale, { payment, hold }: Sale): Notice | null => {
  if (hold === 'held' && before.hold !== 'held') return 'held'
  if (before.hold === 'held' && hold === 'lapsed') return 'lapsed'
  if (before.hold === 'held' && hold === 'cancelled') return 'cancelled'
  return paymentNoticeOf(before.payment, payment)
}

const toSale = ({ payment, hold }: SaleRow): Sale => ({ payment: payment.state, hold: hold?.state ?? null })

const sendNotice = async (client: PoolClient, before: SaleRow, next: Sale): Promise<void> => {
  const notice = noticeOf(toSale(before), next)
  const after = notice && (await lockSale(client, before.payment.id))
  if (!notice || !after) return
  const facts = await loadSaleFacts(client, after)
  await notifyShopper(client, notice, after, facts)
  if (notice !== 'held' && notice !== 'paid') return
  await insertSaleLead(client, after, facts)
  await rememberPayer(client, after.payment)
}

export type SaleChange = { readonly before: Sale; readonly after: Sale }

const isSame = (one: Sale, other: Sale): boolean => one.payment === other.payment && one.hold === other.hold

type ApplyOptions = {
  readonly db: Pool
  readonly paymentId: string
  readonly event: PaymentEvent
  readonly now: Date
  /** Called before the transaction commits; tests end the process here. */
  readonly atEnd?: () => void
}

const applyOnce = ({ db, paymentId, event, now, atEnd }: ApplyOptions, mayHold: boolean): Promise<SaleChange | null> =>
  inTransaction(db, async (client) => {
    const row = await lockSale(client, paymentId)
    if (!row) return null
    const before = toSale(row)
    const isFree = mayHold && event.kind === 'paid' && row.hold !== null && (await isVehicleFree(client, row.hold))
    const after = applySaleEvent(before, toSaleEvent(event, isFree))
    if (isSame(before, after)) return { before, after }
    await updateHold(client, row, after, now)
    await updatePayment(client, row, after, event, now)
    await sendNotice(client, row, after)
    const isByShopper = event.kind === 'refund' && event.by === 'shopper'
    await closeSaleLead(client, { action: event.kind, payment: row.payment, answeredAt: isByShopper ? null : now })
    if (isByShopper) await tellDealerOfCancellation(client, row, now)
    atEnd?.()
    return { before, after }
  })

/**
 * Applies an event to a payment (RSV-02): locks payment and hold, advances the state machine, and writes states, mails
 * and lead in one transaction. A repeated event changes nothing. @returns the states before and after; null if there is
 * no such payment
 */
export const applyPaymentEvent = async (options: ApplyOptions): Promise<SaleChange | null> => {
  try {
    return await applyOnce(options, true)
  } catch (error) {
    // Two shoppers paid late for one vehicle, and the other transaction committed first.
    if (isHoldConflict(error)) return applyOnce(options, false)
    throw error
  }
}
