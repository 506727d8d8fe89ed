import { expect, test } from 'vitest'
import { stockIndexSettings } from './search-settings'
import { listFields, rangeFields } from '../fields/search-fields'

test('[SRCH-02] every list and range of the search state is a facet of the index, and ranges are numbers', () => {
  const facets = stockIndexSettings.attributesForFaceting.map((one) => one.replace(/^searchable\((.+)\)$/, '$1'))
  expect(facets).toEqual(expect.arrayContaining([...listFields, ...rangeFields]))
  expect(new Set(facets).size).toBe(facets.length)
  expect(stockIndexSettings.numericAttributesForFiltering).toEqual(expect.arrayContaining([...rangeFields]))
})
