import { createHmac } from 'node:crypto'
import { signedText } from '@/src/domain/lead-delivery/webhook'
import { Refused } from '@/src/integrations/refused'
import { type Guard, guardedRequest, publicOnly } from '../stock/fetch/guarded-request'

export type WebhookCall = {
  readonly url: string
  /** The delivery's id, the same on each retry. */
  readonly id: string
  readonly body: string
  readonly secret: string | null
  readonly now: Date
}

/** Addresses a webhook may have: only https and public ones, unless a test overrides it. */
export type WebhookReach = { readonly guard: Guard; readonly plain: boolean }
export const publicHttps: WebhookReach = { guard: publicOnly, plain: false }

const patience = 5000

/** HMAC-SHA256 in hex over the seconds, a full stop and the body (docs/leads.md). */
const signature = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(signedText(seconds, body)).digest('hex')

/**
 * Posts a lead as JSON to a webhook, with a timeout of five seconds. Any 2xx counts as delivered. Redirects are not
 * followed, because the signed body is meant for one address. Rejects with `Refused` if a retry cannot succeed.
 */
export const postWebhook = async (call: WebhookCall, { guard, plain }: WebhookReach = publicHttps): Promise<void> => {
  if (!URL.canParse(call.url)) throw new Refused('The webhook is no web address.')
  const url = new URL(call.url)
  if (url.protocol !== 'https:' && !plain) throw new Refused('The webhook’s address must begin with https.')
  const seconds = Math.floor(call.now.getTime() / 1000)
  const response = await guardedRequest({
    url,
    guard,
    method: 'POST',
    body: call.body,
    signal: AbortSignal.timeout(patience),
    idleMs: patience,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(call.body)),
      'user-agent': 'Forecourt leads',
      'x-forecourt-id': call.id,
      'x-forecourt-time': String(seconds),
      ...(call.secret ? { 'x-forecourt-signature': signature(call.secret, seconds, call.body) } : {}),
    },
  })
  const status = response.statusCode ?? 0
  response.destroy()
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${String(status)}.`)
}
