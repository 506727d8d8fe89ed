import { createHmac } from 'node:crypto'
import { textToSign } from '@/src/domain/lead-delivery/webhook'
import { PermanentSendError } from '@/src/integrations/permanent-send-error'
import { type AddressGuard, guardedRequest, publicOnly } from '../stock/fetch/guarded-request'

export type WebhookRequest = {
  readonly url: string
  /** The delivery's id, the same on each retry. */
  readonly id: string
  readonly body: string
  readonly secret: string | null
  readonly now: Date
}

/** Addresses a webhook may have: only https and public ones, unless a test overrides it. */
export type WebhookAccess = { readonly guard: AddressGuard; readonly plain: boolean }
export const publicHttps: WebhookAccess = { guard: publicOnly, plain: false }

const TIMEOUT_MS = 5000

/** HMAC-SHA256 in hex over the seconds, a full stop and the body (docs/leads.md). */
const signBody = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(textToSign(seconds, body)).digest('hex')

/**
 * Posts a lead as JSON to a webhook, with a timeout of five seconds. Any 2xx counts as delivered. Redirects are not
 * followed, because the signed body is meant for one address. Rejects with
 * `PermanentSendError` if a retry cannot succeed.
 */
export const postWebhook = async (
  request: WebhookRequest,
  { guard, plain }: WebhookAccess = publicHttps,
): Promise<void> => {
  if (!URL.canParse(request.url)) throw new PermanentSendError('The webhook’s address isn’t a valid web address.')
  const url = new URL(request.url)
  if (url.protocol !== 'https:' && !plain) throw new PermanentSendError('The webhook’s address must start with https.')
  const seconds = Math.floor(request.now.getTime() / 1000)
  const response = await guardedRequest({
    url,
    guard,
    method: 'POST',
    body: request.body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    idleMs: TIMEOUT_MS,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(request.body)),
      'user-agent': 'Forecourt leads',
      'x-forecourt-id': request.id,
      'x-forecourt-time': String(seconds),
      ...(request.secret ? { 'x-forecourt-signature': signBody(request.secret, seconds, request.body) } : {}),
    },
  })
  const status = response.statusCode ?? 0
  response.destroy()
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${String(status)}.`)
}
