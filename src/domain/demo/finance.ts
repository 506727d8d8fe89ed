import type { FinanceLender } from '@/src/domain/stock/vehicle'

/** What a lender's examples on a tenant's cars are reckoned from. Money in dollars, rates in percent a year. */
export type DemoLender = {
  readonly provider: string
  readonly name: string
  readonly rate: number
  readonly years: number
  readonly deposit: number
  readonly balloon: number
  readonly establishment: number
  readonly monthly: number
}

/** The level repayment that leaves `balloon` after `payments`, at a rate per payment. */
const repayment = (amount: number, balloon: number, payments: number, rate: number): number => {
  if (rate === 0) return (amount - balloon) / payments
  const kept = (1 + rate) ** -payments
  return ((amount - balloon * kept) * rate) / (1 - kept)
}

/** NCCP reg 71 counts 52.18 weeks to a year in a comparison rate. */
const weeksOfComparison = 52.18

/** The yearly rate at which the repayments, fees in them, pay off what was really lent. */
const comparison = (lent: number, weekly: number, balloon: number, weeks: number): number => {
  let [low, high] = [0, 1]
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2
    if (repayment(lent, balloon, weeks, middle / weeksOfComparison) > weekly) high = middle
    else low = middle
  }
  return ((low + high) / 2) * 100
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** A lender's example for a price in dollars: deposit, final payment and fees by the lender's terms. */
export const lenderExample = (price: number, lender: DemoLender): FinanceLender => {
  const deposit = cents(price * lender.deposit)
  const lent = price - deposit
  const balloon = cents(price * lender.balloon)
  const weeks = lender.years * 52
  const months = lender.years * 12
  const weekly = repayment(lent + lender.establishment, balloon, weeks, lender.rate / 100 / 52)
  const monthly = repayment(lent + lender.establishment, balloon, months, lender.rate / 100 / 12)
  const account = (lender.monthly * 12) / 52
  return {
    disclaimer: `${lender.name}: example only, over ${lender.years} years with a deposit of ${(lender.deposit * 100).toFixed(0)}% and a final payment of ${(lender.balloon * 100).toFixed(0)}% of the price. Approved applicants only; terms, conditions, fees and charges apply.`,
    deposit,
    paymentMonth: cents(monthly + lender.monthly),
    paymentWeek: cents(weekly + account),
    totalPayable: cents(deposit + balloon + (weekly + account) * weeks),
    interestRate: lender.rate,
    comparisonRate: cents(comparison(lent, weekly + account, balloon, weeks)),
    termMonths: months,
    termWeeks: weeks,
    termYears: lender.years,
    establishmentFees: lender.establishment,
    balloon,
  }
}
