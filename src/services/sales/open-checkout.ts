import { pendingExpiry } from '@/src/domain/sales/hold-expiry'
import type { Payments } from '@/src/integrations/payments/port'
import { applyPaymentEvent } from './apply-payment-event'
import { loadSiteUrl } from './site-url'
import type { SaleRow } from './sale-rows'
import type { Pool } from 'pg'

type CheckoutContext = {
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
export const openCheckout = async (
  { db, provider, now, at }: CheckoutContext,
  sale: SaleRow,
): Promise<string | undefined> => {
  const { payment, hold } = sale
  const pageUrl = `${await loadSiteUrl(db, payment.tenant_id)}/payments/${payment.token}`
  const checkout = await provider.createCheckout({
    key: payment.id,
    amount_cents: payment.amount_cents,
    currency: 'AUD',
    description: descriptionOf(sale),
    success_url: pageUrl,
    cancel_url: pageUrl,
    ...(payment.email ? { email: payment.email } : {}),
    expires_at: hold?.held_until ?? pendingExpiry(payment.created_at),
    metadata: { tenant: payment.tenant_id, payment: payment.id, ...(hold ? { reservation: hold.id } : {}) },
  })
  at?.('checkout made')
  await applyPaymentEvent({
    db,
    paymentId: payment.id,
    event: { kind: 'opened', session_id: checkout.session_id },
    now: now(),
  })
  at?.('checkout noted')
  return checkout.url
}
