import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinText } from './latin'

test.each([
  ['Škoda Třešňově červená', 'Skoda Tresnove cervená'],
  ['Citroën “C4” – 1.2 L', 'Citroën “C4” – 1.2 L'],
  ['RTL 测试 🚙', 'RTL'],
  ['سيارة', ''],
  ['a\n\tb\u0000', 'a b'],
  ['e\u0301t\u00e9', 'été'],
])('[VDP-08] converts %s to %s', (text, written) => {
  expect(latinText(text)).toBe(written)
})

test('[VDP-08] contains only characters of the font, whatever a feed sends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(latinText(text)).toMatch(/^[ -~\u00a0-\u00ff–—‘’“”•…€™−×→←≤≥]*$/u)
      expect(latinText(latinText(text))).toBe(latinText(text))
    }),
  )
})
