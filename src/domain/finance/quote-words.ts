import type { YouxQuote } from '@/src/domain/stock/vehicle'
import { estimateLine } from './words'

/** Shown with every quote: it assumes an excellent credit score and is not a personal rate (FIN-04). */
export const quoteNote = 'Based on excellent credit. It is not your personal rate.'

/** Formats a quote with its comparison rate and its assumption. */
export const quoteText = ({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: YouxQuote): string => {
  const line = estimateLine({
    amount: Math.round(weeklyRepaymentAmount),
    period: 'week',
    advertised_rate: advertisedRate,
    comparison_rate: comparisonRate,
  })
  return `${line}. ${quoteNote}`
}
