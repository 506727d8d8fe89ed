import { Refused } from '../refused'
import type { SmsSender } from './port'

export type TwilioOptions = {
  readonly account: string
  readonly token: string
  /** A number of the account, or a messaging service (MG…). */
  readonly from: string
  readonly timeoutMs?: number
}

/** The time the provider has to answer. */
const patience = 5000

const reasonOf = async (response: Response): Promise<string> => {
  const said = (await response.json().catch(() => ({}))) as { code?: unknown; message?: unknown }
  const words = typeof said.message === 'string' ? `: ${said.message.slice(0, 200)}` : ''
  return `The provider of text messages answered ${String(response.status)}${words}`
}

/**
 * Twilio's API: `POST /2010-04-01/Accounts/{account}/Messages.json` with To, From and Body as a form, and the account
 * and token as basic authentication. 201 means accepted. 400 is a permanent error of this message; other errors are
 * temporary.
 */
export const twilioSms = (api: string, { account, token, from, timeoutMs = patience }: TwilioOptions): SmsSender => ({
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
    const reason = await reasonOf(response)
    throw response.status === 400 ? new Refused(reason) : new Error(reason)
  },
})
