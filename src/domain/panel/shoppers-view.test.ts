import { expect, test } from 'vitest'
import { resolveSwitches } from '../switches'
import { toShoppersView, toViewSwitches } from './shoppers-view'

const switches = toViewSwitches(resolveSwitches(undefined, undefined))
const now = new Date('2026-11-25T01:00:00Z')
const values = {
  year: 2021,
  make: 'Mazda',
  model: 'CX-5',
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  price_type: 'drive_away',
  price_cents: 3_499_000,
  createdAt: '2026-01-01T00:00:00.000Z',
  images: [{ url: '/images/a.jpg' }],
  dealercomments: 'From the feed.',
}
const view = (change: object) => toShoppersView({ ...values, ...change }, switches, now)

test('[STF-02] the view has the price, tag and comments that shoppers see, the dealer’s own first', () => {
  expect(view({})).toEqual({
    title: '2021 Mazda CX-5',
    photo: '/images/a.jpg',
    price: { amount: '$34,990', type: switches.drive_away_text },
    comments: 'From the feed.',
  })
  const own = { tag: 'One owner', offer_price_cents: 3_199_000, before_price_cents: 3_499_000, dealercomments: 'Ours.' }
  expect(view({ overrides: own })).toMatchObject({
    tag: 'One owner',
    price: { amount: '$31,990', was: '$34,990' },
    comments: 'Ours.',
  })
})

test('[STF-02] the view of a half-typed or empty form has what can be read', () => {
  expect(view({ price_cents: '34,9', overrides: { offer_price_cents: 'lots' } }).price).toEqual({
    amount: switches.no_price_text,
  })
  // A price that a save refuses isn't shown, and the view says that one is missing.
  for (const price_cents of [-1, 10_000_000_001, 12.5, 'lots']) {
    expect(view({ price_cents, offer_price_cents: 3_199_000 })).toMatchObject({
      price: { amount: '$31,990' },
      isIncomplete: true,
    })
    const own = view({ overrides: { offer_price_cents: price_cents } })
    expect(own).toMatchObject({ price: { amount: '$34,990' }, isIncomplete: true })
  }
  expect(view({ overrides: { offer_price_cents: null } })).not.toHaveProperty('isIncomplete')
  expect(toShoppersView({}, switches, now)).toEqual({
    title: '',
    photo: '/images/cars/placeholder/suv/soon.webp',
    tag: switches.just_in_tag,
    price: { amount: switches.no_price_text },
  })
})

test('[STF-02] the view says plainly when shoppers don’t find the vehicle', () => {
  const absence = (change: object, own: object = {}) =>
    toShoppersView({ ...values, ...change }, { ...switches, ...own }, now).absence
  expect(absence({})).toBeUndefined()
  expect(absence({ hidden: true })).toBe('Hidden: shoppers don’t see this vehicle.')
  expect(absence({ hidden: true, deletedAt: '2026-11-20T00:00:00Z' })).toBe(
    'In the trash: shoppers don’t see this vehicle.',
  )
  expect(absence({ removed_at: '2026-11-20T00:00:00Z' })).toBe(
    'No longer in your stock: shoppers don’t see this vehicle.',
  )
  expect(absence({ status: 'others' })).toMatch(/^Not for sale:/u)
  const sold = { status: 'sold', sold_at: '2026-11-20T00:00:00Z' }
  expect(absence(sold, { sold_days: 0 })).toMatch(/^Sold:/u)
  expect(absence(sold, { sold_days: 3 })).toMatch(/^Sold:/u)
  expect(absence(sold, { sold_days: 14 })).toBeUndefined()
  expect(absence({}, { min_photos: 3 })).toBe('Search results leave this vehicle out until it has 3 photos.')
  expect(absence({ show_on_dealer_website: false }, { only_shown_on_website: true })).toContain('as its feed asks')
})
