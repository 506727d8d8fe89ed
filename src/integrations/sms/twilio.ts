import { PermanentSendError } from '../permanent-send-error'
import type { SmsSender } from './port'

export type TwilioOptions = {
  readonly account: string
  readonly token: string
  /** A number of the account, or a messaging service (MG…). */
  readonly from: string
  readonly timeoutMs?: number
}

/** The time the provider has to answer. */
const TIMEOUT_MS = 5000

const readReason = async (response: Response): Promise<string> => {
  const body = (await response.json().catch(() => ({}))) as { code?: unknown; message?: unknown }
  const detail = typeof body.message === 'string' ? `: ${body.message.slice(0, 200)}` : ''
  return `The SMS provider answered ${String(response.status)}${detail}`
}

/**
 * Twilio's API: `POST /2010-04-01/Accounts/{account}/Messages.json` with To, From and Body as a form, and the account
 * and token as basic authentication. 201 means accepted. 400 is a permanent error of this message; other errors are
 * temporary.
 */
export const createTwilioSms = (
  api: string,
  { account, token, from, timeoutMs = TIMEOUT_MS }: TwilioOptions,
): SmsSender => ({
  send: async ({ to, text }) => {
    const address = `${api.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
        accept: 'application/json',
      },
      body: new URLSearchParams({ To: to, Body: text, ...sender }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return
    const reason = await readReason(response)
    throw response.status === 400 ? new PermanentSendError(reason) : new Error(reason)
  },
})
