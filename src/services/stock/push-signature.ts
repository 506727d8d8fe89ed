import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signatures of pushed cars (STK-02): `t=UNIX_SECONDS,v1=HEX`, where HEX is HMAC-SHA256 over the seconds, a full stop
 * and the body's bytes. Whoever hears a request learns no key from it, and a changed body is refused. Sent again while
 * its signature holds it writes the same record of the same car: at worst one a few minutes old, until the next.
 */

export const signatureHeader = 'x-forecourt-signature'

/** How far the sender's clock may be from ours, either way, in seconds. */
export const signatureTolerance = 300

/** Signatures in one header: two while a sender changes its secret, never many. */
const mostSignatures = 5

export const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/**
 * What a feed's cars are signed with. Derived from the installation's own secret and the hash of the feed's key, so it
 * is kept nowhere, and ends with the key.
 */
export const signingSecret = (installation: string, feed: { readonly id: string; readonly hash: string }): string =>
  `fcs_${createHmac('sha256', installation).update(`push-signature:${feed.id}:${feed.hash}`).digest('base64url')}`

type Signature = { readonly time: string; readonly values: readonly string[] }

const parsed = (header: string): Signature | undefined => {
  if (header.length > 1000) return undefined
  const parts = header.split(',').map((part) => part.trim())
  const times = parts.flatMap((part) => /^t=(\d{1,12})$/u.exec(part)?.[1] ?? [])
  const values = parts.flatMap((part) => /^v1=([\da-f]{64})$/iu.exec(part)?.[1]?.toLowerCase() ?? [])
  const [time] = times
  return time === undefined || times.length > 1 || values.length > mostSignatures ? undefined : { time, values }
}

/** The hex digits of `v1`. @param time Unix seconds as the header says them */
export const signatureOf = (secret: string, time: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')

/** Whether the header was written within the tolerance; what is no signature was not. */
export const isTimely = (header: string, now: Date): boolean => {
  const time = parsed(header)?.time
  return time !== undefined && Math.abs(now.getTime() / 1000 - Number(time)) <= signatureTolerance
}

/** Whether the header signs this body with this secret, and did so within the tolerance. */
export const isSigned = (header: string, secret: string, body: Uint8Array, now: Date): boolean => {
  const signature = parsed(header)
  if (signature === undefined || !isTimely(header, now)) return false
  const right = signatureOf(secret, signature.time, body)
  return signature.values.some((value) => isSame(value, right))
}
