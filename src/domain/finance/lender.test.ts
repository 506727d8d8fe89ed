import { describe, expect, test } from 'vitest'
import { findLenderExample, parseLenderExample } from './lender'

describe('parseLenderExample', () => {
  test('[FIN-01] parses numbers and numeric text, and ignores null and words', () => {
    expect(
      parseLenderExample({
        paymentWeek: '$1,152.40',
        interestRate: '8.49%',
        comparisonRate: null,
        paymentMonth: 'null',
        deposit: 0,
        termMonths: 60,
        disclaimer: '  Terms apply. ',
        balloon: -5,
      }),
    ).toEqual({ paymentWeek: 1152.4, interestRate: 8.49, deposit: 0, termYears: 5, disclaimer: 'Terms apply.' })
  })

  test('[FIN-01] finds deposit and term one level down, as one lender sends them', () => {
    expect(parseLenderExample({ paymentWeek: 100, options: { deposit: '2,000', termYears: 7 } })).toEqual({
      paymentWeek: 100,
      deposit: 2000,
      termYears: 7,
    })
    expect(parseLenderExample({ deposit: { deposit: 900, termYears: 4 } })).toEqual({ deposit: 900, termYears: 4 })
  })

  test.each([null, undefined, {}, [], 'x', 4, true])('[FIN-01] ignores the entry %j', (entry) => {
    expect(parseLenderExample(entry)).toBeUndefined()
  })

  test('[FIN-01] ignores lender data that is not an object', () => {
    for (const finance_lenders of [null, 'none', 7, ['a']])
      expect(findLenderExample({ finance_lenders } as never, 'taurus')).toBeUndefined()
    expect(findLenderExample({}, 'taurus')).toBeUndefined()
    expect(findLenderExample({ finance_lenders: { '': { paymentWeek: 1 } } }, '')).toBeUndefined()
  })
})
