import { formatDollars } from '@/src/domain/money/format-money'
import { formatCount } from '@/src/domain/text/numbers'

/** The payments of a shopper besides the repayments, in dollars, and the years of repaying; absent if unknown. */
export type RepaymentTerms = {
  readonly deposit?: number | undefined
  readonly tradeIn?: number | undefined
  readonly balloon?: number | undefined
  readonly years?: number | undefined
}

/** `5 years`, `1 year`, `6.5 years`. */
export const formatYears = (years: number): string => formatCount(years, 'year')

/** Returns the article of an amount as it is read aloud: `an $8,000 deposit`, `an $11,500 deposit`, `a $1,100 deposit`. */
const articleOf = (dollars: number): 'a' | 'an' => {
  const [group = ''] = formatDollars(dollars).replace('$', '').split(/[,.]/)
  return group.startsWith('8') || group === '11' || group === '18' ? 'an' : 'a'
}

/** Joins phrases as `a`, `a and b` or `a, b and c`. */
const joinPhrases = (phrases: readonly string[]): string =>
  phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1) ?? ''}`

const listPaid = ({ deposit, tradeIn, balloon }: RepaymentTerms) =>
  [
    [deposit, 'deposit'],
    [tradeIn, 'trade-in'],
    [balloon, 'final payment'],
  ] as const

/** Reports whether the repayments leave out a part of the price, which the shopper pays besides. */
export const hasFurtherPayments = (terms: RepaymentTerms): boolean =>
  listPaid(terms).some(([dollars]) => dollars !== undefined && dollars > 0)

/**
 * Names the terms of a repayment: `with a $1,905 deposit and a $5,000 final payment over 5 years`, or only `over 5
 * years` if nothing is paid besides. Every text with a repayment uses it, so that no surface leaves out what the others
 * name (ACL s48).
 */
export const formatRepaymentTerms = (terms: RepaymentTerms): string => {
  const paid = listPaid(terms).flatMap(([dollars, name]) =>
    dollars !== undefined && dollars > 0 ? [`${articleOf(dollars)} ${formatDollars(dollars)} ${name}`] : [],
  )
  const { years = 0 } = terms
  return [paid.length === 0 ? '' : `with ${joinPhrases(paid)}`, years > 0 ? `over ${formatYears(years)}` : '']
    .filter(Boolean)
    .join(' ')
}
