import { log } from '@/src/platform/log'
import { isUnpaid } from '@/src/domain/sales/sale-state-machine'
import { PAYMENT_MINUTES } from '@/src/domain/sales/hold-expiry'
import type { Checkout } from '@/src/integrations/payments/port'
import { applyPaymentEvent, type PaymentEvent } from './apply-payment-event'
import { openCheckout } from './open-checkout'
import { readSale, type SaleRow } from './sale-rows'
import type { PaymentContext } from './payment-context'

/** Milliseconds an expired hold is kept while the provider cannot be asked whether it was paid. */
const GRACE_MS = 5 * 60_000

/** Until when it may be paid: the end of its hold, or half an hour if it holds nothing. */
const payUntil = ({ payment, hold }: SaleRow): number =>
  hold?.state === 'pending' && hold.held_until
    ? hold.held_until.getTime()
    : payment.created_at.getTime() + PAYMENT_MINUTES * 60_000

/** True if it may no longer be paid. */
const isPaymentOver = (sale: SaleRow, now: Date): boolean =>
  (sale.hold !== null && sale.hold.state !== 'pending') || payUntil(sale) <= now.getTime()

/**
 * Rejects a checkout that was created for another payment or tenant, whatever our own row refers to (SEC-01). Old
 * checkouts have no tenant in their metadata, but the payment's id implies it.
 */
const assertOwned = ({ metadata }: Checkout, { id, tenant_id }: SaleRow['payment']): void => {
  if (metadata.payment === id && (metadata.tenant ?? tenant_id) === tenant_id) return
  throw new Error('The payment provider created this checkout for a different payment.')
}

/** The id a refund refers to. A checkout without a charge has no payment id. */
const chargeIdOf = ({ payment_id, session_id }: Checkout): string => payment_id ?? session_id

const toPaymentEvent = (checkout: Checkout | null, payment: SaleRow['payment']): PaymentEvent | null => {
  if (checkout === null || checkout.state === 'expired') return { kind: 'unpaid', as: 'expired' }
  if (checkout.state === 'open') return null
  assertOwned(checkout, payment)
  // The server sets the amount of its checkouts, so another amount is an error.
  if (checkout.amount_cents !== payment.amount_cents)
    throw new Error('The payment provider charged a different amount than requested.')
  return { kind: 'paid', payment_id: chargeIdOf(checkout) }
}

const applyEvent = async (paymentContext: PaymentContext, paymentId: string, event: PaymentEvent): Promise<void> => {
  const { db, now, at } = paymentContext
  await applyPaymentEvent({
    db,
    paymentId,
    event: event,
    now: now(),
    ...(at ? { atEnd: () => at('written, not committed') } : {}),
  })
  at?.('applied')
}

/** Fetches the state of a checkout from the provider, and closes the checkout if its time is over. */
const checkWithProvider = async (paymentContext: PaymentContext, sale: SaleRow): Promise<void> => {
  const { payment } = sale
  if (!payment.session_id) return
  const { provider, now, at } = paymentContext
  const checkout = isPaymentOver(sale, now())
    ? await provider.cancelCheckout(payment.session_id)
    : await provider.readCheckout(payment.session_id)
  at?.('provider asked')
  await paymentContext.db.query('UPDATE payments SET checked_at = $2 WHERE id = $1', [payment.id, now()])
  const event = toPaymentEvent(checkout, payment)
  if (event) await applyEvent(paymentContext, payment.id, event)
}

/** Handles a payment without a checkout, left by a crash: creates the checkout, or expires the payment. */
const resumeCheckout = async (paymentContext: PaymentContext, sale: SaleRow): Promise<void> => {
  if (isPaymentOver(sale, paymentContext.now()))
    return applyEvent(paymentContext, sale.payment.id, { kind: 'unpaid', as: 'expired' })
  await openCheckout(paymentContext, sale)
}

const refundPayment = async (paymentContext: PaymentContext, { payment }: SaleRow): Promise<void> => {
  if (!payment.provider_payment_id || !payment.session_id) {
    throw new Error('The payment to refund has no id at the payment provider.')
  }
  const checkout = await paymentContext.provider.readCheckout(payment.session_id)
  if (!checkout || chargeIdOf(checkout) !== payment.provider_payment_id) {
    throw new Error('The payment provider has a different payment for this checkout.')
  }
  assertOwned(checkout, payment)
  paymentContext.at?.('refund decided')
  // The key changes every hour, so that a refused refund is retried; the provider refunds a payment only once anyway.
  const key = `${payment.id}:refund:${String(Math.floor(paymentContext.now().getTime() / 3_600_000))}`
  const { refund_id } = await paymentContext.provider.refund({
    key,
    payment_id: payment.provider_payment_id,
    amount_cents: payment.amount_cents,
  })
  paymentContext.at?.('refund made')
  await applyEvent(paymentContext, payment.id, { kind: 'returned', refund_id })
  paymentContext.at?.('refund noted')
}

const expireHold = async (paymentContext: PaymentContext, sale: SaleRow): Promise<void> => {
  const { hold, payment } = sale
  const overdueMs = hold?.held_until ? paymentContext.now().getTime() - hold.held_until.getTime() : -1
  const isHoldOver = hold?.state === 'held' && overdueMs >= 0
  const isPendingOver = hold?.state === 'pending' && overdueMs >= GRACE_MS
  if (isHoldOver || isPendingOver) await applyEvent(paymentContext, payment.id, { kind: 'due' })
}

/**
 * Advances one payment as far as possible: checks it with the provider, expires its hold and refunds it if due
 * (RSV-02). Idempotent, and safe to run concurrently. Rejects if the provider fails; the payment then stays due.
 */
export const settlePayment = async (paymentContext: PaymentContext, paymentId: string): Promise<SaleRow | null> => {
  const sale = await readSale(paymentContext.db, paymentId)
  if (!sale || sale.payment.provider !== paymentContext.provider.name) return sale
  const { state } = sale.payment
  // Record a failure of the provider, but expire the hold all the same: an outage must not keep a vehicle for ever.
  const failure = await (
    state === 'created'
      ? resumeCheckout(paymentContext, sale)
      : isUnpaid(state)
        ? checkWithProvider(paymentContext, sale)
        : Promise.resolve()
  ).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  const now = await readSale(paymentContext.db, paymentId)
  if (now) await expireHold(paymentContext, now)
  if (failure) throw failure.error
  const after = await readSale(paymentContext.db, paymentId)
  if (after?.payment.state !== 'refunding') return after
  await refundPayment(paymentContext, after)
  return readSale(paymentContext.db, paymentId)
}

/** Settles a payment now if its provider answers. If that fails, a job retries it within a minute. */
export const trySettlePayment = async (paymentContext: PaymentContext, paymentId: string): Promise<void> => {
  await settlePayment(paymentContext, paymentId).catch((error: unknown) =>
    log.error({ err: error }, 'A payment could not be settled; a job retries it.'),
  )
}
