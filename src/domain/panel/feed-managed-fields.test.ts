import { expect, test } from 'vitest'
import { feedManagedLabels } from './feed-managed-fields'

test('[STK-02] lists feed-managed fields by the form’s labels, tab by tab', () => {
  const feedFields = ['price_cents', 'standard_equipment', 'location_id', 'variant.torque', 'finance_lenders.Angle']
  expect(feedManagedLabels(feedFields)).toEqual([
    ...['Price', 'Standard equipment', 'Location', 'Torque', 'Lender’s example, Angle'],
  ])
  expect(feedManagedLabels(feedFields, ['price_cents', 'finance_lenders', 'tag'])).toEqual([
    'Price',
    'Lender’s example, Angle',
  ])
  expect(feedManagedLabels(null)).toEqual([])
})
