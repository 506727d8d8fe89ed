import { expect, test } from 'vitest'
import { ruledWords } from './ruled-fields'

test('[STK-02] lists feed-managed fields by the form’s labels, tab by tab', () => {
  const brought = ['price_cents', 'standard_equipment', 'location_id', 'variant.torque', 'finance_lenders.Angle']
  expect(ruledWords(brought)).toEqual([
    ...['Price', 'Standard equipment', 'Location', 'Torque', 'Lender’s example, Angle'],
  ])
  expect(ruledWords(brought, ['price_cents', 'finance_lenders', 'tag'])).toEqual(['Price', 'Lender’s example, Angle'])
  expect(ruledWords(null)).toEqual([])
})
