import * as z from 'zod/mini'
import type { Checkout, CheckoutRequest, ProviderEvent } from './port'

/**
 * Added to the shopper's time limit, because Stripe requires a session to last at least half an hour. It does not
 * depend on the clock, because a retry after a crash must send the identical request. Expired checkouts are cancelled
 * separately.
 */
const SESSION_EXTENSION_SECONDS = 31 * 60

const sessionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  url: z.optional(z.nullable(z.string())),
  status: z.optional(z.nullable(z.string())),
  payment_status: z.string(),
  amount_total: z.nullable(z.number()),
  payment_intent: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
})

const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.optional(z.string()),
      payment_intent: z.optional(z.nullable(z.string())),
    }),
  }),
})

/** Parses a session. One that is complete but unpaid awaits a slow payment method and stays open. */
export const parseCheckout = (body: unknown): Checkout => {
  const read = sessionSchema.safeParse(body)
  if (!read.success) throw new Error('Stripe sent unexpected fields.')
  const { id, url, status, payment_status, amount_total, payment_intent, metadata } = read.data
  const state = payment_status === 'paid' ? 'paid' : status === 'expired' ? 'expired' : 'open'
  return {
    session_id: id,
    state,
    amount_cents: amount_total ?? 0,
    metadata: metadata ?? {},
    ...(state === 'open' && url ? { url } : {}),
    ...(payment_intent ? { payment_id: payment_intent } : {}),
  }
}

export const sessionParams = (request: CheckoutRequest): Readonly<Record<string, string>> => ({
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'aud',
  'line_items[0][price_data][unit_amount]': String(request.amount_cents),
  'line_items[0][price_data][product_data][name]': request.description.slice(0, 250),
  success_url: request.success_url,
  cancel_url: request.cancel_url,
  client_reference_id: request.key,
  expires_at: String(Math.ceil(request.expires_at.getTime() / 1000) + SESSION_EXTENSION_SECONDS),
  ...(request.email ? { customer_email: request.email } : {}),
  ...Object.fromEntries(
    Object.entries(request.metadata).flatMap(([name, value]) => [
      [`metadata[${name}]`, value],
      [`payment_intent_data[metadata][${name}]`, value],
    ]),
  ),
})

export const parseEvent = (body: string): ProviderEvent | null => {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  const read = eventSchema.safeParse(json)
  if (!read.success) return null
  const { id, type, data } = read.data
  const { object } = data
  const isSession = type.startsWith('checkout.session.')
  return {
    id,
    kind: type,
    ...(isSession ? { session_id: object.id } : {}),
    ...(object.payment_intent ? { payment_id: object.payment_intent } : {}),
  }
}
