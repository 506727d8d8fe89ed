import { expect, test } from 'vitest'
import { listFieldChanges } from './changes'
import { type FeedState, listFeedChanges } from './vehicle-history'

const state: FeedState = {
  price_cents: '1299000',
  before_price_cents: null,
  offer_price_cents: null,
  price_type: 'excl_govt',
  status: 'in_stock',
  in_feed: 'true',
}

test('[ADM-02] changes by a feed are listed in words, with both values', () => {
  expect(listFeedChanges(state, state)).toEqual([])
  expect(listFeedChanges(state, { ...state, price_cents: '1199050', status: 'sold', in_feed: 'false' })).toEqual([
    { field: 'price_cents', label: 'Price', before: '$12,990', after: '$11,990.50' },
    expect.objectContaining({ field: 'status', before: 'In stock', after: 'Sold' }),
    { field: 'in_feed', label: 'In the stock feed', before: 'Yes', after: 'No' },
  ])
})

test('[ADM-02] a vehicle’s own changes are listed one by one', () => {
  const fields = [{ name: 'overrides', label: 'Your changes', detail: 'name', part: 'overrides' }] as const
  const change = (before: unknown, after: unknown) =>
    listFieldChanges(fields, { overrides: before }, { overrides: after })
  expect(change({ tag: 'Sale', photos: [] }, { offer_price_cents: 1_150_000, photos: [{ url: '/a' }] })).toEqual([
    { field: 'overrides.tag', label: 'Your tag', before: 'Sale', after: '' },
    { field: 'overrides.offer_price_cents', label: 'Your offer price', before: '', after: '$11,500' },
    { field: 'overrides.photos', label: 'Your photos', before: '0 photos', after: '1 photo' },
  ])
  expect(change({ before_price_cents: 1_250_000 }, { before_price_cents: 0 })).toEqual([
    {
      field: 'overrides.before_price_cents',
      label: 'Your crossed-out price',
      before: '$12,500',
      after: 'None',
    },
  ])
  expect(change({}, { image_order: ['/a'] })).toEqual([{ field: 'overrides.image_order', label: 'Order of photos' }])
  expect(change({ tag: 'Sale', photos: [] }, { tag: 'Sale' })).toEqual([])
})
