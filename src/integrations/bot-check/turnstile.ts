import * as z from 'zod/mini'
import type { BotCheck } from './port'

const answer = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) })

const usual = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Its own trouble, or ours with it: no shopper's fault. */
const providerErrors = ['internal-error', 'missing-input-secret', 'invalid-input-secret']

type Options = {
  readonly site_key: string
  readonly secret: string
  readonly address?: string
  readonly timeoutMs?: number
}

/** Cloudflare Turnstile: `POST siteverify` with secret, response and remoteip. A token is good once; it sees to that. */
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
      if (!read.success)
        throw new Error(`Turnstile answered ${String(said.status)} with other fields than it promises.`)
      if (read.data.success) return { verdict: 'passed' }
      const codes = read.data['error-codes'] ?? []
      if (codes.some((code) => providerErrors.includes(code)))
        throw new Error(`Turnstile answered ${codes.join(', ')}.`)
      // What it cannot read may be the browser's doing: it proves nothing, and does not count as an outage.
      return { verdict: codes.includes('bad-request') ? 'none' : 'refused' }
    } catch (error) {
      console.error('The bot check could not be asked:', error instanceof Error ? error.message : error)
      return { verdict: 'none', isAway: true }
    }
  },
})
