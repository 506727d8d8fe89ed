import type { PaymentContext } from './payment-context'
import { settlePayment } from './settle'

/** Payments per run; the next run follows within seconds. */
const MAX_PAYMENTS_PER_RUN = 200
/**
 * Payments settled concurrently: the provider is slow, and all payments are to be settled within a minute of a crash.
 */
const CONCURRENCY = 4

const duePaymentsSql = `SELECT p.id FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id
  WHERE p.provider = $3 AND (
    (p.state = 'created' AND p.created_at < $1::timestamptz - interval '15 seconds')
    OR (p.state = 'open' AND (p.checked_at IS NULL OR p.checked_at < $1::timestamptz - interval '15 seconds' OR r.held_until <= $1))
    OR p.state = 'refunding'
    OR (r.state IN ('pending', 'held') AND r.held_until <= $1))
  ORDER BY p.checked_at NULLS FIRST, p.id LIMIT $2`

const settleAndLog = async (paymentContext: PaymentContext, id: string, log: (line: string) => void): Promise<void> => {
  try {
    await settlePayment(paymentContext, id)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log(`Payment ${id} could not be settled: ${problem}`)
    await paymentContext.db.query('UPDATE payments SET problem = $2, checked_at = $3 WHERE id = $1', [
      id,
      problem.slice(0, 500),
      paymentContext.now(),
    ])
  }
}

/**
 * Settles all payments that are due. A failure is stored and retried with the next run, and does not stop the others.
 * @returns the number of payments checked
 */
export const settleDuePayments = async (
  paymentContext: PaymentContext,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> => {
  const { rows } = await paymentContext.db.query<{ id: string }>(duePaymentsSql, [
    paymentContext.now(),
    MAX_PAYMENTS_PER_RUN,
    paymentContext.provider.name,
  ])
  const waiting = rows.map(({ id }) => id)
  const lane = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      signal?.throwIfAborted()
      await settleAndLog(paymentContext, id, log)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  return rows.length
}
