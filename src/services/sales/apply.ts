import pg, { type Pool, type PoolClient } from 'pg'
import { heldUntil, isUnpaid, step, type PaymentState, type Sale, type SaleEvent } from '@/src/domain/sales/machine'
import { receiptNumber } from '@/src/domain/sales/words'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { factsOf, tellShopper, type Notice } from './notices'
import { isCarFree, lockSale, type SaleRow } from './rows'
import { leadOfSale } from './sale-lead'

/** What came to be known of a sale, with what is noted of it. */
export type Told =
  | { readonly kind: 'opened'; readonly session_id: string }
  | { readonly kind: 'paid'; readonly payment_id: string }
  | { readonly kind: 'unpaid'; readonly as: 'failed' | 'expired'; readonly problem?: string }
  | { readonly kind: 'due' | 'released' | 'refund' | 'sold' }
  | { readonly kind: 'returned'; readonly refund_id: string }

const oneHold = 'reservations_one_hold'
const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === oneHold

const eventOf = (told: Told, free: boolean): SaleEvent => {
  if (told.kind === 'paid') return { kind: 'paid', free }
  return told.kind === 'unpaid' ? { kind: 'unpaid', as: told.as } : { kind: told.kind }
}

/** Null leaves a column as it is. */
const noted = (told: Told) => ({
  session_id: told.kind === 'opened' ? told.session_id : null,
  payment_id: told.kind === 'paid' ? told.payment_id : null,
  refund_id: told.kind === 'returned' ? told.refund_id : null,
  problem: told.kind === 'unpaid' ? (told.problem ?? null) : null,
})

const writePayment = async (client: PoolClient, { payment }: SaleRow, next: Sale, told: Told, now: Date) => {
  const came = isUnpaid(payment.state) && !isUnpaid(next.payment)
  const { session_id, payment_id, refund_id, problem } = noted(told)
  await client.query(
    `UPDATE payments SET state = $2, session_id = coalesce($3, session_id),
       provider_payment_id = coalesce($4, provider_payment_id), refund_id = coalesce($5, refund_id), problem = $6,
       paid_at = CASE WHEN $7 THEN $9::timestamptz ELSE paid_at END, receipt = CASE WHEN $7 THEN $8 ELSE receipt END,
       refunded_at = CASE WHEN $10 THEN coalesce(refunded_at, $9) ELSE refunded_at END, updated_at = $9
     WHERE id = $1`,
    [
      ...[payment.id, next.payment, session_id, payment_id, refund_id, problem, came, receiptNumber(payment.id), now],
      next.payment === 'refunded',
    ],
  )
}

const writeHold = async (client: PoolClient, { payment, hold }: SaleRow, next: Sale, now: Date): Promise<void> => {
  if (!hold || next.hold === null || next.hold === hold.state) return
  const until = next.hold === 'held' ? heldUntil(now) : null
  const receipt = next.hold === 'held' ? receiptNumber(payment.id) : null
  await client.query(
    `UPDATE reservations SET state = $2, held_until = coalesce($3, held_until), receipt = coalesce($4, receipt),
       updated_at = $5 WHERE id = $1`,
    [hold.id, next.hold, until, receipt, now],
  )
  // Sold to them: the car leaves the market in the same moment.
  if (next.hold === 'completed')
    await client.query(
      "UPDATE vehicles SET status = 'sold', sold_at = coalesce(sold_at, $2), updated_at = $2 WHERE id = $1 AND status <> 'sold'",
      [hold.car_id, now],
    )
}

const moneyNotice = (was: PaymentState, is: PaymentState): Notice | null => {
  if (isUnpaid(was) && is === 'paid') return 'paid'
  if (isUnpaid(was) && is === 'refunding') return 'late'
  return was !== 'refunded' && is === 'refunded' ? 'refunded' : null
}

/** What the shopper is told of a turn; nothing where it is none of theirs. */
const noticeOf = (before: Sale, { payment, hold }: Sale): Notice | null => {
  if (hold === 'held' && before.hold !== 'held') return 'held'
  if (before.hold === 'held' && hold === 'lapsed') return 'lapsed'
  if (before.hold === 'held' && hold === 'cancelled') return 'released'
  return moneyNotice(before.payment, payment)
}

const saleOf = ({ payment, hold }: SaleRow): Sale => ({ payment: payment.state, hold: hold?.state ?? null })

const tell = async (client: PoolClient, before: SaleRow, next: Sale): Promise<void> => {
  const notice = noticeOf(saleOf(before), next)
  const after = notice && (await lockSale(client, before.payment.id))
  if (!notice || !after) return
  const facts = await factsOf(client, after)
  await tellShopper(client, notice, after, facts)
  if (notice === 'held' || notice === 'paid') await leadOfSale(client, after, facts)
}

export type Applied = { readonly before: Sale; readonly after: Sale }

const isSame = (one: Sale, other: Sale): boolean => one.payment === other.payment && one.hold === other.hold

type Apply = {
  readonly db: Pool
  readonly paymentId: string
  readonly told: Told
  readonly now: Date
  /** Called before the transaction ends: tests end the process here. */
  readonly atEnd?: () => void
}

const applyOnce = ({ db, paymentId, told, now, atEnd }: Apply, mayHold: boolean): Promise<Applied | null> =>
  inTransaction(db, async (client) => {
    const row = await lockSale(client, paymentId)
    if (!row) return null
    const before = saleOf(row)
    const free = mayHold && told.kind === 'paid' && row.hold !== null && (await isCarFree(client, row.hold))
    const after = step(before, eventOf(told, free))
    if (isSame(before, after)) return { before, after }
    await writeHold(client, row, after, now)
    await writePayment(client, row, after, told, now)
    await tell(client, row, after)
    atEnd?.()
    return { before, after }
  })

/**
 * Takes what came to be known of a payment: both rows locked, the machine asked, states, mails and lead written in one
 * transaction (RSV-02). Told again it changes nothing. @returns before and after; null for no such payment.
 */
export const applyTold = async (apply: Apply): Promise<Applied | null> => {
  try {
    return await applyOnce(apply, true)
  } catch (error) {
    // Two paid late for one car, and the other was a moment faster.
    if (isTaken(error)) return applyOnce(apply, false)
    throw error
  }
}
