import type { Pool } from 'pg'
import type { ProviderEvent } from '@/src/integrations/payments/port'
import { settlePayment } from './settle'
import type { PaymentContext } from './payment-context'

/** Finds the payment of an event; null if the event concerns none of this installation. */
const findPayment = async (db: Pool, provider: string, event: ProviderEvent): Promise<string | null> => {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM payments WHERE provider = $1 AND (session_id = $2 OR provider_payment_id = $3) LIMIT 1`,
    [provider, event.session_id ?? null, event.payment_id ?? null],
  )
  return rows[0]?.id ?? null
}

/**
 * Handles an event of a payment provider. An event is only a signal: the state is read from the provider, so repeated,
 * late, reordered or missing events have the same result (RSV-02). The event is recorded after the payment is settled;
 * if that rejects, the provider sends the event again. @returns whether it concerns a payment of this installation
 */
export const handleProviderEvent = async (paymentContext: PaymentContext, event: ProviderEvent): Promise<boolean> => {
  const { db, provider } = paymentContext
  const payment = await findPayment(db, provider.name, event)
  if (payment === null) return false
  await settlePayment(paymentContext, payment)
  await db.query(
    'INSERT INTO payment_events (id, provider, payment_id, kind) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [event.id.slice(0, 255), provider.name, payment, event.kind.slice(0, 255)],
  )
  return true
}
