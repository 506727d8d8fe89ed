import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindUnit, formatCount, formatInteger, formatNumber } from './numbers'

test('[SRCH-04] writes numbers as the language of the site does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (number) => {
      expect(formatInteger(number)).toBe(number.toLocaleString('en-AU'))
      expect(formatNumber(number / 1000)).toBe((number / 1000).toLocaleString('en-AU'))
    }),
  )
  expect([formatInteger(45_209.6), formatNumber(8.25), formatNumber(12_345.6789)]).toEqual([
    '45,210',
    '8.25',
    '12,345.679',
  ])
})

test('[SRCH-04] writes a count with its noun', () => {
  expect([0, 1, 1234].map((count) => formatCount(count, 'car'))).toEqual(['0 cars', '1 car', '1,234 cars'])
  expect(formatCount(6.5, 'year')).toBe('6.5 years')
  expect(formatCount(2, 'entry', 'entries')).toBe('2 entries')
})

test('[CARD-01] [VDP-02] no line breaks between a number and its unit', () => {
  expect(['695 mm', '8,000 kg', '9:30 am'].map(bindUnit)).toEqual(['695\u00A0mm', '8,000\u00A0kg', '9:30\u00A0am'])
  expect(['Fiat 500 Pop 4dr', 'Model 3', '455 km range'].map(bindUnit)).toEqual([
    'Fiat 500 Pop 4dr',
    'Model 3',
    '455 km range',
  ])
})
