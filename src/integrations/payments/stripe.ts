import * as z from 'zod/mini'
import type { Checkout, CheckoutRequest, ProviderEvent, Payments } from './port'
import { isSigned } from './signature'

export type StripeOptions = {
  readonly key: string
  readonly webhookSecret: string
  readonly address?: string | undefined
  readonly timeoutMs?: number
}

/** The time Stripe has to answer, because the shopper waits while a checkout is created. */
const TIMEOUT_MS = 8000
/** Pins the API version, so that Stripe keeps answering in the shapes parsed here. */
const API_VERSION = '2024-06-20'
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
const refundSchema = z.object({ id: z.string(), status: z.optional(z.nullable(z.string())) })
const refundListSchema = z.object({ data: z.array(refundSchema) })
const errorSchema = z.object({ error: z.object({ code: z.optional(z.string()), type: z.optional(z.string()) }) })
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

/** A rejection by Stripe, with Stripe's code. The message contains neither the key nor the address. */
class StripeError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`Stripe answered ${String(status)}${code ? ` (${code})` : ''}.`)
    this.status = status
    this.code = code
  }
}

type StripeRequest = { readonly params?: Readonly<Record<string, string>>; readonly key?: string }

const createStripeCaller =
  ({ key, address = 'https://api.stripe.com', timeoutMs = TIMEOUT_MS }: StripeOptions) =>
  async (method: 'GET' | 'POST', path: string, { params, key: idempotency }: StripeRequest = {}): Promise<unknown> => {
    const query = new URLSearchParams(params)
    const url = `${address.replace(/\/$/, '')}/v1/${path}`
    const response = await fetch(method === 'GET' && params ? `${url}?${query.toString()}` : url, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'stripe-version': API_VERSION,
        ...(idempotency ? { 'idempotency-key': idempotency } : {}),
      },
      ...(method === 'POST' ? { body: query } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return body
    const read = errorSchema.safeParse(body)
    throw new StripeError(response.status, read.success ? (read.data.error.code ?? read.data.error.type ?? '') : '')
  }

/** Parses a session. One that is complete but unpaid awaits a slow payment method and stays open. */
const parseCheckout = (body: unknown): Checkout => {
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

const sessionParams = (request: CheckoutRequest): Readonly<Record<string, string>> => ({
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

const parseEvent = (body: string): ProviderEvent | null => {
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
