import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { plainLoan } from './calculator'
import { calculateLoan } from './repayment'
import type { FinanceSwitches } from './financed-vehicle'
import { buildDealerCalculator } from './calculator-terms'
import { buildDealerCalculatorSection } from './calculator-section'

const { finance: defaults } = resolveSwitches({}, {})

describe('buildDealerCalculator', () => {
  const build = (finance: Partial<FinanceSwitches>) => buildDealerCalculator({ ...defaults, ...finance })

  test('[FIN-06] needs a lender, and a condition that is financed', () => {
    expect(build({ provider: '' })).toBeUndefined()
    expect(build({ provider: 'manual', hide_new: true, hide_demo: true, hide_used: true })).toBeUndefined()
    expect(build({ provider: 'manual', hide_new: true, hide_demo: true })).toBeDefined()
  })

  test('[FIN-06] [SHP-05] starts with the dealer’s amount, at the rates that it states', () => {
    const terms = build({ provider: 'manual', calculator_amount: 41_000 })?.terms
    expect(terms).toMatchObject({ startsAtPrice: false, start: { amount: 41_000, deposit: 0 } })
    const stated = build({ provider: 'manual', stated_rate: 3.1, stated_comparison_rate: 4.2 })?.terms
    expect(stated?.start.interest).toBe(3.1)
    expect(stated && calculateLoan(stated.start, stated).comparison_rate).toBe(4.2)
    expect(stated?.interest.min).toBeLessThanOrEqual(3.1)
  })

  test('[FIN-06] [SHP-05] starts at the rates and fees of a loan in stock, so that cards and page agree', () => {
    const loan = { ...plainLoan, amount: 20_000, years: 5, interest: 8.75, frequency: 'week' as const }
    const fees = [{ label: 'Establishment fee', dollars: 395, each: 'once' as const }]
    const lent = { loan, fees, statedRates: { interest: 8.75, comparison_rate: 9.9 }, repayment: 100 }
    const buildWith = (finance: Partial<FinanceSwitches>) =>
      buildDealerCalculator({ ...defaults, provider: 'manual', ...finance }, lent)
    const found = buildWith({})
    expect(found?.fees).toEqual(fees)
    expect(found?.terms.start).toMatchObject({ amount: defaults.calculator_amount, interest: 8.75 })
    expect(found && calculateLoan(found.terms.start, found.terms).comparison_rate).toBe(9.9)
    // A rate that the dealer states or has fixed comes before it.
    expect(buildWith({ stated_rate: 3.1, stated_comparison_rate: 4.2 })?.terms.start.interest).toBe(3.1)
    expect(buildWith({ calculator_fixed_interest: 7 })?.terms.start.interest).toBe(7)
  })

  test('[FIN-02] [FIN-06] names the lender, its licence, the fees and the warning of the comparison rate', () => {
    const section = buildDealerCalculatorSection({
      ...defaults,
      provider: 'manual',
      lender_name: 'Harbour Leasing',
      credit_licence: '550043',
      fees: ['Account fee: 8 monthly'],
    })
    expect(section?.disclaimer).toContain('Finance by Harbour Leasing, Australian Credit Licence 550043.')
    expect(section?.calculator.fees).toContain('Account fee $8 a month')
    expect(section?.calculator.example.loan).toContain('comparison rate')
    expect(section?.warning).toContain('WARNING')
  })
})
