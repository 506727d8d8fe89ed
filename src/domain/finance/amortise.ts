/** Repayments a year in the repayment formula (FIN-03). */
export const paymentsPerYear = { week: 52, fortnight: 26, month: 12 } as const
export type Frequency = keyof typeof paymentsPerYear

/**
 * Repayments a year in a comparison rate: National Consumer Credit Protection Regulations, reg 71. These differ from
 * the constants above and must never replace them.
 */
export const comparisonPaymentsPerYear = { week: 52.18, fortnight: 26.09, month: 12 } as const satisfies Record<
  Frequency,
  number
>

/**
 * Computes the level repayment that leaves `balloon` after `payments` at `rate` per payment (a fraction: 0.01 is one
 * percent). Same currency unit as `loan`, not rounded. `payments` must be above 0.
 */
export const computeLevelRepayment = (loan: number, payments: number, rate: number, balloon = 0): number => {
  if (rate === 0) return (loan - balloon) / payments
  const growth = (1 + rate) ** payments
  // The rate is too small to change the result.
  if (growth === 1) return (loan - balloon) / payments
  return ((loan * growth - balloon) * rate) / (growth - 1)
}

/** Upper bound of the search for a rate per payment. */
const MAX_RATE_PER_PAYMENT = 1
const BISECTION_STEPS = 60

/**
 * Computes the comparison rate in percent a year (reg 71): the rate at which `repayment`, including all fees, repays
 * `principal`, times the regulation's number of payments a year. 0 if no more is repaid than was lent.
 */
export const computeComparisonRate = (
  principal: number,
  repayment: number,
  payments: number,
  frequency: Frequency,
  balloon = 0,
): number => {
  if (repayment <= computeLevelRepayment(principal, payments, 0, balloon)) return 0
  let [low, high] = [0, MAX_RATE_PER_PAYMENT]
  for (let i = 0; i < BISECTION_STEPS; i += 1) {
    const middle = (low + high) / 2
    if (computeLevelRepayment(principal, payments, middle, balloon) > repayment) high = middle
    else low = middle
  }
  return ((low + high) / 2) * comparisonPaymentsPerYear[frequency] * 100
}
