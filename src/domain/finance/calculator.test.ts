import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { comparisonPaymentsPerYear, computeLevelRepayment, paymentsPerYear, type Frequency } from './amortise'
import {
  maxPayment,
  plainLoan,
  adaptLoan,
  snapTo,
  snapYears,
  clampToTerms,
  type CalculatorTerms,
  type Loan,
} from './calculator'
import { calculateLoan, computeBasisRate } from './repayment'
import { formatLoanTerms, formatRepayment } from './calculator-text'
import type { FinancedVehicle, FinanceSwitches } from './financed-vehicle'
import { listFees, parseFees } from './fees'
import { formatRepaymentTerms } from './terms-text'
import { buildCalculatorTerms } from './calculator-terms'

const { finance: defaults } = resolveSwitches({}, {})
const vehicle: FinancedVehicle = {
  car_type: 'used',
  make: 'Kia',
  year: 2022,
  status: 'in_stock',
  price_cents: 4_599_000,
  finance_lenders: { manual: { paymentWeek: 150, interestRate: 8, comparisonRate: 9 } },
}
const now = new Date('2026-06-01')
/** Terms of a dealer without estimates that start with a fixed amount, unless `finance` says otherwise. */
const buildTerms = (finance: Partial<FinanceSwitches> = {}, change: Partial<FinancedVehicle> = {}) =>
  buildCalculatorTerms(
    { ...vehicle, ...change },
    { ...defaults, provider: 'manual', estimate: false, calculator_amount_is_price: false, ...finance },
    now,
  )?.terms
const plain: Pick<CalculatorTerms, 'fees' | 'roundUp'> = { fees: { once: 0, month: 0 }, roundUp: false }
const loan: Loan = { ...plainLoan, amount: 30_000, years: 5, interest: 10, frequency: 'month' }

describe('buildCalculatorTerms', () => {
  test('[FIN-03] defaults: 1,000 to 100,000 by 500, 1 to 7 years by halves, 0.5 to 15 by halves; start 30,000, 5 years, 10', () => {
    expect(buildTerms()).toEqual({
      amount: { min: 1000, max: 100_000, step: 500 },
      years: { min: 1, max: 7, step: 0.5 },
      interest: { min: 0.5, max: 15, step: 0.5 },
      isRateFixed: false,
      fees: { once: 0, month: 0 },
      roundUp: false,
      start: { ...plainLoan, amount: 30_000, years: 5, interest: 10, frequency: 'week' },
      startsAtPrice: false,
    })
  })

  test('[FIN-03] [TEN-07] have the largest amount, the rate, its step and the frequency of the switches', () => {
    const terms = buildTerms({
      calculator_max_amount: 60_000,
      calculator_interest: 8.25,
      calculator_interest_step: 0.25,
      calculator_frequency: 'month',
    })
    expect(terms?.amount.max).toBe(60_000)
    expect(terms?.interest.step).toBe(0.25)
    expect(terms?.start).toMatchObject({ interest: 8.25, frequency: 'month' })
  })

  test('[FIN-03] exist only with a provider, a finance value above 0 and a vehicle that is not excluded', () => {
    expect(buildTerms({ provider: '' })).toBeUndefined()
    expect(buildTerms({}, { finance_lenders: {} })).toBeUndefined()
    expect(buildTerms({}, { finance_lenders: { manual: { paymentWeek: 0 } } })).toBeUndefined()
    expect(buildTerms({ excluded_makes: ['Kia'] })).toBeUndefined()
    expect(buildTerms({ suppressed_locations: ['7'] }, { dealership_id: '7' })).toBeUndefined()
    expect(buildTerms({}, { status: 'sold' })).toBeUndefined()
    // A site without estimates may still have the calculator.
    expect(buildTerms({ estimate: false })).toBeDefined()
    const quoted = { youxQuote: { weeklyRepaymentAmount: 99, advertisedRate: 8, comparisonRate: 9 } }
    expect(buildTerms({ quote: true }, { finance_lenders: {}, ...quoted })).toBeDefined()
  })

  test('[FIN-03] the amount starts at the price by switch, and its maximum follows high prices to 1.05 times', () => {
    const finance = { calculator_amount_is_price: true, calculator_max_over_price: true }
    expect(buildTerms(finance)?.start.amount).toBe(45_990)
    expect(buildTerms(finance, { price_cents: 20_000_000 })).toMatchObject({
      amount: { max: 210_000 },
      start: { amount: 200_000 },
    })
    expect(buildTerms(finance, { price_cents: 10_000_000 })?.amount.max).toBe(100_000)
    // Without that switch it reaches the price at least, because it starts there (SHP-05).
    expect(buildTerms({ calculator_amount_is_price: true }, { price_cents: 20_000_000 })).toMatchObject({
      amount: { max: 200_000 },
      start: { amount: 200_000 },
    })
    expect(buildTerms({ calculator_min_amount: 5000, calculator_amount: 2000 })?.start.amount).toBe(5000)
  })

  test.each([
    [7.5, 14.5, 10],
    [5.99, 15.99, 10],
    [9.95, 19.95, 10],
    [4, 20, 10],
    [11, 20, 11],
  ])('[FIN-03] interest from %d to %d starts at %d', (min, max, start) => {
    const terms = buildTerms({ calculator_min_interest: min, calculator_max_interest: max })
    expect(terms).toMatchObject({ interest: { min: min, max: max }, start: { interest: start } })
  })

  test('[FIN-03] terms up to 5 years, custom terms, a default of 6 years; interest fixed at 12.94', () => {
    expect(buildTerms({ calculator_max_term: 5, calculator_term: 6 })?.start.years).toBe(5)
    expect(buildTerms({ calculator_term: 6 })?.start.years).toBe(6)
    expect(buildTerms({ calculator_terms: ['7', '3', '4.5'] })).toMatchObject({
      years: [3, 4.5, 7],
      start: { years: 4.5 },
    })
    const fixed = buildTerms({ calculator_fixed_interest: 12.94 })
    expect(fixed).toMatchObject({ isRateFixed: true, start: { interest: 12.94 } })
    expect(fixed && clampToTerms({ ...loan, interest: 3 }, fixed).interest).toBe(12.94)
  })

  test('[FIN-03] fees: 395, 6, 912.25 once and 8 a month; an establishment fee of 1300', () => {
    const fees = [
      'Establishment fee: 395',
      'Security registration fee: 6',
      'Account admin fee: $8 monthly',
      'Dealer agency fee: 912.25',
    ]
    expect(buildTerms({ fees })?.fees).toEqual({ once: 1313.25, month: 8 })
    expect(buildTerms({ establishment_fee: 1300 })?.fees).toEqual({ once: 1300, month: 0 })
    expect(listFees({ ...defaults, establishment_fee: 1300, fees }).map(({ dollars }) => dollars)).toEqual([
      1300, 395, 6, 8, 912.25,
    ])
    expect(parseFees(['Documents: 1,250.50 monthly', 'none', 'x: y', ': 5'])).toEqual([
      { label: 'Documents', dollars: 1250.5, each: 'month' },
    ])
  })
})

describe('calculateLoan', () => {
  test.each([
    ['week', 147],
    ['fortnight', 294],
    ['month', 637],
  ] as const)('[FIN-03] $30,000 over 5 years at 10%% each %s is $%d', (frequency, expected) => {
    expect(calculateLoan({ ...loan, frequency }, plain).repayment).toBe(expected)
  })

  test('[FIN-03] rounds up by switch, and leaves a whole amount unchanged', () => {
    expect(calculateLoan(loan, { ...plain, roundUp: true }).repayment).toBe(638)
    const interestFree = { ...loan, amount: 12_000, interest: 0, years: 1 }
    expect(calculateLoan(interestFree, { ...plain, roundUp: true }).repayment).toBe(1000)
  })

  const frequencies = fc.constantFrom<Frequency>('week', 'fortnight', 'month')
  const loans = fc.record({
    amount: fc.integer({ min: 2, max: 200 }).map((n) => n * 500),
    years: fc.integer({ min: 2, max: 14 }).map((n) => n / 2),
    interest: fc.integer({ min: 50, max: 2000 }).map((n) => n / 100),
    frequency: frequencies,
    deposit: fc.constant(0),
    tradeIn: fc.constant(0),
    balloon: fc.constant(0),
  })

  test('[FIN-07] equals the closed form to the dollar for any loan', () => {
    fc.assert(
      fc.property(loans, (one) => {
        const perYear = paymentsPerYear[one.frequency]
        const per = one.interest / 100 / perYear
        const exact = (one.amount * per) / (1 - (1 + per) ** -(one.years * perYear))
        expect(Math.abs(calculateLoan(one, plain).repayment - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  test('[FIN-07] the comparison rate includes all fees: it repays exactly $30,000 in five years of weeks', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 30 }), (one, once, month) => {
        const { comparison_rate } = calculateLoan(one, { fees: { once, month }, roundUp: false })
        expect(comparison_rate).toBeGreaterThanOrEqual(one.interest - 0.01)
        expect(comparison_rate).toBe(computeBasisRate(one.interest, { once, month }))
        const paid = computeLevelRepayment(30_000 + once, 260, one.interest / 100 / 52) + (month * 12) / 52
        const per = comparison_rate / 100 / comparisonPaymentsPerYear.week
        const worth = (paid * (1 - (1 + per) ** -260)) / per
        expect(Math.abs(worth - 30_000)).toBeLessThan(30)
      }),
    )
  })

  test('[SHP-05] deposit, trade-in and final payment lower the repayment, and are named beside it', () => {
    const weekly: Loan = { ...loan, frequency: 'week' }
    const repay = (change: Partial<Loan>) => calculateLoan({ ...weekly, ...change }, plain).repayment
    expect(repay({ deposit: 5000 })).toBe(repay({ amount: 25_000 }))
    expect(repay({ tradeIn: 5000 })).toBe(repay({ amount: 25_000 }))
    expect(repay({ balloon: 10_000 })).toBeLessThan(repay({}))
    const paid = { ...weekly, deposit: 3000, tradeIn: 1500, balloon: 9000 }
    expect(formatLoanTerms(paid, calculateLoan(paid, plain), false)).toMatch(
      /^\$30,000 with a \$3,000 deposit, a \$1,500 trade-in and a \$9,000 final payment over 5 years at a sample/,
    )
  })

  test.each([
    [8695.5, 'an $8,695.50'],
    [11_000, 'an $11,000'],
    [18_500, 'an $18,500'],
    [800, 'an $800'],
    [1100, 'a $1,100'],
    [118_000, 'a $118,000'],
  ])('[SHP-05] an amount has the article that it is read with: %d', (deposit, expected) =>
    expect(formatRepaymentTerms({ deposit })).toBe(`with ${expected} deposit`),
  )

  test('[SHP-05] something is always left to finance, and never more than 80 % of it is the final payment', () => {
    const dollars = fc.integer({ min: 0, max: 200_000 })
    fc.assert(
      fc.property(loans, dollars, dollars, dollars, (one, deposit, tradeIn, balloon) => {
        const terms = buildTerms()
        if (!terms) throw new Error('Expected terms.')
        const limited = clampToTerms({ ...one, deposit, tradeIn, balloon }, terms)
        expect(limited.deposit + limited.tradeIn).toBeLessThanOrEqual(limited.amount * 0.9)
        expect(limited.balloon).toBeLessThanOrEqual(maxPayment(limited, 'balloon'))
        expect(calculateLoan(limited, plain).repayment).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('[FIN-07] the text gives the rate and the comparison rate together', () => {
    const result = calculateLoan({ ...loan, frequency: 'week' }, plain)
    expect(formatRepayment(result, 'week')).toBe('$147/wk')
    expect(formatLoanTerms(loan, result, false)).toBe(
      '$30,000 over 5 years at a sample interest rate of 10.00% p.a., comparison rate 10.03% p.a.*',
    )
    expect(formatLoanTerms({ ...loan, years: 1 }, result, true)).toContain('over 1 year at a fixed interest rate')
  })
})

describe('ranges', () => {
  test('[FIN-03] snaps any value into the range, to a step or the maximum', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 60 }), fc.constantFrom(0.25, 0.5, 1, 500))
      .map(([min, wide, step]) => ({ min, max: min + wide * step * 0.75, step }))
    fc.assert(
      fc.property(range, fc.oneof(fc.double(), fc.double({ min: -100, max: 30_000 })), (one, value) => {
        const at = snapTo(value, one)
        expect(at).toBeGreaterThanOrEqual(one.min)
        expect(at).toBeLessThanOrEqual(one.max)
        const steps = (at - one.min) / one.step
        expect(at === one.max || Math.abs(steps - Math.round(steps)) < 0.05).toBe(true)
      }),
    )
  })

  test('[FIN-03] [VDP-16] a new price changes an untouched amount, and nothing a shopper has chosen', () => {
    const [before, after] = [4_599_000, 3_899_000].map((price_cents) =>
      buildTerms({ calculator_amount_is_price: true }, { price_cents }),
    )
    if (!before || !after) throw new Error('Expected terms.')
    expect(adaptLoan(before.start, before, after)).toEqual(after.start)
    const chosenLoan: Loan = { ...plainLoan, amount: 20_000, years: 3, interest: 7, frequency: 'month' }
    expect(adaptLoan(chosenLoan, before, after)).toEqual(chosenLoan)
    expect(adaptLoan({ ...chosenLoan, amount: 45_990 }, before, after)).toEqual({ ...chosenLoan, amount: 38_990 })
    expect(
      adaptLoan({ ...chosenLoan, amount: 90_000 }, before, { ...after, amount: { min: 1, max: 80_000, step: 1 } }),
    ).toEqual({ ...chosenLoan, amount: 80_000 })
  })

  test('[FIN-03] picks the nearest term of a list', () => {
    expect(snapYears(5.4, [3, 4, 5, 7])).toBe(5)
    expect(snapYears(99, [3, 4, 5, 7])).toBe(7)
    expect(snapYears(4.3, { min: 1, max: 7, step: 0.5 })).toBe(4.5)
  })
})
