import * as z from 'zod/mini'
import type { BotCheck } from './port'

const answer = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) })

const usual = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Errors of the provider or of our configuration, which are not the shopper's fault. */
const providerErrors = ['internal-error', 'missing-input-secret', 'invalid-input-secret']

type Options = {
  readonly site_key: string
  readonly secret: string
  readonly address?: string
  readonly timeoutMs?: number
}

/** Cloudflare Turnstile: `POST siteverify` with secret, response and remoteip. Cloudflare accepts each token once. */
export const turnstile = ({ site_key, secret, address = usual, timeoutMs = 2500 }: Options): BotCheck => ({
  challenge: () => ({ kind: 'turnstile', site_key }),
  verify: async (response, _now, sender) => {
    if (response === '') return { verdict: 'none' }
    try {
      const said = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({ secret, response, ...(sender ? { remoteip: sender } : {}) }).toString(),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const read = answer.safeParse(await said.json())
      if (!read.success) throw new Error(`Turnstile sent unexpected fields with status ${String(said.status)}.`)
      if (read.data.success) return { verdict: 'passed' }
      const codes = read.data['error-codes'] ?? []
      if (codes.some((code) => providerErrors.includes(code)))
        throw new Error(`Turnstile answered ${codes.join(', ')}.`)
      // `bad-request` may be caused by the browser, so it proves nothing and does not count as an outage.
      return { verdict: codes.includes('bad-request') ? 'none' : 'refused' }
    } catch (error) {
      console.error('The bot check failed:', error instanceof Error ? error.message : error)
      return { verdict: 'none', isAway: true }
    }
  },
})
