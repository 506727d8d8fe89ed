import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { FinancedVehicle } from './financed-vehicle'
import { buildFinanceSections, buildPriceFinance } from './finance-sections'
import { buildQuoteRequest, parseQuote, parseQuoteRequest } from './quote'
import { toQuoteExample } from './finance-example'
import { formatFinanceExample } from './quote-text'

const { finance: defaults } = resolveSwitches({}, {})
const on = { ...defaults, quote: true }
const now = new Date('2026-06-01')
const vehicle: FinancedVehicle & { id: string; vin?: string } = {
  id: 'v1',
  car_type: 'used',
  make: 'Kia',
  year: 2022,
  status: 'in_stock',
  price_cents: 2_999_000,
  vin: 'V1',
}
const request = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 29_990,
  loanTerm: 5,
  year: 2022,
  vin: 'V1',
  nvic: '',
  whoIsHelping: '',
}
const youxQuote = { weeklyRepaymentAmount: 99, advertisedRate: 8, comparisonRate: 9 }

describe('buildQuoteRequest', () => {
  test('[FIN-04] sends the fixed fields and the vehicle’s price, year, VIN and NVIC', () => {
    expect(buildQuoteRequest(vehicle, on, now)).toEqual(request)
  })

  test('[FIN-04] exists only if quotes are on, the vehicle has none and its price is above 0', () => {
    expect(buildQuoteRequest(vehicle, defaults, now)).toBeUndefined()
    expect(buildQuoteRequest({ ...vehicle, youxQuote }, on, now)).toBeUndefined()
    expect(buildQuoteRequest({ ...vehicle, price_cents: 0 }, on, now)).toBeUndefined()
    expect(buildQuoteRequest({ ...vehicle, status: 'sold' }, on, now)).toBeUndefined()
    expect(buildQuoteRequest(vehicle, { ...on, excluded_makes: ['Kia'] }, now)).toBeUndefined()
    expect(buildQuoteRequest(vehicle, { ...on, estimate: false }, now)).toBeUndefined()
  })

  test('[FIN-04] [SHP-05] none is requested for a vehicle with an estimate of the dealer’s lender', () => {
    const finance_lenders = { manual: { paymentWeek: 150, interestRate: 8, comparisonRate: 9 } }
    expect(buildQuoteRequest({ ...vehicle, finance_lenders }, { ...on, provider: 'manual' }, now)).toBeUndefined()
    expect(buildQuoteRequest({ ...vehicle, finance_lenders }, { ...on, provider: 'taurus' }, now)).toEqual(request)
  })
})

describe('parsing', () => {
  test('[FIN-04] rejects another score, term, helper or price', () => {
    expect(parseQuoteRequest(request)).toEqual(request)
    for (const change of [
      { selfAssessedCreditScore: 'POOR' },
      { loanTerm: 7 },
      { whoIsHelping: 'me' },
      { purchasePrice: 0 },
      { purchasePrice: '29990' },
      { purchasePrice: Number.NaN },
      { year: 3000 },
      { vin: 'x'.repeat(41) },
    ])
      expect(parseQuoteRequest({ ...request, ...change })).toBeUndefined()
    for (const body of [null, undefined, 'x', 1, []]) expect(parseQuoteRequest(body)).toBeUndefined()
  })

  test('[FIN-04] rejects a quote without both rates', () => {
    expect(parseQuote({ ...youxQuote, more: 1 })).toEqual(youxQuote)
    for (const key of Object.keys(youxQuote)) expect(parseQuote({ ...youxQuote, [key]: null })).toBeUndefined()
  })

  test('[FIN-04] [FIN-07] the text gives both rates and says that they assume excellent credit', () => {
    const rounding = { calculator_round_up: false }
    const found = toQuoteExample({ ...youxQuote, weeklyRepaymentAmount: 99.7 }, 20_000, rounding)
    expect(found && formatFinanceExample(found)).toBe(
      'Est. $100/wk at 8.00% p.a. (9.00% p.a. comparison rate*). For $20,000 over 5 years. Based on excellent credit. It is not your personal rate.',
    )
    // A quote whose repayment its terms do not give says so.
    const unexplained = toQuoteExample({ ...youxQuote, weeklyRepaymentAmount: 50 }, 20_000, rounding)
    expect(unexplained && formatFinanceExample(unexplained)).toContain('The lender’s example. Ask us for its terms.')
  })
})

describe('sections of the page', () => {
  const now = new Date('2026-06-01')
  const entry = { paymentWeek: 150, interestRate: 8, comparisonRate: 9, disclaimer: 'Fees apply. '.repeat(30) }
  const financed = { ...vehicle, finance_lenders: { manual: entry } }
  const lender = { ...defaults, provider: 'manual' }

  test('[FIN-02] the estimate has its complete warning, separate from the truncated disclaimer', () => {
    const estimate = buildPriceFinance(financed, lender, now)
    expect(estimate?.parts.join(' ')).toContain('comparison rate*')
    expect(estimate?.warning).toContain('WARNING')
    const { disclaimer } = buildFinanceSections(financed, lender, now) ?? {}
    expect(disclaimer?.cut).toBe(true)
    expect(disclaimer?.text.length).toBeLessThanOrEqual(197)
  })

  test('[FIN-02] [FIN-03] has no sections without finance', () => {
    expect(buildFinanceSections(vehicle, defaults, now)).toBeUndefined()
    expect(buildPriceFinance(vehicle, defaults, now)).toBeUndefined()
    expect(buildFinanceSections(vehicle, lender, now)).toBeUndefined()
    expect(buildFinanceSections({ ...financed, status: 'sold' }, lender, now)).toBeUndefined()
  })

  test('[FIN-04] shows a quote but no calculator with quotes on and no lender', () => {
    const sections = buildFinanceSections(vehicle, on, now)
    expect(sections?.quote).toEqual(request)
    expect(sections?.calculator).toBeUndefined()
    expect(sections?.disclaimer).toBeUndefined()
  })
})
