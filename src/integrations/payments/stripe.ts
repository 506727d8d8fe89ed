import * as z from 'zod/mini'
import type { Checkout, Payments } from './port'
import { isSigned } from './signature'
import { parseCheckout, sessionParams, parseEvent } from './stripe-messages'
import { type StripeOptions, StripeError, createStripeCaller } from './stripe-api'

const refundSchema = z.object({ id: z.string(), status: z.optional(z.nullable(z.string())) })
const refundListSchema = z.object({ data: z.array(refundSchema) })

const encodeSegment = encodeURIComponent

/** Stripe Checkout through its HTTP API (RSV-03). The shopper enters the card on Stripe's page, never on ours. */
export const createStripePayments = (options: StripeOptions): Payments => {
  const callStripe = createStripeCaller(options)
  const read = async (session_id: string): Promise<Checkout | null> => {
    try {
      return parseCheckout(await callStripe('GET', `checkout/sessions/${encodeSegment(session_id)}`))
    } catch (error) {
      if (error instanceof StripeError && error.status === 404) return null
      throw error
    }
  }
  return {
    name: 'stripe',
    createCheckout: async (request) =>
      parseCheckout(
        await callStripe('POST', 'checkout/sessions', { params: sessionParams(request), key: request.key }),
      ),
    readCheckout: read,
    cancelCheckout: async (session_id) => {
      try {
        return parseCheckout(await callStripe('POST', `checkout/sessions/${encodeSegment(session_id)}/expire`))
      } catch (error) {
        // It is already paid or expired: read which.
        if (error instanceof StripeError && error.status < 500) return read(session_id)
        throw error
      }
    },
    refund: async ({ key, payment_id }) => {
      try {
        const answer = await callStripe('POST', 'refunds', {
          params: { payment_intent: payment_id, reason: 'requested_by_customer' },
          key,
        })
        const { id, status } = refundSchema.parse(answer)
        if (status === 'failed' || status === 'canceled') throw new Error(`Stripe reports the refund as ${status}.`)
        return { refund_id: id }
      } catch (error) {
        if (!(error instanceof StripeError) || error.code !== 'charge_already_refunded') throw error
        const { data } = refundListSchema.parse(
          await callStripe('GET', 'refunds', { params: { payment_intent: payment_id } }),
        )
        return { refund_id: data[0]?.id ?? '' }
      }
    },
    readEvent: (body, signature, now) =>
      isSigned(options.webhookSecret, body, signature, now) ? parseEvent(body) : null,
  }
}
