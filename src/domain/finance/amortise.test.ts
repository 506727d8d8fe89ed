import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  comparisonPaymentsPerYear,
  computeComparisonRate,
  computeLevelRepayment,
  paymentsPerYear,
  type Frequency,
} from './amortise'

const loan = fc.integer({ min: 1000, max: 500_000 })
const payments = fc.integer({ min: 12, max: 364 })
const rate = fc.double({ min: 0.0001, max: 0.02, noNaN: true })
const frequency = fc.constantFrom<Frequency>('week', 'fortnight', 'month')

/** Amount owed after a number of repayments, computed step by step to check the closed form. */
const balanceAfter = (principal: number, repayment: number, count: number, per: number): number => {
  let balance = principal
  for (let i = 0; i < count; i += 1) balance = balance * (1 + per) - repayment
  return balance
}

describe('computeLevelRepayment', () => {
  test.each([
    [10_000, 60, 8 / 1200, 202.76],
    [30_000, 60, 10 / 1200, 637.41],
    [30_000, 260, 10 / 5200, 146.73],
    [12_000, 48, 0, 250],
  ])('[FIN-07] $%d over %d payments at %d', (principal, count, per, expected) => {
    expect(computeLevelRepayment(principal, count, per)).toBeCloseTo(expected, 2)
  })

  test('[FIN-07] leaves exactly the final payment after all repayments, for any loan', () => {
    fc.assert(
      fc.property(
        loan,
        payments,
        rate,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (principal, count, per, share) => {
          const balloon = principal * share
          const left = balanceAfter(principal, computeLevelRepayment(principal, count, per, balloon), count, per)
          expect(Math.abs(left - balloon)).toBeLessThan(principal * 1e-6)
        },
      ),
    )
  })

  test("[FIN-07] the repayments' present value equals the loan", () => {
    fc.assert(
      fc.property(loan, payments, rate, (principal, count, per) => {
        let worth = 0
        for (let i = 1; i <= count; i += 1) worth += computeLevelRepayment(principal, count, per) / (1 + per) ** i
        expect(Math.abs(worth - principal)).toBeLessThan(principal * 1e-6)
      }),
    )
  })

  test('[FIN-07] without interest the loan is divided equally, and a tiny rate changes almost nothing', () => {
    fc.assert(
      fc.property(loan, payments, (principal, count) => {
        expect(computeLevelRepayment(principal, count, 0)).toBeCloseTo(principal / count, 8)
        expect(computeLevelRepayment(principal, count, 1e-18)).toBeCloseTo(principal / count, 6)
      }),
    )
  })

  test('[FIN-07] a higher rate costs more; a longer term less each time and more in total', () => {
    fc.assert(
      fc.property(loan, payments, rate, (principal, count, per) => {
        const one = computeLevelRepayment(principal, count, per)
        const longer = computeLevelRepayment(principal, count + 12, per)
        expect(computeLevelRepayment(principal, count, per * 1.1)).toBeGreaterThan(one)
        expect(longer).toBeLessThan(one)
        expect(longer * (count + 12)).toBeGreaterThan(one * count)
      }),
    )
  })
})

describe('computeComparisonRate', () => {
  test("[FIN-07] equals the rate without fees, except for the regulation's number of weeks", () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 1, max: 7 }), rate, frequency, (principal, years, per, every) => {
        const count = years * paymentsPerYear[every]
        const comparison = computeComparisonRate(principal, computeLevelRepayment(principal, count, per), count, every)
        expect(comparison).toBeCloseTo(per * comparisonPaymentsPerYear[every] * 100, 4)
      }),
    )
  })

  test('[FIN-07] rises with any fee', () => {
    fc.assert(
      fc.property(loan, rate, fc.integer({ min: 1, max: 5000 }), frequency, (principal, per, fee, every) => {
        const count = 5 * paymentsPerYear[every]
        const plain = computeComparisonRate(principal, computeLevelRepayment(principal, count, per), count, every)
        expect(
          computeComparisonRate(principal, computeLevelRepayment(principal + fee, count, per), count, every),
        ).toBeGreaterThan(plain)
      }),
    )
  })

  test('[FIN-07] repayments use 52, 26 and 12 a year, comparison rates 52.18, 26.09 and 12', () => {
    expect(paymentsPerYear).toEqual({ week: 52, fortnight: 26, month: 12 })
    expect(comparisonPaymentsPerYear).toEqual({ week: 52.18, fortnight: 26.09, month: 12 })
  })

  test('[FIN-07] is 0 if no more is repaid than was lent', () => {
    expect(computeComparisonRate(12_000, 1000, 12, 'month')).toBe(0)
    expect(computeComparisonRate(12_000, 900, 12, 'month')).toBe(0)
  })
})
