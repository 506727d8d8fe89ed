import * as z from 'zod/mini'
import { log } from '@/src/platform/log'
import type { BotCheck } from './port'

const responseSchema = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) })

const DEFAULT_ADDRESS = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Errors of the provider or of our configuration, which are not the shopper's fault. */
const providerErrors = ['internal-error', 'missing-input-secret', 'invalid-input-secret']

type TurnstileOptions = {
  readonly site_key: string
  readonly secret: string
  readonly address?: string
  readonly timeoutMs?: number
}

/** Cloudflare Turnstile: `POST siteverify` with secret, response and remoteip. Cloudflare accepts each token once. */
export const createTurnstileCheck = ({
  site_key,
  secret,
  address = DEFAULT_ADDRESS,
  timeoutMs = 2500,
}: TurnstileOptions): BotCheck => ({
  challenge: () => ({ kind: 'turnstile', site_key }),
  verify: async (response, _now, sender) => {
    if (response === '') return { verdict: 'none' }
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({ secret, response, ...(sender ? { remoteip: sender } : {}) }).toString(),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const parsed = responseSchema.safeParse(await reply.json())
      if (!parsed.success) throw new Error(`Turnstile sent unexpected fields with status ${String(reply.status)}.`)
      if (parsed.data.success) return { verdict: 'passed' }
      const codes = parsed.data['error-codes'] ?? []
      if (codes.some((code) => providerErrors.includes(code)))
        throw new Error(`Turnstile answered ${codes.join(', ')}.`)
      // `bad-request` may be caused by the browser, so it proves nothing and does not count as an outage.
      return { verdict: codes.includes('bad-request') ? 'none' : 'refused' }
    } catch (error) {
      log.error({ err: error }, 'The bot check failed.')
      return { verdict: 'none', isUnavailable: true }
    }
  },
})
