import { describe, expect, test } from 'vitest'
import { canSaveRecord, findBelowMarket, toCardPrice } from './card'
import { createRecord as record, display } from './card.test-support'

describe('[CARD-04] the card’s price', () => {
  test('[CARD-04] is the subscription where offered, else the offer, else the price, each with its type', () => {
    const priced = record({ subscription_price: 199, offer_price: 18_000, before_price: 21_000 })
    const purchase = { dollars: 18_000, type_text: 'Excl. govt. charges', was: 21_000 }
    expect(toCardPrice(priced, { ...display, subscription: true })).toEqual({
      kind: 'subscription',
      dollars: 199,
      terms: { weeks: 26, total: 5464, fee: 290 },
      purchase: purchase,
    })
    // A price a week without a minimum total is not published (Australian Consumer Law s48).
    expect(toCardPrice(priced, { ...display, subscription: true, subscription_weeks: 0 })).toEqual({
      kind: 'price',
      ...purchase,
    })
    // Without a purchase price only the subscription is returned.
    const subscriptionOnly = record({ subscription_price: 199, price: 10 })
    expect(toCardPrice(subscriptionOnly, { ...display, subscription: true })).toEqual({
      kind: 'subscription',
      dollars: 199,
      terms: { weeks: 26, total: 5464, fee: 290 },
    })
    expect(toCardPrice(priced, display)).toEqual({
      kind: 'price',
      dollars: 18_000,
      type_text: 'Excl. govt. charges',
      was: 21_000,
    })
    expect(toCardPrice(record({ price_type: 'drive_away' }), display)).toEqual({
      kind: 'price',
      dollars: 19_990,
      type_text: 'Drive away',
    })
  })

  test('[CARD-04] has no “Was” that is not higher', () => {
    expect(toCardPrice(record({ before_price: 19_990 }), display)).not.toHaveProperty('was')
  })

  test('[CARD-04] is PREORDER or the no-price text for ten dollars or less', () => {
    expect(toCardPrice(record({ price: 10 }), display)).toEqual({ kind: 'none', text: 'Enquire for price.' })
    expect(toCardPrice(record({ price: 10, preorder: true }), display)).toEqual({ kind: 'preorder', text: 'PREORDER' })
    expect(toCardPrice(record({ price: 11 }), display)).toMatchObject({ kind: 'price', dollars: 11 })
  })
})

test('[CARD-05] shows below market from 500 dollars, preferring the state’s average to the national one', () => {
  expect(findBelowMarket(record({ average_market_price: 20_490 }))).toEqual({ average: 20_490, below: 500 })
  expect(findBelowMarket(record({ average_market_price: 20_489 }))).toBeUndefined()
  expect(findBelowMarket(record({ average_market_price: 30_000, state_average_market_price: 20_000 }))).toBeUndefined()
  expect(findBelowMarket(record({ price: 0, average_market_price: 30_000 }))).toBeUndefined()
})

test('[CARD-06] vehicles for sale can be saved where the dealer offers it; by switch only used ones with price and photo', () => {
  const [on, strict] = [
    { save: true, save_used_only: false },
    { save: true, save_used_only: true },
  ]
  expect(canSaveRecord(record({}), on)).toBe(true)
  expect(canSaveRecord(record({ status: 'coming_soon' }), on)).toBe(true)
  expect(canSaveRecord(record({ status: 'sold' }), on)).toBe(false)
  expect(canSaveRecord(record({ status: 'others' }), on)).toBe(false)
  expect(canSaveRecord(record({}), { save: false, save_used_only: false })).toBe(false)
  expect(canSaveRecord(record({ car_type: 'demo', price: 0 }), on)).toBe(true)
  expect(canSaveRecord(record({}), strict)).toBe(true)
  expect(canSaveRecord(record({ car_type: 'demo' }), strict)).toBe(false)
  expect(canSaveRecord(record({ price: 0 }), strict)).toBe(false)
  expect(canSaveRecord(record({ photos_count: 0 }), strict)).toBe(false)
})
