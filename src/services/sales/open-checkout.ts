import { pendingUntil } from '@/src/domain/sales/machine'
import type { Payments } from '@/src/integrations/payments/port'
import { applyTold } from './apply'
import { baseOf } from './base'
import type { SaleRow } from './rows'
import type { Pool } from 'pg'

type Open = {
  readonly db: Pool
  readonly provider: Payments
  readonly now: () => Date
  readonly at?: (point: 'checkout made' | 'checkout noted') => void
}

const descriptionOf = ({ payment, hold }: SaleRow): string =>
  hold ? `Deposit to hold ${hold.car_title ?? 'a vehicle'}` : `Payment ${payment.reference ?? ''}`.trim()

/**
 * Creates a payment's checkout at the provider and stores it. The payment's id is the idempotency key, so after a crash
 * in between the same checkout is returned. @returns the address to pay at; undefined if it can no longer be paid
 */
export const openCheckout = async ({ db, provider, now, at }: Open, sale: SaleRow): Promise<string | undefined> => {
  const { payment, hold } = sale
  const page = `${await baseOf(db, payment.tenant_id)}/payments/${payment.token}`
  const made = await provider.createCheckout({
    key: payment.id,
    amount_cents: payment.amount_cents,
    currency: 'AUD',
    description: descriptionOf(sale),
    success_url: page,
    cancel_url: page,
    ...(payment.email ? { email: payment.email } : {}),
    expires_at: hold?.held_until ?? pendingUntil(payment.created_at),
    metadata: { tenant: payment.tenant_id, payment: payment.id, ...(hold ? { reservation: hold.id } : {}) },
  })
  at?.('checkout made')
  await applyTold({ db, paymentId: payment.id, told: { kind: 'opened', session_id: made.session_id }, now: now() })
  at?.('checkout noted')
  return made.url
}
