import type { Site } from '@/src/domain/tenancy/site'
import { DAY_MS } from '@/src/domain/time/durations'
import { formatMomentDay } from '@/src/domain/time/format-moment'
import { parsePrizes } from './prizes'

/** Returns this dealer's prize wheel; null if it is absent. */
export const findWheel = ({ switches }: Pick<Site, 'switches'>) => {
  const { spin_to_win, spin_campaign, spin_prizes, spin_terms, spin_valid_days } = switches.sales
  const prizes = parsePrizes(spin_prizes)
  return spin_to_win && spin_campaign !== '' && prizes.length > 0
    ? { campaign: spin_campaign, prizes, terms: spin_terms, validDays: spin_valid_days }
    : null
}

/** Formats the last day on which a prize can be collected; null if the dealer sets no limit. */
export const lastPrizeDay = (wonAt: Date, validDays: number, timezone: string): string | null =>
  validDays === 0 ? null : formatMomentDay(new Date(wonAt.getTime() + validDays * DAY_MS), timezone)

/** Tells the winner what to do, on the page. `sentTo`: where the code was sent, in words. */
export const claimText = (sentTo: string, lastDay: string | null): string =>
  `We’ve sent a code to your ${sentTo}. Show it to us ${lastDay === null ? '' : `by ${lastDay} `}to claim your prize.`

export type Wheel = NonNullable<ReturnType<typeof findWheel>>
