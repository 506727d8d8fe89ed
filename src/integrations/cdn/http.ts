import * as z from 'zod/mini'
import type { Cdn, PurgeTarget } from './port'

/** The most tags the CDN accepts in one request; more are sent in several requests. */
const MAX_TAGS_PER_REQUEST = 30
const TIMEOUT_MS = 3000

const responseSchema = z.object({ success: z.literal(true) })

const toPurgeBodies = (target: PurgeTarget): readonly object[] => {
  if (target === 'everything') return [{ purge_everything: true }]
  const parts: object[] = []
  for (let from = 0; from < target.tags.length; from += MAX_TAGS_PER_REQUEST) {
    parts.push({ tags: target.tags.slice(from, from + MAX_TAGS_PER_REQUEST) })
  }
  return parts
}

/**
 * A CDN that is purged over HTTP, as Cloudflare documents it: `POST {address}` (at Cloudflare
 * `https://api.cloudflare.com/client/v4/zones/{zone}/purge_cache`) with a bearer token and `{"tags": […]}` or
 * `{"purge_everything": true}`; the answer is `{"success": true}`. Error messages contain neither address nor token.
 */
export const createHttpCdn = (
  address: string,
  { token, timeoutMs = TIMEOUT_MS }: { readonly token?: string | undefined; readonly timeoutMs?: number },
): Cdn => {
  const post = async (body: object, signal: AbortSignal): Promise<void> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) throw new Error(`The CDN answered ${response.status}.`)
    const reply: unknown = await response.json().catch(() => null)
    if (!responseSchema.safeParse(reply).success) throw new Error('The CDN did not confirm the purge.')
  }
  return {
    purge: async (target) => {
      const signal = AbortSignal.timeout(timeoutMs)
      for (const body of toPurgeBodies(target)) await post(body, signal)
    },
  }
}
