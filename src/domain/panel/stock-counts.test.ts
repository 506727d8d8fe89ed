import { expect, test } from 'vitest'
import { formatChosen, formatNotForSale } from './stock-counts'

test('[STF-04] [STF-11] a count of stock says what it counts, so that panel and site can be compared', () => {
  expect(formatChosen({ forSale: 580, notForSale: 39 })).toBe(
    '619 vehicles chosen: 580 for sale on your site, 39 hidden or sold',
  )
  expect(formatChosen({ forSale: 1, notForSale: 0 })).toBe('1 vehicle chosen')
  expect(formatChosen({ forSale: 0, notForSale: 0 })).toBe('0 vehicles chosen')
  expect(formatNotForSale({ forSale: 2, notForSale: 1200 })).toBe('1,200 hidden or sold')
  expect(formatNotForSale({ forSale: 2, notForSale: 0 })).toBe('')
})
