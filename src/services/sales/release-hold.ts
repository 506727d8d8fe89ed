import { applyPaymentEvent } from './apply-payment-event'
import { settlePayment, trySettlePayment } from './settle'
import type { PaymentContext } from './payment-context'

/** Releases a vehicle before it is paid for: it becomes available at once, and its checkout is closed. */
export const releasePendingHold = async (context: PaymentContext, paymentId: string): Promise<void> => {
  await applyPaymentEvent({ db: context.db, paymentId, event: { kind: 'released' }, now: new Date() })
  await settlePayment(context, paymentId)
}

/**
 * Ends a paid hold for its shopper (RSV-01): the vehicle is for sale again at once, and the dealer is told. The refund is
 * sent to the provider; if that fails, a job retries it.
 */
export const cancelPaidHold = async (context: PaymentContext, paymentId: string): Promise<void> => {
  const event = { kind: 'refund', by: 'shopper' } as const
  await applyPaymentEvent({ db: context.db, paymentId, event, now: context.now() })
  await trySettlePayment(context, paymentId)
}
