import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparisonPaymentsPerYear, comparisonRate, levelRepayment, paymentsPerYear, type Frequency } from './amortise'

const loan = fc.integer({ min: 1000, max: 500_000 })
const payments = fc.integer({ min: 12, max: 364 })
const rate = fc.double({ min: 0.0001, max: 0.02, noNaN: true })
const frequency = fc.constantFrom<Frequency>('week', 'fortnight', 'month')

/** What is owed after each repayment, step by step: the slow way the closed form stands for. */
const owedAfter = (lent: number, repayment: number, count: number, per: number): number => {
  let owed = lent
  for (let i = 0; i < count; i += 1) owed = owed * (1 + per) - repayment
  return owed
}

describe('levelRepayment', () => {
  test.each([
    [10_000, 60, 8 / 1200, 202.76],
    [30_000, 60, 10 / 1200, 637.41],
    [30_000, 260, 10 / 5200, 146.73],
    [12_000, 48, 0, 250],
  ])('[FIN-07] $%d over %d payments at %d', (lent, count, per, expected) => {
    expect(levelRepayment(lent, count, per)).toBeCloseTo(expected, 2)
  })

  test('[FIN-07] the repayments leave exactly the final payment, whatever the loan', () => {
    fc.assert(
      fc.property(loan, payments, rate, fc.double({ min: 0, max: 0.9, noNaN: true }), (lent, count, per, share) => {
        const balloon = lent * share
        const left = owedAfter(lent, levelRepayment(lent, count, per, balloon), count, per)
        expect(Math.abs(left - balloon)).toBeLessThan(lent * 1e-6)
      }),
    )
  })

  test('[FIN-07] the repayments are worth the loan today: the sum of a geometric row', () => {
    fc.assert(
      fc.property(loan, payments, rate, (lent, count, per) => {
        let worth = 0
        for (let i = 1; i <= count; i += 1) worth += levelRepayment(lent, count, per) / (1 + per) ** i
        expect(Math.abs(worth - lent)).toBeLessThan(lent * 1e-6)
      }),
    )
  })

  test('[FIN-07] no interest: the loan in equal parts, and next to none is next to that', () => {
    fc.assert(
      fc.property(loan, payments, (lent, count) => {
        expect(levelRepayment(lent, count, 0)).toBeCloseTo(lent / count, 8)
        expect(levelRepayment(lent, count, 1e-18)).toBeCloseTo(lent / count, 6)
      }),
    )
  })

  test('[FIN-07] a higher rate costs more, a longer term less each time and more in all', () => {
    fc.assert(
      fc.property(loan, payments, rate, (lent, count, per) => {
        const one = levelRepayment(lent, count, per)
        const longer = levelRepayment(lent, count + 12, per)
        expect(levelRepayment(lent, count, per * 1.1)).toBeGreaterThan(one)
        expect(longer).toBeLessThan(one)
        expect(longer * (count + 12)).toBeGreaterThan(one * count)
      }),
    )
  })
})

describe('comparisonRate', () => {
  test('[FIN-07] without fees it is the rate, but for the weeks the regulation counts', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 1, max: 7 }), rate, frequency, (lent, years, per, every) => {
        const count = years * paymentsPerYear[every]
        const found = comparisonRate(lent, levelRepayment(lent, count, per), count, every)
        expect(found).toBeCloseTo(per * comparisonPaymentsPerYear[every] * 100, 4)
      }),
    )
  })

  test('[FIN-07] any fee raises it', () => {
    fc.assert(
      fc.property(loan, rate, fc.integer({ min: 1, max: 5000 }), frequency, (lent, per, fee, every) => {
        const count = 5 * paymentsPerYear[every]
        const plain = comparisonRate(lent, levelRepayment(lent, count, per), count, every)
        expect(comparisonRate(lent, levelRepayment(lent + fee, count, per), count, every)).toBeGreaterThan(plain)
      }),
    )
  })

  test('[FIN-07] two constants: 52/26/12 for repayments, 52.18/26.09/12 for comparison rates', () => {
    expect(paymentsPerYear).toEqual({ week: 52, fortnight: 26, month: 12 })
    expect(comparisonPaymentsPerYear).toEqual({ week: 52.18, fortnight: 26.09, month: 12 })
  })

  test('[FIN-07] who pays back no more than was lent pays no interest', () => {
    expect(comparisonRate(12_000, 1000, 12, 'month')).toBe(0)
    expect(comparisonRate(12_000, 900, 12, 'month')).toBe(0)
  })
})
