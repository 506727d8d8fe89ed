import { computeLevelRepayment, paymentsPerYear } from './amortise'
import { amountLent, plainLoan, type Loan, type LoanFees, type StatedRates } from './calculator'
import { calculateLoan } from './repayment'
import { listFees, sumFees, type Fee } from './fees'
import type { LenderExample } from './lender'

/** The loan behind an estimate, from which the calculator starts, so that both show one repayment (SHP-05). */
export type ExampleLoan = {
  readonly loan: Loan
  readonly fees: readonly Fee[]
  readonly statedRates: StatedRates
  /** Whole dollars per payment. */
  readonly repayment: number
}

export const toLoanFees = (fees: readonly Fee[]): LoanFees => ({
  once: sumFees(fees, 'once'),
  month: sumFees(fees, 'month'),
})

/** Lenders round a repayment, so a calculated one may differ by this many dollars. */
const MAX_ROUNDING_DOLLARS = 1
/** The largest part of a repayment that may be the lender's own fee; more means that terms are missing. */
const MAX_FEE_SHARE = 0.1
/** Lenders charge monthly fees up to this, which is a large part of a small repayment. */
const MAX_MONTHLY_FEE_DOLLARS = 25

/** A repayment in whole cents leaves this part of a dollar unknown, and the establishment fee's share a little more. */
const REPAYMENT_ROUNDING_DOLLARS = 0.006
/** Amounts that lenders charge, roundest first. */
const feeSteps = [1, 0.5, 0.25, 0.1, 0.05] as const

/**
 * The roundest fee that explains a rest of a repayment. The rest comes from rounded repayments, so one lender's fee of
 * $8 would be $7.99 for one vehicle and $8.02 for another (FIN-03).
 */
const roundToCharged = (monthly: number, paymentsPerMonth: number): number => {
  const unknown = REPAYMENT_ROUNDING_DOLLARS * paymentsPerMonth
  const charged = feeSteps
    .map((step) => Math.round(monthly / step) * step)
    .find((dollars) => Math.abs(dollars - monthly) <= unknown)
  return Math.round((charged ?? monthly) * 100) / 100
}

/** The fees of the lender's entry: its establishment fee, and the rest of its repayment as a monthly fee. */
const listLenderFees = (loan: Loan, exact: number, establishmentFee: number): readonly Fee[] => {
  const perYear = paymentsPerYear[loan.frequency]
  const payments = Math.max(1, Math.round(loan.years * perYear))
  const rate = loan.interest / 100 / perYear
  const level = computeLevelRepayment(amountLent(loan) + establishmentFee, payments, rate, loan.balloon)
  const rest = exact - level
  const monthlyRest = (rest * perYear) / 12
  const isFee = monthlyRest <= MAX_MONTHLY_FEE_DOLLARS || rest <= exact * MAX_FEE_SHARE
  const monthly = rest > MAX_ROUNDING_DOLLARS && isFee ? monthlyRest : 0
  return [
    ...(establishmentFee > 0 ? [{ label: 'Establishment fee', dollars: establishmentFee, each: 'once' as const }] : []),
    ...(monthly > 0
      ? [{ label: 'Account fee', dollars: roundToCharged(monthly, perYear / 12), each: 'month' as const }]
      : []),
  ]
}

type LenderOffer = {
  /** Dollars; 0 without a price. */
  readonly price: number
  readonly frequency: Loan['frequency']
  /** The repayment as the lender sends it, in dollars. */
  readonly exact: number
  readonly statedRates: StatedRates
  readonly example: Pick<LenderExample, 'deposit' | 'balloon' | 'termYears' | 'establishmentFees'>
}

export type FeeSwitches = Parameters<typeof listFees>[0] & { readonly calculator_round_up: boolean }

/**
 * Finds the loan behind a lender's example or a quote; undefined if its terms do not give its repayment, as when the
 * feed leaves out the term or the final payment. The dealer's fees count if they explain the repayment, else the
 * lender's own.
 */
export const findExampleLoan = (
  { price, frequency, exact, statedRates, example }: LenderOffer,
  finance: FeeSwitches,
): ExampleLoan | undefined => {
  const { deposit = 0, balloon = 0, termYears: years = 0, establishmentFees = 0 } = example
  const loan: Loan = { amount: price, deposit, tradeIn: 0, balloon, years, interest: statedRates.interest, frequency }
  if (price <= 0 || years <= 0 || amountLent(loan) <= balloon) return undefined
  const roundUp = finance.calculator_round_up
  return [listFees(finance), listLenderFees(loan, exact, establishmentFees)]
    .map((fees) => {
      const { repayment } = calculateLoan(loan, { fees: toLoanFees(fees), roundUp, statedRates })
      return { loan, fees, statedRates, repayment }
    })
    .find(({ repayment }) => Math.abs(repayment - exact) <= MAX_ROUNDING_DOLLARS)
}

/**
 * Returns a lender's loan for another price in dollars: the same rates, term and fees, and deposit and final payment as
 * the same shares of the price, so that a lower price never has a higher repayment.
 */
export const toLoanOfPrice = (
  { loan: lent, fees, statedRates }: ExampleLoan,
  price: number,
  { calculator_round_up: roundUp }: Pick<FeeSwitches, 'calculator_round_up'>,
): ExampleLoan => {
  const share = price / lent.amount
  const loan: Loan = {
    ...lent,
    amount: price,
    deposit: Math.round(lent.deposit * share),
    balloon: Math.round(lent.balloon * share),
  }
  return {
    loan,
    fees,
    statedRates,
    repayment: calculateLoan(loan, { fees: toLoanFees(fees), roundUp, statedRates }).repayment,
  }
}

/** Term of stated rates, without deposit and final payment (FIN-02). */
const STATED_TERM_YEARS = 5

/** Calculates the loan of stated rates for a price, with the dealer's fees: the comparison rate counts them. */
export const toStatedLoan = (
  price: number,
  frequency: Loan['frequency'],
  statedRates: StatedRates,
  finance: FeeSwitches,
): ExampleLoan => {
  const { interest } = statedRates
  const loan: Loan = { ...plainLoan, amount: price, years: STATED_TERM_YEARS, interest, frequency }
  const fees = listFees(finance)
  const terms = { fees: toLoanFees(fees), roundUp: finance.calculator_round_up, statedRates }
  return { loan, fees, statedRates, repayment: calculateLoan(loan, terms).repayment }
}
