import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { BotCheck, BotVerdict } from './port'

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.number().check(z.gte(0)),
  salt: z.string().check(z.maxLength(200)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** The most hashes a browser has to try; a phone computes about 30,000 a second. */
const maxnumber = 20_000
/** How long a challenge can be answered. An hour, because people take long to fill in a form. */
const seconds = 3600

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const read = (text: string): z.infer<typeof solution> | null => {
  if (text.length > 2000) return null
  try {
    const parsed = solution.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * Proof of work in the format of ALTCHA: the browser searches for the number whose hash the server chose. The server
 * stores nothing until a solution is used, because the signature with `secret` proves that it issued the challenge.
 */
export const embeddedBotCheck = (secret: string): BotCheck => {
  const sign = (challenge: string): string =>
    createHmac('sha256', `${secret} bot-check`).update(challenge).digest('hex')
  return {
    challenge: (now) => {
      // The trailing & separates the expiry time from the number that is appended before hashing.
      const salt = `${randomBytes(12).toString('hex')}?expires=${String(Math.floor(now / 1000) + seconds)}&`
      const challenge = sha256(`${salt}${String(randomInt(maxnumber))}`)
      return { kind: 'work', algorithm: 'SHA-256', challenge, salt, signature: sign(challenge), maxnumber }
    },
    verify: async (text, now): Promise<BotVerdict> => {
      if (text === '') return { verdict: 'none' }
      const given = read(text)
      if (!given) return { verdict: 'refused' }
      const right = timingSafeEqual(Buffer.from(sign(given.challenge)), Buffer.from(given.signature))
      if (!right || sha256(`${given.salt}${String(given.number)}`) !== given.challenge) return { verdict: 'refused' }
      const until = Number(/\?expires=(\d+)&$/.exec(given.salt)?.[1] ?? 0)
      return until * 1000 < now ? { verdict: 'none' } : { verdict: 'passed', once: given.challenge }
    },
  }
}
