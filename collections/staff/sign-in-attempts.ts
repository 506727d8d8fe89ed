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
