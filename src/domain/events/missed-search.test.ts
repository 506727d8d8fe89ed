import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missedSearch } from './missed-search'

test('[ANL-02] keeps only the words of a search without results', () => {
  expect(missedSearch('  Blue\n Škoda   Yeti ')).toBe('blue škoda yeti')
  for (const query of ['', '   ', 'ada@example.com', '0400 000 000', 12, null, 'x'.repeat(501)])
    expect(missedSearch(query)).toBeNull()
  expect(missedSearch('bmw 320i 2019')).toBeNull()
  expect(missedSearch('hilux 2019')).toBe('hilux 2019')
})

test('[ANL-02] the stored query fits its column, and normalising it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (query) => {
      const words = missedSearch(query)
      if (words === null) return
      expect([...words].length).toBeLessThanOrEqual(60)
      expect(words).not.toMatch(/[\p{Cc}\p{Cs}@]/u)
      expect(missedSearch(words)).toBe(words)
    }),
  )
})
