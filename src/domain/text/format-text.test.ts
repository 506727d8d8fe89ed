import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, escapeXml } from './escape-markup'
import { capitalize, collapseSpaces, joinWithAnd, lowerWords, truncate, truncateAtWord } from './format-text'

const text = fc.string({ unit: 'grapheme', maxLength: 80 })

test('[SEC-01] escaped text holds no markup, and XML only characters it allows', () => {
  expect(escapeHtml(`<a href="x">Ann's & Bob</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;Ann&#39;s &amp; Bob&lt;/a&gt;')
  expect(escapeXml('a\u0000b\r\n\ud800c')).toBe('ab&#13;\nc')
  const decode = (escaped: string): string =>
    escaped
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
  fc.assert(
    fc.property(text, (one) => {
      expect(escapeHtml(one)).not.toMatch(/[<>"']/)
      expect(decode(escapeHtml(one))).toBe(one)
    }),
  )
})

test('[CNT-01] truncated texts are never longer than allowed, and start as the text does', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (one, maxChars) => {
      for (const short of [truncate(one, maxChars), truncateAtWord(one, maxChars)]) {
        expect(short.length).toBeLessThanOrEqual(Math.max(one.length, 0))
        expect(short.length).toBeLessThanOrEqual(maxChars)
        if (one.length > maxChars) expect(short.endsWith('…') && one.startsWith(short.slice(0, -1))).toBe(true)
        else expect(short).toBe(one)
      }
    }),
  )
  expect(truncateAtWord('one owner, full history', 14)).toBe('one owner,…')
  expect(truncateAtWord('Donaudampfschiff', 8)).toBe('Donauda…')
})

test('[CNT-01] collapses spaces, capitalises and joins words', () => {
  expect(collapseSpaces('  a\t\n b ')).toBe('a b')
  expect([capitalize('truck'), capitalize('')]).toEqual(['Truck', ''])
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWithAnd)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})

test('[OUT-05] [CARD-04] a text in the middle of a sentence keeps its abbreviations', () => {
  expect(lowerWords('Plus on-road costs (incl. GST)')).toBe('plus on-road costs (incl. GST)')
  expect(lowerWords('Drive Away')).toBe('drive away')
  expect(lowerWords('CVT')).toBe('CVT')
  expect(lowerWords('Excl. Govt. Charges, EGC')).toBe('excl. govt. charges, EGC')
  expect(lowerWords('Premium ULP98, B-Double')).toBe('premium ULP98, B-double')
})
