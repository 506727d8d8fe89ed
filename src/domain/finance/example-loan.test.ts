import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { computeLevelRepayment } from './amortise'
import { findExampleLoan } from './example-loan'

const { finance: defaults } = resolveSwitches({}, {})
const statedRates = { interest: 7.49, comparison_rate: 8.21 }
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100

test('[FIN-03] [SHP-05] names the same monthly fee for every vehicle of a lender, though its repayments are rounded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8_000, max: 150_000 }),
      fc.constantFrom(6, 7.5, 8, 9.95, 10, 15),
      fc.constantFrom(0, 0.1),
      fc.constantFrom(0, 0.3),
      fc.constantFrom('week' as const, 'month' as const),
      (price, fee, depositShare, balloonShare, frequency) => {
        const perYear = frequency === 'week' ? 52 : 12
        const [deposit, balloon] = [toCents(price * depositShare), toCents(price * balloonShare)]
        const rate = statedRates.interest / 100 / perYear
        const level = computeLevelRepayment(price - deposit + 395, 5 * perYear, rate, balloon)
        const exact = toCents(level + (fee * 12) / perYear)
        const example = { deposit, balloon, termYears: 5, establishmentFees: 395 }
        const found = findExampleLoan({ price, frequency, exact, statedRates, example }, defaults)
        expect(found?.fees).toEqual([
          { label: 'Establishment fee', dollars: 395, each: 'once' },
          { label: 'Account fee', dollars: fee, each: 'month' },
        ])
      },
    ),
  )
})
