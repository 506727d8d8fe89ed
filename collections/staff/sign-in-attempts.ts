import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Attempt } from '@/src/services/limits/count'

/** Who tries to sign in as whom. */
export type Trying = {
  /** As it was typed, in small letters. */
  readonly email: string
  /** As `src/runtime/http.ts` tells it. */
  readonly sender: string
  /** What a browser in which this account was signed in to before carries; empty for any other. */
  readonly known: string
}

/**
 * Wrong passwords of staff (ADM-01), counted by what was typed, whether there is such an account or not: the answer tells
 * nobody who exists. From unknown browsers they are counted by sender, and all together, which ends guessing from many
 * addresses. A browser in which its owner was signed in before has a count of its own: what strangers do, from wherever,
 * keeps nobody out who is at their own desk.
 */
export const passwordAttempts = ({ email, sender, known }: Trying): readonly Attempt[] =>
  known === ''
    ? [
        ['wrongPasswordsByBrowser', `${email} ${sender}`],
        ['wrongPasswordsByAccount', email],
      ]
    : [['wrongPasswordsByBrowser', `${email} known ${known}`]]

const signed = (secret: string, email: string, id: string): Buffer =>
  createHmac('sha256', `${secret} known browser`).update(`${email} ${id}`).digest()

/** What a browser keeps once somebody has signed in there; it opens nothing, and is good for this account alone. */
export const newKnown = (secret: string, email: string): string => {
  const id = randomBytes(12).toString('base64url')
  return `${id}.${signed(secret, email, id).toString('base64url')}`
}

/** The browser's own name, where the account was signed in to there before; empty for a forged one and another account's. */
export const readKnown = (secret: string, email: string, given: string): string => {
  const [id = '', signature = ''] = given.split('.')
  const [right, claimed] = [signed(secret, email, id), Buffer.from(signature, 'base64url')]
  return claimed.length === right.length && timingSafeEqual(right, claimed) ? id : ''
}
