import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds either way for which a signature counts: what was overheard cannot be sent again tomorrow. */
export const tolerance = 300

const mac = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** `t=SECONDS,v1=HEX`: what a provider writes beside a webhook's body. */
export const signed = (secret: string, body: string, now: Date): string => {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`
}

/** Whether one of the header's `v1` signatures is right for this body, and its time near. Total. */
export const isSigned = (secret: string, body: string, header: string | null, now: Date): boolean => {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2))
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now.getTime() / 1000 - Number(seconds)) > tolerance) return false
  const right = mac(secret, seconds, body)
  return parts.some(([name, value]) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? '') ? Buffer.from(value ?? '', 'hex') : null
    return given !== null && timingSafeEqual(right, given)
  })
}
