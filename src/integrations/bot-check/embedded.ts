import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { BotCheck, BotVerdict } from './port'

const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.number().check(z.gte(0)),
  salt: z.string().check(z.maxLength(200)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** The most hashes a browser has to try; a phone computes about 30,000 a second. */
const MAX_NUMBER = 20_000
/** How long a challenge can be answered. An hour, because people take long to fill in a form. */
const CHALLENGE_SECONDS = 3600

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const parseSolution = (text: string): z.infer<typeof solutionSchema> | null => {
  if (text.length > 2000) return null
  try {
    const parsed = solutionSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * Proof of work in the format of ALTCHA: the browser searches for the number whose hash the server chose. The server
 * stores nothing until a solution is used, because the signature with `secret` proves that it issued the challenge.
 */
export const createEmbeddedBotCheck = (secret: string): BotCheck => {
  const sign = (challenge: string): string =>
    createHmac('sha256', `${secret} bot-check`).update(challenge).digest('hex')
  return {
    challenge: (now) => {
      // The trailing & separates the expiry time from the number that is appended before hashing.
      const salt = `${randomBytes(12).toString('hex')}?expires=${String(Math.floor(now / 1000) + CHALLENGE_SECONDS)}&`
      const challenge = sha256(`${salt}${String(randomInt(MAX_NUMBER))}`)
      return { kind: 'work', algorithm: 'SHA-256', challenge, salt, signature: sign(challenge), maxnumber: MAX_NUMBER }
    },
    verify: async (text, now): Promise<BotVerdict> => {
      if (text === '') return { verdict: 'none' }
      const solution = parseSolution(text)
      if (!solution) return { verdict: 'refused' }
      const isSigned = timingSafeEqual(Buffer.from(sign(solution.challenge)), Buffer.from(solution.signature))
      if (!isSigned || sha256(`${solution.salt}${String(solution.number)}`) !== solution.challenge)
        return { verdict: 'refused' }
      const expiresAt = Number(/\?expires=(\d+)&$/.exec(solution.salt)?.[1] ?? 0)
      return expiresAt * 1000 < now ? { verdict: 'none' } : { verdict: 'passed', singleUseKey: solution.challenge }
    },
  }
}
