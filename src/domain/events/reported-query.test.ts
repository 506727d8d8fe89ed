import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toReportedQuery } from './reported-query'

test('[ANL-02] keeps only the words of a search without results', () => {
  expect(toReportedQuery('  Blue\n Škoda   Yeti ')).toBe('blue škoda yeti')
  for (const query of ['', '   ', 'ada@example.com', '0400 000 000', 12, null, 'x'.repeat(501)])
    expect(toReportedQuery(query)).toBeNull()
  expect(toReportedQuery('bmw 320i 2019')).toBeNull()
  expect(toReportedQuery('hilux 2019')).toBe('hilux 2019')
})

test('[ANL-02] the stored query fits its column, and normalizing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (query) => {
      const words = toReportedQuery(query)
      if (words === null) return
      expect([...words].length).toBeLessThanOrEqual(60)
      expect(words).not.toMatch(/[\p{Cc}\p{Cs}@]/u)
      expect(toReportedQuery(words)).toBe(words)
    }),
  )
})
