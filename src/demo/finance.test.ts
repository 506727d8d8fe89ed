import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLenderExample } from './finance'

const plain = { provider: 'p', name: 'Plain', rate: 8, years: 5, deposit: 0, balloon: 0, establishment: 0, monthly: 0 }

describe('lenderExample', () => {
  test('[FIN-01] $10,000 over 5 years at 8% is $202.76 a month', () => {
    expect(createLenderExample(10_000, plain).paymentMonth).toBe(202.76)
  })

  test('[FIN-01] without fees the comparison rate equals the rate, apart from the 52.18 weeks in a year', () => {
    expect(createLenderExample(30_000, plain).comparisonRate).toBeCloseTo((8 * 52.18) / 52, 1)
  })

  test('[FIN-01] fees raise the comparison rate, never the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5000, max: 200_000 }),
        fc.integer({ min: 50, max: 2000 }),
        (price, establishment) => {
          const dear = createLenderExample(price, { ...plain, establishment })
          expect(dear.comparisonRate).toBeGreaterThanOrEqual(createLenderExample(price, plain).comparisonRate ?? 0)
          expect(dear.interestRate).toBe(8)
        },
      ),
    )
  })

  test('[FIN-01] the total payable is the deposit, the instalments and the final payment', () => {
    const one = createLenderExample(40_000, { ...plain, deposit: 0.1, balloon: 0.3, establishment: 395, monthly: 8 })
    const instalments = (one.paymentWeek ?? 0) * (one.termWeeks ?? 0)
    expect((one.totalPayable ?? 0) - (one.deposit ?? 0) - (one.balloon ?? 0)).toBeCloseTo(instalments, 0)
  })
})
