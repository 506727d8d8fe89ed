import { describe, expect, test } from 'vitest'
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

describe('a lender’s example of another price', () => {
  const finance = { finance_lenders: { Taurus: { paymentWeek: 152 } }, finance_price_cents: price_cents }
  const note = /^The lender’s example is for \$34,990\. At this price, .* at the lender’s rates and terms, until/u

  test('[FIN-01] [STF-02] is named at the price that shoppers see', () => {
    expect(listPriceWarnings({ price_cents: 3_399_000, ...finance })).toEqual({
      price: expect.stringMatching(note) as string,
    })
    expect(listPriceWarnings({ price_cents, offer_price_cents: 3_299_000, ...finance })).toEqual({
      offer: expect.stringMatching(note) as string,
    })
    expect(listPriceWarnings({ price_cents, overrides: { offer_price_cents: 3_299_000 }, ...finance })).toEqual({
      ownPrice: expect.stringMatching(note) as string,
    })
  })

  test('[FIN-01] [STF-02] is not named for the same price, without an example, or with a new one', () => {
    for (const form of [
      { price_cents, ...finance },
      { price_cents: 3_399_000, ...finance, finance_lenders: {} },
      { price_cents: 3_399_000, ...finance, finance_lenders: null },
      { price_cents: 3_399_000, ...finance, finance_price_cents: null },
      { price_cents: 3_399_000, ...finance, isFinanceNew: true },
      { ...finance },
    ])
      expect(listPriceWarnings(form)).toEqual({})
  })

  test('[FIN-04] [STF-02] a quote of another price is not shown at all', () => {
    const quote = { youxQuote: { weeklyRepaymentAmount: 99 }, finance_price_cents: price_cents }
    expect(listPriceWarnings({ price_cents: 3_399_000, ...quote }).price).toMatch(
      /^The finance quote is for \$34,990\. Shoppers won’t see it at this price/u,
    )
  })
})
