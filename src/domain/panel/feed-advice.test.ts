import { expect, test } from 'vitest'
import { findFeedAdvice, isOwnPriceHidden } from './feed-advice'

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

test('[STF-02] [STK-02] staff enter an offer price and an earlier price in one place', () => {
  const inFeed = { feed: 'f1', feedFields: ['offer_price_cents'] }
  // Of a vehicle from a feed it is “Your changes”, whether the feed supplies the price or not.
  for (const name of ['offer_price_cents', 'before_price_cents'] as const) {
    expect(findFeedAdvice(name, inFeed)).toMatchObject({
      isLocked: true,
      text: expect.stringContaining('Your changes'),
    })
    expect(isOwnPriceHidden(name, inFeed, undefined)).toBe(false)
  }
  // A price that staff have stored in the other place can be cleared there; the feed's can't.
  expect(findFeedAdvice('before_price_cents', { ...inFeed, stored: 1_500_000 })).toBeUndefined()
  expect(findFeedAdvice('offer_price_cents', { ...inFeed, stored: 1_500_000 })?.isLocked).toBe(true)
  // Of a vehicle that no feed updates it is the vehicle's own field.
  for (const state of [{ feed: null }, { ...inFeed, removedAt: '2026-11-24T01:00:00Z' }]) {
    expect(findFeedAdvice('offer_price_cents', state)).toBeUndefined()
    expect(isOwnPriceHidden('offer_price_cents', state, undefined)).toBe(true)
    expect(isOwnPriceHidden('offer_price_cents', state, 1_500_000)).toBe(false)
    expect(isOwnPriceHidden('tag', state, undefined)).toBe(false)
  }
})
