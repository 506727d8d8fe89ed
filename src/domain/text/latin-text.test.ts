import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLatinText } from './latin-text'

test.each([
  ['Škoda Třešňově červená', 'Skoda Tresnove cervená'],
  ['Citroën “C4” – 1.2 L', 'Citroën “C4” – 1.2 L'],
  ['RTL 测试 🚙', 'RTL'],
  ['سيارة', ''],
  ['a\n\tb\u0000', 'a b'],
  ['e\u0301t\u00e9', 'été'],
])('[VDP-08] converts %s to %s', (text, expected) => {
  expect(toLatinText(text)).toBe(expected)
})

test('[VDP-08] contains only characters of the font, whatever a feed sends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(toLatinText(text)).toMatch(/^[ -~\u00a0-\u00ff–—‘’“”•…€™−×→←≤≥]*$/u)
      expect(toLatinText(toLatinText(text))).toBe(toLatinText(text))
    }),
  )
})
