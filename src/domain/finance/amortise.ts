/** Repayments in a year, as the repayment formula counts them (V§9). */
export const paymentsPerYear = { week: 52, fortnight: 26, month: 12 } as const
export type Frequency = keyof typeof paymentsPerYear

/**
 * Repayments in a year, as a comparison rate counts them: National Consumer Credit Protection Regulations, reg 71.
 * Another constant than the one above; they are never mixed.
 */
export const comparisonPaymentsPerYear = { week: 52.18, fortnight: 26.09, month: 12 } as const satisfies Record<
  Frequency,
  number
>

/**
 * The level repayment, in the money of `loan`, that leaves `balloon` after `payments` at `rate` per payment (a share:
 * 0.01 is one percent). Not rounded. `payments` is above 0.
 */
export const levelRepayment = (loan: number, payments: number, rate: number, balloon = 0): number => {
  if (rate === 0) return (loan - balloon) / payments
  const grown = (1 + rate) ** payments
  // A rate too small to tell from none.
  if (grown === 1) return (loan - balloon) / payments
  return ((loan * grown - balloon) * rate) / (grown - 1)
}

/** No rate per payment is looked for above this. */
const highestRate = 1
const halvings = 60

/**
 * The comparison rate in percent a year (reg 71): the rate at which `repayment`, every fee in it, pays off what was
 * really lent, times the regulation's own number of payments. 0 where no more is paid than was lent.
 */
export const comparisonRate = (
  lent: number,
  repayment: number,
  payments: number,
  frequency: Frequency,
  balloon = 0,
): number => {
  if (repayment <= levelRepayment(lent, payments, 0, balloon)) return 0
  let [low, high] = [0, highestRate]
  for (let i = 0; i < halvings; i += 1) {
    const middle = (low + high) / 2
    if (levelRepayment(lent, payments, middle, balloon) > repayment) high = middle
    else low = middle
  }
  return ((low + high) / 2) * comparisonPaymentsPerYear[frequency] * 100
}
