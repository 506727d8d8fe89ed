import type { Pool } from 'pg'
import type { PaymentEvent } from '@/src/integrations/payments/port'
import { settlePayment, type Till } from './settle'

/** The payment an event is about; null for one of somebody else's. */
const paymentOf = async (db: Pool, provider: string, event: PaymentEvent): Promise<string | null> => {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM payments WHERE provider = $1 AND (session_id = $2 OR provider_payment_id = $3) LIMIT 1`,
    [provider, event.session_id ?? null, event.payment_id ?? null],
  )
  return rows[0]?.id ?? null
}

/**
 * Takes what a provider tells by itself. An event only says that something happened: what is true is asked of the
 * provider, so one that comes twice, late, in another order or never ends the same (RSV-02). It is noted once the payment
 * is settled; rejects where that fails, and the provider tells again. @returns whether it was about a payment here.
 */
export const takeEvent = async (till: Till, event: PaymentEvent): Promise<boolean> => {
  const { db, provider } = till
  const payment = await paymentOf(db, provider.name, event)
  if (payment === null) return false
  await settlePayment(till, payment)
  await db.query(
    'INSERT INTO payment_events (id, provider, payment_id, kind) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [event.id.slice(0, 255), provider.name, payment, event.kind.slice(0, 255)],
  )
  return true
}
