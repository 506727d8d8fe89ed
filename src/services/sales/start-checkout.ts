import { log } from '@/src/platform/log'
import { applyPaymentEvent } from './apply-payment-event'
import { openCheckout } from './open-checkout'
import { readSale, type SaleRow } from './sale-rows'
import type { PaymentContext } from './payment-context'

export type CheckoutResult =
  /** The shopper pays at `url`; `token` is in the address of the payment's status page. */
  | { readonly kind: 'pay'; readonly url: string; readonly token: string }
  /** The same form was sent before and can no longer be paid; its status page shows the result. */
  | { readonly kind: 'done'; readonly token: string }
  /** Another shopper is paying for the vehicle or holds it. */
  | { readonly kind: 'taken'; readonly by: 'pending' | 'held' }
  /** Sold, removed, or reserved by the dealer. */
  | { readonly kind: 'unavailable' }
  /** The payment provider does not respond: nothing is held or charged. */
  | { readonly kind: 'failed' }
  /** This person has the maximum number of pending and paid holds. */
  | { readonly kind: 'many' }
  /** This sender has the maximum number of unpaid holds. */
  | { readonly kind: 'crowd' }
  /** The bot check's solution was used before. */
  | { readonly kind: 'spent' }

/** The address where an unfinished payment is paid: its checkout is created or found. */
const findCheckoutUrl = async (
  paymentContext: PaymentContext,
  { payment, hold }: SaleRow,
): Promise<string | undefined> => {
  if (hold && hold.state !== 'pending') return undefined
  if (payment.state === 'created') return openCheckout(paymentContext, { payment, hold })
  if (payment.state !== 'open' || !payment.session_id) return undefined
  return (await paymentContext.provider.readCheckout(payment.session_id))?.url
}

/** Sends the shopper to the checkout. If the provider does not respond, the hold ends and the vehicle is free again. */
export const startCheckout = async (
  paymentContext: PaymentContext,
  paymentId: string,
  isNew: boolean,
): Promise<CheckoutResult> => {
  const sale = await readSale(paymentContext.db, paymentId)
  if (!sale) return { kind: 'failed' }
  try {
    const url = await findCheckoutUrl(paymentContext, sale)
    return url === undefined
      ? { kind: 'done', token: sale.payment.token }
      : { kind: 'pay', url, token: sale.payment.token }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log.error({ err: error }, 'A checkout could not be created.')
    if (isNew)
      await applyPaymentEvent({
        db: paymentContext.db,
        paymentId,
        event: { kind: 'unpaid', as: 'failed', problem },
        now: paymentContext.now(),
      })
    return { kind: 'failed' }
  }
}

/**
 * Finds the address where a started payment can still be paid; undefined if it cannot. Rejects if the provider fails.
 */
export const findPaymentUrl = async (
  paymentContext: PaymentContext,
  paymentId: string,
): Promise<string | undefined> => {
  const sale = await readSale(paymentContext.db, paymentId)
  return sale ? findCheckoutUrl(paymentContext, sale) : undefined
}
