import { createHmac, timingSafeEqual } from 'node:crypto'

/** The time before and after signing in which a signature is valid, to prevent the replay of a captured webhook. */
export const TOLERANCE_SECONDS = 300

const computeMac = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** Signs a webhook's body: `t=SECONDS,v1=HEX`. */
export const signBody = (secret: string, body: string, now: Date): string => {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${computeMac(secret, seconds, body).toString('hex')}`
}

/** Returns whether a `v1` signature of the header matches the body and its time is within tolerance. Never throws. */
export const isSigned = (secret: string, body: string, header: string | null, now: Date): boolean => {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2))
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  const expected = computeMac(secret, seconds, body)
  return parts.some(([name, value]) => {
    const signature = name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? '') ? Buffer.from(value ?? '', 'hex') : null
    return signature !== null && timingSafeEqual(expected, signature)
  })
}
