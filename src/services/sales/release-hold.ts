import { applyPaymentEvent } from './apply-payment-event'
import { type PaymentContext, settlePayment } from './settle'

/** Releases a vehicle before it is paid for: it becomes available at once, and its checkout is closed. */
export const releasePendingHold = async (context: PaymentContext, paymentId: string): Promise<void> => {
  await applyPaymentEvent({ db: context.db, paymentId, event: { kind: 'released' }, now: new Date() })
  await settlePayment(context, paymentId)
}
