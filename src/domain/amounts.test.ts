import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometrePicks, formatKilometres, moneyPicks, parseAmount } from './amounts'
import { formatInteger } from './text/numbers'

test('[INP-01] offers both lists of money quick picks', () => {
  expect(moneyPicks.default.map(formatInteger).join(' ')).toBe(
    '5,000 10,000 15,000 20,000 25,000 30,000 40,000 50,000 70,000',
  )
  expect(moneyPicks.high).toEqual([300_000, 400_000, 500_000, 600_000, 700_000, 800_000])
})

test('[INP-01] formats kilometres with thousand separators and the suffix kms', () => {
  expect(formatKilometres(150_000)).toBe('150,000 kms')
  expect(kilometrePicks.every((one, index) => index === 0 || one > (kilometrePicks[index - 1] ?? 0))).toBe(true)
})

test.each([
  ['$12,500', 12_500],
  [' 12 500 ', 12_500],
  ['$ 7000.95', 7000],
  ['80,000 kms', 80_000],
  ['0', 0],
  ['', undefined],
  ['1,2,3', undefined],
  ['-5', undefined],
  ['12k', 12_000],
  ['25K', 25_000],
  ['$12.5k', 12_500],
  ['60 k kms', 60_000],
  ['12.5', 12],
  ['$20,000.00', 20_000],
  ['1.2.3', undefined],
  ['20 to 30k', undefined],
  ['k', undefined],
  ['1000000k', undefined],
  ['cheap', undefined],
  ['1234567890', undefined],
])('[INP-01] parses %j as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test('[INP-01] parses every amount it formats, with or without its unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
      expect(parseAmount(formatInteger(amount))).toBe(amount)
      expect(parseAmount(`$${formatInteger(amount)}`)).toBe(amount)
      expect(parseAmount(formatKilometres(amount))).toBe(amount)
    }),
  )
})
