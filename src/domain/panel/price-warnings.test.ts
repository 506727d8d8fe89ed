import { expect, test } from 'vitest'
import { listPriceWarnings } from './price-warnings'

const price_cents = 3_499_000

test('[STF-02] an own price above the one it replaces is worth a warning', () => {
  expect(listPriceWarnings({ price_cents, overrides: { offer_price_cents: 3_599_000 } })).toEqual({
    ownPrice: 'This is above the price without it, $34,990. Shoppers will see the higher price.',
  })
  // The feed's own offer is what the own price replaces.
  const offer_price_cents = 2_999_000
  expect(listPriceWarnings({ price_cents, offer_price_cents, overrides: { offer_price_cents: 3_099_000 } })).toEqual({
    ownPrice: 'This is above the price without it, $29,990. Shoppers will see the higher price.',
  })
  for (const own of [undefined, null, 3_199_000, price_cents, '39,9'])
    expect(listPriceWarnings({ price_cents, overrides: { offer_price_cents: own } })).toEqual({})
  expect(listPriceWarnings({ overrides: { offer_price_cents: 3_199_000 } })).toEqual({})
})

test('[STF-02] [CARD-04] an earlier price that shoppers won’t see says why', () => {
  expect(listPriceWarnings({ price_cents, before_price_cents: price_cents })).toEqual({
    was: 'Shoppers won’t see this, because it isn’t above the price they see, $34,990.',
  })
  expect(listPriceWarnings({ before_price_cents: price_cents })).toEqual({
    was: 'Shoppers won’t see this, because the vehicle has no price.',
  })
  const overrides = { offer_price_cents: 3_199_000, before_price_cents: 3_099_000 }
  expect(listPriceWarnings({ price_cents, before_price_cents: 3_699_000, overrides })).toEqual({
    ownWas: 'Shoppers won’t see this, because it isn’t above the price they see, $31,990.',
    was: 'Shoppers see your own earlier price instead, from “Your changes”.',
  })
  expect(listPriceWarnings({ price_cents, before_price_cents: 3_699_000 })).toEqual({})
  expect(listPriceWarnings({})).toEqual({})
})
