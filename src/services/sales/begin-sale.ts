import type { Pool } from 'pg'
import { formatPhone } from '@/src/domain/phone'
import { inTransaction } from '@/src/platform/postgres/connections'
import { toPaymentKey, updatePayer } from './same-form'
import type { PaymentContext } from './payment-context'
import { type HoldRefusal, findRefusal } from './hold-limits'
import { type Payer, type NewHold, findPaymentByKey, insertHold, insertPayment } from './insert-sale'
import { type CheckoutResult, startCheckout } from './start-checkout'
type StoredHold = { readonly payment: string; readonly fresh: boolean } | { readonly refused: HoldRefusal } | null

/**
 * Stores hold and payment, both or neither. The unique index lets one of many concurrent requests win without waiting.
 */
const storeHold = ({ db, provider, now }: PaymentContext, hold: NewHold): Promise<StoredHold> =>
  inTransaction(db, async (client) => {
    const existingId = await findPaymentByKey(client, hold.tenant, hold.key)
    if (existingId) {
      await updatePayer(client, existingId, hold)
      return { payment: existingId, fresh: false }
    }
    const refusal = await findRefusal(client, hold)
    const id = refusal ? undefined : await insertHold(client, hold, now())
    if (!id) {
      // A concurrent request with the same key may have stored it meanwhile.
      const concurrentId = await findPaymentByKey(client, hold.tenant, hold.key)
      if (concurrentId) return { payment: concurrentId, fresh: false }
      return refusal ? { refused: refusal } : null
    }
    const newPayment = {
      ...hold,
      type: 'deposit' as const,
      amount_cents: hold.deposit_cents,
      provider: provider.name,
      hold: id,
    }
    const payment = await insertPayment(client, newPayment, now())
    if (!payment) throw new Error('The payment of a hold could not be stored.')
    if (hold.purchase)
      await client.query('UPDATE purchases SET reservation_id = $2 WHERE id = $1 AND tenant_id = $3', [
        hold.purchase,
        id,
        hold.tenant,
      ])
    return { payment, fresh: true }
  })

const findConflict = async (db: Pool, { tenant, car }: NewHold): Promise<CheckoutResult> => {
  const { rows } = await db.query<{ state: 'pending' | 'held' }>(
    "SELECT state FROM reservations WHERE tenant_id = $1 AND car_id = $2 AND state IN ('pending', 'held')",
    [tenant, car],
  )
  return rows[0] ? { kind: 'taken', by: rows[0].state } : { kind: 'unavailable' }
}

/**
 * Starts to hold a vehicle for a shopper and creates the checkout (RSV-01, RSV-02). A unique index allows one pending
 * or active hold per vehicle under any concurrency. The same key leads to the same checkout.
 */
export const beginHold = async (paymentContext: PaymentContext, newHold: NewHold): Promise<CheckoutResult> => {
  // Each number has one spelling, so that a person's holds are counted however it was written.
  const hold = { ...newHold, phone: formatPhone(newHold.phone) }
  const stored = await storeHold(paymentContext, hold)
  if (stored === null) return findConflict(paymentContext.db, hold)
  if ('refused' in stored) return { kind: stored.refused }
  paymentContext.at?.('hold stored')
  return startCheckout(paymentContext, stored.payment, stored.fresh)
}

/** Starts a payment that holds no vehicle (RSV-05). */
export const beginPayment = async (
  paymentContext: PaymentContext,
  newPayment: Payer & {
    readonly tenant: string
    readonly amount_cents: number
    readonly reference: string
    readonly key: string
  },
): Promise<CheckoutResult> => {
  const { db, provider, now } = paymentContext
  const payment = { ...newPayment, key: toPaymentKey(newPayment), type: 'payment' as const, provider: provider.name }
  const insertedId = await inTransaction(db, (client) => insertPayment(client, payment, now()))
  const id = insertedId ?? (await findPaymentByKey(db, payment.tenant, payment.key))
  return id === undefined ? { kind: 'failed' } : startCheckout(paymentContext, id, insertedId !== undefined)
}
