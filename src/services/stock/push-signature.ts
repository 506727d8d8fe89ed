import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signatures of pushed vehicles (STK-02): `t=UNIX_SECONDS,v1=HEX`, where HEX is HMAC-SHA256 over the seconds, a full
 * stop and the body's bytes. An eavesdropper learns no key, and a changed body is refused. A replay within the
 * tolerance writes the same record again: at worst a record a few minutes old, until the next push.
 */

export const SIGNATURE_HEADER = 'x-forecourt-signature'

/** Maximum difference to the sender's clock in seconds, in both directions. */
export const SIGNATURE_TOLERANCE_SECONDS = 300

/** Signatures in one header: a sender that rotates its secret sends two. */
const MAX_SIGNATURES = 5

export const isTimingSafeEqual = (left: string, expected: string): boolean =>
  left.length === expected.length && timingSafeEqual(Buffer.from(left), Buffer.from(expected))

/**
 * Derives the secret that signs a feed's vehicles from the installation's secret and the hash of the feed's key. It is
 * not stored, and becomes invalid with the key.
 */
export const deriveSigningSecret = (
  installationSecret: string,
  feed: { readonly id: string; readonly hash: string },
): string =>
  `fcs_${createHmac('sha256', installationSecret).update(`push-signature:${feed.id}:${feed.hash}`).digest('base64url')}`

type Signature = { readonly time: string; readonly values: readonly string[] }

const parseSignature = (header: string): Signature | undefined => {
  if (header.length > 1000) return undefined
  const parts = header.split(',').map((part) => part.trim())
  const times = parts.flatMap((part) => /^t=(\d{1,12})$/u.exec(part)?.[1] ?? [])
  const values = parts.flatMap((part) => /^v1=([\da-f]{64})$/iu.exec(part)?.[1]?.toLowerCase() ?? [])
  const [time] = times
  return time === undefined || times.length > 1 || values.length > MAX_SIGNATURES ? undefined : { time, values }
}

/** Computes the hex digits of `v1`. @param time Unix seconds as in the header */
export const computeSignature = (secret: string, time: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')

/** Returns whether the header's time is within the tolerance; false for an invalid header. */
export const isRecentTimestamp = (header: string, now: Date): boolean => {
  const time = parseSignature(header)?.time
  return time !== undefined && Math.abs(now.getTime() / 1000 - Number(time)) <= SIGNATURE_TOLERANCE_SECONDS
}

/** Returns whether the header has a valid signature of this body by this secret, within the tolerance. */
export const isSigned = (header: string, secret: string, body: Uint8Array, now: Date): boolean => {
  const signature = parseSignature(header)
  if (signature === undefined || !isRecentTimestamp(header, now)) return false
  const expected = computeSignature(secret, signature.time, body)
  return signature.values.some((value) => isTimingSafeEqual(value, expected))
}
