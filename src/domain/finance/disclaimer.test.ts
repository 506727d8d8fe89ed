import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { buildComparisonWarning, truncateDisclaimer, buildFinanceDisclaimer } from './disclaimer'
import type { FinancedVehicle, FinanceSwitches } from './financed-vehicle'

const { finance: defaults } = resolveSwitches({}, {})
const now = new Date('2026-06-01')
/** The repayment is not that of these terms, so the loan behind it is unknown. */
const example = {
  paymentWeek: 50,
  interestRate: 8.49,
  comparisonRate: 9.61,
  deposit: 3000,
  balloon: 9000,
  termYears: 5,
}
const createVehicle = (entry: object = example): FinancedVehicle => ({
  car_type: 'used',
  make: 'Kia',
  year: 2022,
  status: 'in_stock',
  price_cents: 3_000_000,
  finance_lenders: { taurus: entry, angle: entry },
})
const text = (finance: Partial<FinanceSwitches>, entry?: object): string =>
  buildFinanceDisclaimer(createVehicle(entry), { ...defaults, provider: 'taurus', ...finance }, now)

describe('buildFinanceDisclaimer', () => {
  test('[FIN-02] [FIN-03] names a 5 year term, 10.0% deposit, 30.0% final payment and the standard basis', () => {
    expect(text({})).toBe(
      'Before you change the calculator, the estimate for $30,000 has these terms. 5 year term, 10.0% deposit, 30.0% final payment. The comparison rate is based on a 5-year secured loan of $30,000.',
    )
  })

  test('[FIN-05] uses the lender’s text about this vehicle instead of the dealer’s general text', () => {
    const exampleWithDisclaimer = { ...example, disclaimer: 'Approved applicants only' }
    expect(text({ disclaimer: 'Ask us.' }, exampleWithDisclaimer)).toMatch(
      /^Approved applicants only\. .* these terms\. 5 year term/,
    )
    expect(text({ disclaimer: 'Ask us.' })).toMatch(/^Ask us\. .* these terms\. 5 year term/)
  })

  test('[FIN-02] names the lender and its licence', () => {
    expect(text({ lender_name: 'Taurus Motor Finance', credit_licence: '550041' })).toContain(
      'Finance by Taurus Motor Finance, Australian Credit Licence 550041.',
    )
  })

  test('[FIN-02] describes a 5-year term at 6.29% (comparison 8.19%) without deposit if the dealer states these rates', () => {
    const statedText = text({ stated_rate: 6.29, stated_comparison_rate: 8.19 })
    expect(statedText).toContain('Based on a 5-year term at 6.29% p.a. (comparison rate 8.19% p.a.) with no deposit.')
    expect(statedText).not.toContain('final payment')
    expect(statedText).toContain('The comparison rate includes the lender’s fees; the repayment doesn’t.')
    const fees = { establishment_fee: 395, fees: ['Account fee: 18 monthly'] }
    expect(text({ stated_rate: 6.29, stated_comparison_rate: 8.19, ...fees })).toContain(
      'with no deposit, including fees: Establishment fee $395, Account fee $18 a month.',
    )
    expect(text({ stated_rate: 6.29, stated_comparison_rate: 6.29 })).not.toContain('fees')
    const unpriced = { ...createVehicle(), price_cents: 0 }
    const finance = { ...defaults, provider: 'taurus', stated_rate: 6.29, stated_comparison_rate: 8.19 }
    expect(buildFinanceDisclaimer(unpriced, finance, now)).not.toContain('5-year term at')
  })

  test('[FIN-02] Angle’s final payment is $0; staff may state terms that the lender does not', () => {
    expect(text({ provider: 'angle' }, { ...example, balloon: 0 })).toContain('10.0% deposit, $0 final payment.')
    expect(text({ example_text: '7 year term, no deposit' })).toContain('these terms. 7 year term, no deposit.')
  })

  test('[SHP-05] describes the loan behind the repayment, whatever staff wrote, and no terms without an example', () => {
    const known = { paymentWeek: 142, interestRate: 8.49, comparisonRate: 9.61, termYears: 5, deposit: 0 }
    const stated = text({ example_text: '7 year term, 40.0% final payment' }, known)
    expect(stated).toContain('these terms. 5 year term, 0.0% deposit, 0.0% final payment.')
    const { comparisonRate: _, ...unrated } = example
    expect(text({ example_text: '7 year term' }, unrated)).toBe(
      'The comparison rate is based on a 5-year secured loan of $30,000.',
    )
  })

  test('[FIN-02] is empty without a lender', () => {
    expect(text({ provider: '', disclaimer: 'Ask us.' })).toBe('')
  })
})

describe('truncateDisclaimer', () => {
  test('[FIN-02] leaves 197 characters unchanged and truncates 198', () => {
    expect(truncateDisclaimer('x'.repeat(197))).toBeNull()
    expect(truncateDisclaimer('x'.repeat(198))).toHaveLength(197)
  })

  test('[FIN-02] truncates between words, to at most 197 characters', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 60, maxLength: 200 }), (words) => {
        const completeText = words.join(' ')
        const start = truncateDisclaimer(completeText)
        if (completeText.length <= 197) {
          expect(start).toBeNull()
          return
        }
        expect(start?.length).toBeLessThanOrEqual(197)
        expect(completeText.startsWith(`${start?.slice(0, -1)} `)).toBe(true)
      }),
    )
  })
})

describe('buildComparisonWarning', () => {
  test('[FIN-02] [FIN-07] is complete, with its basis', () => {
    expect(buildComparisonWarning(defaults)).toMatch(
      /^WARNING: This comparison rate is true only for the example given .* different comparison rate\. .*5-year secured loan of \$30,000\.$/,
    )
    expect(buildComparisonWarning(defaults).length).toBeGreaterThan(197)
  })
})
