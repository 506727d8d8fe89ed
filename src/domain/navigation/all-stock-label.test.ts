import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { allStockLabel } from './all-stock-label'

test('[SRCH-03] a link to the stock page names the default city that the page opens with', () => {
  const labelFor = (default_city: string) =>
    allStockLabel({ switches: resolveSwitches({}, { search: { default_city } }) })
  expect(labelFor('')).toBe('See all stock')
  expect(labelFor('Queanbeyan')).toBe('See stock in Queanbeyan')
})
