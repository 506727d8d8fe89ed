import type { YouxQuote } from '@/src/domain/stock/vehicle'
import { estimateLine } from './words'

/** Said beside every quote: it is worked out for the best of borrowers (V§7), so it is nobody's own rate. */
export const quoteNote = 'Based on excellent credit. It is not your personal rate.'

/** A quote in words, its comparison rate and what it is based on with it. */
export const quoteText = ({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: YouxQuote): string => {
  const line = estimateLine({
    amount: Math.round(weeklyRepaymentAmount),
    period: 'week',
    advertised_rate: advertisedRate,
    comparison_rate: comparisonRate,
  })
  return `${line}. ${quoteNote}`
}
