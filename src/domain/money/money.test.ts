import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCents, formatDollars } from './format-money'
import { parseMoney } from './parse-money'

describe('[STK-01] money', () => {
  test.each([
    ['$12,990', 1_299_000],
    ['12990', 1_299_000],
    ['12990.5', 1_299_050],
    ['12,990.50 EGC', 1_299_050],
    ['A$1,500,000 drive away', 150_000_000],
    ['AUD 88', 8800],
    ['$23,990 d/a', 2_399_000],
    ['$24,990 + ORC', 2_499_000],
    ['$24,990 Plus On Roads', 2_499_000],
    ['$24,990 inc GST', 2_499_000],
    ['$24,990 Excl. Govt. Charges ono', 2_499_000],
    ['From $24,990 D.A.P.', 2_499_000],
    ['0', 0],
    [' $ 990.00 ', 99_000],
  ])('[STK-01] parses %j', (text, cents) => {
    expect(parseMoney(text)).toEqual({ kind: 'amount', cents })
  })

  test.each([
    '',
    '-',
    'POA',
    'P.O.A.',
    'poa',
    'Price on application',
    'Enquire for price',
    'Call us',
    'TBA',
    'nan',
    'N/A',
  ])('[STK-01] %j is no price', (text) => {
    expect(parseMoney(text)).toEqual({ kind: 'none' })
  })

  test.each(['-5', '12,99', '12.990,00', '#REF!', '=1+1', '45k', '1e5', 'Infinity', '12 990 990 990 990'])(
    '[STK-01] %j is unreadable',
    (text) => {
      expect(parseMoney(text)).toEqual({ kind: 'unreadable' })
    },
  )

  test('[STK-01] parses every amount it formats, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(parseMoney(formatCents(cents))).toEqual({ kind: 'amount', cents })
      }),
    )
  })

  test('[CARD-04] writes cents only if they are not zero', () => {
    expect(formatCents(1_299_000)).toBe('$12,990')
    expect(formatCents(1_299_005)).toBe('$12,990.05')
    expect(formatDollars(1_234_567.5)).toBe('$1,234,567.50')
    expect(formatCents(-500)).toBe('-$5')
  })
})
