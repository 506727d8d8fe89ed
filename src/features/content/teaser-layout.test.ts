import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeTeasers } from './teaser-layout'

/** Sixths of a row that a size fills; `lead` fills two thirds of two rows. */
const sixths = { feature: 6, lead: 8, half: 3, third: 2 } as const

test('[CNT-04] every row of offers or posts is full, however many there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.constantFrom('row', 'page'), (count, arrangement) => {
      const sizes = arrangeTeasers(count, arrangement)
      expect(sizes).toHaveLength(count)
      expect(sizes.reduce((sum, size) => sum + sixths[size], 0) % 6).toBe(0)
    }),
  )
})

test.each([
  [1, ['feature']],
  [2, ['half', 'half']],
  [3, ['feature', 'half', 'half']],
  [4, ['feature', 'third', 'third', 'third']],
  [5, ['lead', 'third', 'third', 'half', 'half']],
  [6, ['lead', ...Array.from({ length: 5 }, () => 'third')]],
  [12, ['lead', ...Array.from({ length: 11 }, () => 'third')]],
])('[CNT-04] a page of %i offers leads with the first', (count, sizes) => {
  expect(arrangeTeasers(count, 'page')).toEqual(sizes)
})

test('[CNT-04] a section of another page gives offers the same room', () => {
  expect(arrangeTeasers(3, 'row')).toEqual(['third', 'third', 'third'])
  expect(arrangeTeasers(4, 'row')).toEqual(['half', 'half', 'half', 'half'])
})
