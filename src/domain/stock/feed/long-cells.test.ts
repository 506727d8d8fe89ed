import { expect, test } from 'vitest'
import { parseMoney } from '@/src/domain/money/parse-money'
import { toE164 } from '@/src/domain/phone'
import { parseKms } from '@/src/domain/trade-in/rego'
import { longTransforms, readCell, transformNames } from './transforms'

test.each(transformNames.filter((name) => !longTransforms.has(name)))(
  '[STK-02] [SEC-04] %s reads at most 200 characters of a cell, however long it is',
  (name) => {
    for (const value of ['12,990', '2020', 'Yes', 'x'])
      expect(readCell(name, `${value}${' '.repeat(20_000)}x`)).toEqual(readCell(name, `${value} x`))
    for (const piece of ['x', '-', '1', '(', '9,', 'km '])
      expect(readCell(name, piece.repeat(20_000))).toEqual(readCell(name, piece.repeat(20_000).slice(0, 200)))
  },
)

test('[STK-02] [SEC-04] a price of more than 200 characters is unreadable, a distance or phone number no value', () => {
  const long = `1${' '.repeat(40_000)}x`
  expect(parseMoney(long)).toEqual({ kind: 'unreadable' })
  expect(parseKms(long)).toBeNull()
  expect(toE164(long)).toBeNull()
})
