import type { YouxQuote } from '@/src/domain/stock/vehicle/vehicle'
import { formatEstimate } from './estimate-text'

/** Shown with every quote: it assumes an excellent credit score and is not a personal rate (FIN-04). */
export const QUOTE_NOTE_TEXT = 'Based on excellent credit. It is not your personal rate.'

/** Formats a quote with its comparison rate and its assumption. */
export const formatQuote = ({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: YouxQuote): string => {
  const line = formatEstimate({
    amount: Math.round(weeklyRepaymentAmount),
    period: 'week',
    advertised_rate: advertisedRate,
    comparison_rate: comparisonRate,
  })
  return `${line}. ${QUOTE_NOTE_TEXT}`
}
