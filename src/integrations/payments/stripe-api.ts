import * as z from 'zod/mini'

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

const errorSchema = z.object({ error: z.object({ code: z.optional(z.string()), type: z.optional(z.string()) }) })

/** A rejection by Stripe, with Stripe's code. The message contains neither the key nor the address. */
export class StripeError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`Stripe answered ${String(status)}${code ? ` (${code})` : ''}.`)
    this.status = status
    this.code = code
  }
}

type StripeRequest = { readonly params?: Readonly<Record<string, string>>; readonly key?: string }

export const createStripeCaller =
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
