import * as z from 'zod/mini'
import type { Cdn, Purged } from './port'

/** The most tags the CDN accepts in one request; more are sent in several requests. */
const mostTags = 30
const patience = 3000

const answer = z.object({ success: z.literal(true) })

const bodies = (what: Purged): readonly object[] => {
  if (what === 'everything') return [{ purge_everything: true }]
  const parts: object[] = []
  for (let from = 0; from < what.tags.length; from += mostTags) {
    parts.push({ tags: what.tags.slice(from, from + mostTags) })
  }
  return parts
}

/**
 * A CDN that is purged over HTTP, as Cloudflare documents it: `POST {address}` (at Cloudflare
 * `https://api.cloudflare.com/client/v4/zones/{zone}/purge_cache`) with a bearer token and `{"tags": […]}` or
 * `{"purge_everything": true}`; the answer is `{"success": true}`. Error messages contain neither address nor token.
 */
export const httpCdn = (
  address: string,
  { token, timeoutMs = patience }: { readonly token?: string | undefined; readonly timeoutMs?: number },
): Cdn => {
  const post = async (body: object, signal: AbortSignal): Promise<void> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) throw new Error(`The CDN answered ${response.status}.`)
    const said: unknown = await response.json().catch(() => null)
    if (!answer.safeParse(said).success) throw new Error('The CDN did not confirm the purge.')
  }
  return {
    purge: async (what) => {
      const signal = AbortSignal.timeout(timeoutMs)
      for (const body of bodies(what)) await post(body, signal)
    },
  }
}
