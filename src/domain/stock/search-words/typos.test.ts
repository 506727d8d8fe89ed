import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTypos } from './typos'

test('[SRCH-19] typos count the same in both directions, and none only between equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(countTypos(a, b)).toBe(countTypos(b, a))
      expect(countTypos(a, b) === 0).toBe(a === b)
      expect(countTypos(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
