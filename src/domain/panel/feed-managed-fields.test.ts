import { expect, test } from 'vitest'
import { feedManagedLabels, findFeedAdvice } from './feed-managed-fields'

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

test('[STK-02] warns at a field that the feed replaces it, and only where that is so', () => {
  const fromFeed = { feed: 'f1', feedFields: ['price_cents', 'status'] }
  expect(findFeedAdvice('price_cents', fromFeed)).toEqual({
    text: 'This price comes from the stock feed. If you change it here, the feed replaces your change when it next updates this vehicle. To keep a price of your own, lower or higher, enter it as your offer price.',
    instead: { label: 'Set your own offer price', inputId: 'field-overrides-offer_price_cents' },
  })
  expect(findFeedAdvice('status', fromFeed)?.instead.inputId).toBe('field-hidden')
  // A field that the feed doesn't supply, a vehicle entered by hand, and one that has left its feed.
  expect(findFeedAdvice('tag', fromFeed)).toBeUndefined()
  expect(findFeedAdvice('price_cents', { feed: null, feedFields: null })).toBeUndefined()
  expect(findFeedAdvice('price_cents', { ...fromFeed, removedAt: '2026-11-24T01:00:00Z' })).toBeUndefined()
})
