import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildVehicleSheet } from '@/src/domain/vehicle-page/sheet'
import { toCardPrice } from '@/src/domain/stock/card/card'
import { testVehicle } from '@/src/domain/stock/vehicle/vehicle.test-support'
import { toRecordRules, toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import { resolveSwitches } from '@/src/domain/switches'
import { toPriceText } from '@/src/domain/vehicle-page/price/price-text'
import { computeLevelRepayment } from './amortise'
import { calculateLoan } from './calculator'
import { formatLoanEstimate } from './calculator-text'
import { buildFinanceDisclaimer } from './disclaimer'
import { findFinanceEstimate } from './estimate'
import { formatEstimate, toRecordEstimate } from './estimate-text'
import { buildFinanceSections, buildPriceFinance } from './finance-sections'

const now = new Date('2026-06-01T00:00:00Z')

/** A lender's example as lenders send it: computed from its own terms, with deposit, balloon and fees. */
const offers = fc
  .record({
    price: fc.integer({ min: 3000, max: 400_000 }),
    rate: fc.integer({ min: 300, max: 1900 }).map((n) => n / 100),
    years: fc.constantFrom(1, 3, 4, 5, 7),
    deposit: fc.constantFrom(0, 0.1, 0.2),
    balloon: fc.constantFrom(0, 0.2, 0.4),
    once: fc.constantFrom(0, 395, 1300),
    month: fc.constantFrom(0, 5, 8, 12.5),
    rounded: fc.boolean(),
  })
  .map(({ price, rate, years, deposit, balloon, once, month, rounded }) => {
    const repay = (perYear: number) =>
      computeLevelRepayment(price * (1 - deposit) + once, years * perYear, rate / 100 / perYear, price * balloon) +
      (month * 12) / perYear
    const round = (amount: number) => (rounded ? Math.round(amount) : Math.round(amount * 100) / 100)
    const entry = {
      deposit: price * deposit,
      balloon: price * balloon,
      paymentWeek: round(repay(52)),
      paymentMonth: round(repay(12)),
      interestRate: rate,
      comparisonRate: rate + 1,
      termYears: years,
      establishmentFees: once,
    }
    return { price, entry }
  })

const financeSwitches = fc.record({
  provider: fc.constantFrom('manual', 'nissan-finance', 'angle', 'ausloans'),
  fees: fc.constantFrom<readonly string[]>([], ['Establishment fee: 395', 'Account admin fee: 8 monthly']),
  calculator_round_up: fc.boolean(),
  calculator_fixed_interest: fc.constantFrom(0, 12.94),
  calculator_max_term: fc.constantFrom(5, 7),
  stated_rate: fc.constantFrom(0, 6.29),
  stated_comparison_rate: fc.constantFrom(0, 8.19),
})

describe('[SHP-05] one finance engine', () => {
  test('[SHP-05] panel, calculator, card, search record and PDF show the same repayment and the same rates', () => {
    fc.assert(
      fc.property(offers, financeSwitches, ({ price, entry }, finance) => {
        const switches = resolveSwitches({ finance }, {})
        const vehicle = {
          ...testVehicle,
          year: 2024,
          price_cents: price * 100,
          status: 'in_stock' as const,
          finance_lenders: { [finance.provider]: entry },
        }
        const estimate = findFinanceEstimate(vehicle, switches.finance, now)
        if (!estimate) throw new Error('Expected an estimate.')
        const line = formatEstimate(estimate)
        // The panel.
        expect(buildPriceFinance(vehicle, switches.finance, now)?.parts.join(' ')).toBe(line)
        // The calculator, before anything is changed.
        const calculator = buildFinanceSections(vehicle, switches.finance, now)?.calculator
        const terms = calculator?.terms
        if (!terms) throw new Error('Expected a calculator.')
        expect(terms.start).toMatchObject({ amount: price, frequency: estimate.period })
        expect(calculator.example).toEqual({
          repayment: estimate.amount,
          comparison_rate: estimate.comparison_rate,
        })
        expect(calculateLoan(terms.start, terms)).toEqual(calculator.example)
        expect(formatLoanEstimate(terms.start, calculator.example)).toContain(
          `at ${estimate.advertised_rate.toFixed(2)}% p.a. (${estimate.comparison_rate.toFixed(2)}% p.a. comparison rate*)`,
        )
        expect(calculator).not.toHaveProperty('differs')
        // The record, from which cards, search by repayment and alerts are made.
        const record = toSearchRecord(vehicle, {
          tenantId: 't',
          location: undefined,
          rules: toRecordRules(switches),
          finance: { switches: switches.finance, now },
        })
        const { provider: _, ...values } = estimate
        expect(toRecordEstimate(record)).toEqual(values)
        expect(toCardPrice(record, switches.display)).toBeDefined()
        // The PDF and the print page.
        const site = { switches, name: 'Dealer', url: 'https://dealer.example', locations: [] }
        const price_text = toPriceText(toCardPrice(record, switches.display))
        const sheet = buildVehicleSheet({ vehicle, site: site as never, location: undefined, price: price_text, now })
        expect(sheet.estimate?.split('\n')[0]).toBe(line)
      }),
    )
  })

  test('[SHP-05] the note describes the deposit and final payment of the sum that is shown', () => {
    fc.assert(
      fc.property(offers, ({ price, entry }) => {
        const { finance } = resolveSwitches({ finance: { provider: 'manual' } }, {})
        const vehicle = { ...testVehicle, price_cents: price * 100, finance_lenders: { manual: entry } }
        const start = buildFinanceSections(vehicle, finance, now)?.calculator?.terms.start
        const share = (part: number) => `${((part / price) * 100).toFixed(1)}%`
        expect(buildFinanceDisclaimer(vehicle, finance)).toContain(
          `${start?.years ?? 0} year term, ${share(start?.deposit ?? 0)} deposit, ${share(start?.balloon ?? 0)} final payment`,
        )
      }),
    )
  })
})
