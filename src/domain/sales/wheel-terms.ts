import { joinWithAnd } from '@/src/domain/text/format-text'
import { formatCount, formatNumber } from '@/src/domain/text/numbers'
import { type Prize, totalWeightOf } from './prizes'
import type { Wheel } from './wheel'

const chanceOf = ({ weight }: Prize, total: number): string => {
  const percent = (weight / total) * 100
  return percent < 0.1 ? 'less than 0.1%' : `${formatNumber(Math.round(percent * 10) / 10)}%`
}

/** Names the chance of each prize, from the weights that a spin is drawn by: `Helmet bag 70% and riding jacket 30%`. */
const formatChances = (prizes: readonly Prize[]): string => {
  const total = totalWeightOf(prizes)
  return joinWithAnd(prizes.map((prize) => `${prize.name} ${chanceOf(prize, total)}`))
}

/**
 * Returns the terms of a promotion that follow from its settings (RSV-05), before the dealer's own. `sentTo`: where the
 * code of a prize is sent, in words.
 */
export const listWheelTerms = (
  { campaign, prizes, validDays }: Omit<Wheel, 'terms'>,
  dealer: string,
  sentTo: string,
): readonly string[] => [
  `The promotion is “${campaign}”. Its promoter is ${dealer}.`,
  'Entry is free: one spin for each mobile number. Each spin wins one of the prizes, drawn at random.',
  `The chance of each prize: ${formatChances(prizes)}.`,
  validDays === 0
    ? `We send a code to your ${sentTo}. Show it to us to claim your prize.`
    : `We send a code to your ${sentTo}. Show it to us within ${formatCount(validDays, 'day')} to claim your prize.`,
]
