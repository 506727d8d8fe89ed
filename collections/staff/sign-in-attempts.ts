import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { RateLimitAttempt } from '@/src/services/limits/count-attempts'

export type SignInAttempt = {
  /** As typed, in lower case. */
  readonly email: string
  /** The client address, as set by `src/web/handlers/next.ts`. */
  readonly sender: string
  /** The id of a browser in which this account signed in before; empty for any other. */
  readonly known: string
}

/**
 * The counters for wrong passwords (ADM-01). They use the typed address, so that answers do not reveal which accounts
 * exist. Unknown browsers are counted by client address, and all together, which stops guessing from many addresses. A
 * browser in which the owner signed in before has its own counter, so that an attacker cannot lock the owner out.
 */
export const passwordAttempts = ({ email, sender, known }: SignInAttempt): readonly RateLimitAttempt[] =>
  known === ''
    ? [
        ['wrongPasswordsByBrowser', `${email} ${sender}`],
        ['wrongPasswordsByAccount', email],
      ]
    : [['wrongPasswordsByBrowser', `${email} known ${known}`]]

const sign = (secret: string, email: string, id: string): Buffer =>
  createHmac('sha256', `${secret} known browser`).update(`${email} ${id}`).digest()

/** Creates the token of a known browser. It grants no access, and is valid for this account only. */
export const createKnownBrowserToken = (secret: string, email: string): string => {
  const id = randomBytes(12).toString('base64url')
  return `${id}.${sign(secret, email, id).toString('base64url')}`
}

/** Returns the id in the token of a known browser; empty if the token is forged or belongs to another account. */
export const readKnownBrowserToken = (secret: string, email: string, token: string): string => {
  const [id = '', signature = ''] = token.split('.')
  const [expected, claimed] = [sign(secret, email, id), Buffer.from(signature, 'base64url')]
  return claimed.length === expected.length && timingSafeEqual(expected, claimed) ? id : ''
}
