import type { BotChallenge } from '@/src/domain/leads/bot-challenge'

/**
 * `passed`: a browser did what was asked. `refused`: forged. `none`: nothing was proved, and nobody is to blame: no
 * solution, one that is too old, or a provider that does not answer; such forms are let through more seldom.
 */
export type BotVerdict = {
  readonly verdict: 'passed' | 'refused' | 'none'
  /** Whether the provider could not be asked, so that nobody could prove anything. */
  readonly isAway?: boolean
  /** What this solution may be used for once only; absent where the provider sees to that itself. */
  readonly once?: string
}

/** Tells people from machines (LEAD-10). */
export type BotCheck = {
  challenge(now: number): BotChallenge
  /** `sender`: the address a form came from, where it is known. Never rejects. */
  verify(solution: string, now: number, sender: string | null): Promise<BotVerdict>
}
