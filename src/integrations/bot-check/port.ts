import type { BotChallenge } from '@/src/domain/leads/bot-challenge'

/**
 * `passed`: the browser solved the challenge. `refused`: the solution is forged. `none`: nothing was proved, through no
 * fault of the shopper (no solution, an expired one, or a provider that fails); such forms have a lower rate limit.
 */
export type BotVerdict = {
  readonly verdict: 'passed' | 'refused' | 'none'
  /** True if the provider could not be reached, so no shopper can prove anything. */
  readonly isUnavailable?: boolean
  /** A key that may be used only once; absent if the provider itself rejects a second use. */
  readonly singleUseKey?: string
}

/** Tells people from bots (LEAD-10). */
export type BotCheck = {
  challenge(now: number): BotChallenge
  /** `sender` is the address of the form's sender, or null if unknown. Never rejects. */
  verify(solution: string, now: number, sender: string | null): Promise<BotVerdict>
}
