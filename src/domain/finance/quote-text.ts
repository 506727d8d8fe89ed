import { formatExampleSentences } from './calculator-text'
import type { FinanceExample } from './finance-example'

/** Shown with every quote: it assumes an excellent credit score and is not a personal rate (FIN-04). */
export const QUOTE_NOTE_TEXT = 'Based on excellent credit. It is not your personal rate.'

/** Formats an estimate with its comparison rate, the values it is for and, for a quote, its assumption. */
export const formatFinanceExample = (example: FinanceExample): string => {
  const [repayment, terms] = formatExampleSentences(example)
  return [`${repayment}.`, terms, ...(example.estimate.provider === 'youx' ? [QUOTE_NOTE_TEXT] : [])].join(' ')
}
