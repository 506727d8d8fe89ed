import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { resolveSwitches } from '@/src/domain/switches'
import { plainLoan } from './calculator'
import { findFinanceEstimate } from './estimate'
import { toLoanFees } from './example-loan'
import type { FinancedVehicle } from './financed-vehicle'
import { calculateLoan } from './repayment'

const { finance } = resolveSwitches({}, {})

const findEstimate = (own: Partial<FinancedVehicle>, entry: object) => {
  const finance_lenders = { Taurus: entry } as NonNullable<Vehicle['finance_lenders']>
  const vehicle: FinancedVehicle = {
    car_type: 'used',
    make: 'Kia',
    year: 2022,
    status: 'in_stock',
    finance_lenders,
    ...own,
  }
  return findFinanceEstimate(vehicle, { ...finance, provider: 'Taurus' }, new Date('2026-06-01T00:00:00Z'))
}

test('[FIN-01] [SHP-05] a lower price keeps the lender’s term and shares, and never has a higher repayment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12_000, max: 90_000 }),
      fc.integer({ min: 50, max: 99 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 35 }),
      fc.integer({ min: 3, max: 7 }),
      (price, percent, depositPercent, balloonPercent, years) => {
        const [deposit, balloon] = [depositPercent, balloonPercent].map((one) => Math.round((price * one) / 100))
        const level = calculateLoan(
          {
            ...plainLoan,
            amount: price,
            deposit: deposit ?? 0,
            balloon: balloon ?? 0,
            years,
            interest: 8.49,
            frequency: 'week',
          },
          { fees: toLoanFees([]), roundUp: false },
        ).repayment
        const entry = {
          interestRate: 8.49,
          comparisonRate: 9.6149,
          paymentWeek: level,
          deposit,
          balloon,
          termYears: years,
        }
        const vehicle = { price_cents: price * 100, finance_price_cents: price * 100 }
        const before = findEstimate(vehicle, entry)
        const offer_price_cents = price * percent
        const after = findEstimate({ ...vehicle, offer_price_cents }, entry)
        expect(before?.amount).toBe(level)
        expect(after?.amount).toBeLessThanOrEqual(level)
        expect(after?.terms?.years).toBe(before?.terms?.years)
        expect(after?.terms?.balloon ?? 0).toBeCloseTo(((before?.terms?.balloon ?? 0) * percent) / 100, -1)
      },
    ),
  )
})
