import { describe, expect, test } from 'vitest'
import type { CardRecord } from '@/src/domain/stock/card/card'
import { resolveSwitches } from '@/src/domain/switches'
import type { ModelPage } from './model'
import { hasOwnSections, summarizeModelStock } from './model-stock'

const { display } = resolveSwitches({}, {})

const record = (fields: Partial<CardRecord>): CardRecord =>
  ({ item_type: 'truck', price_type: 'drive_away', badge: '616', ...fields }) as CardRecord

describe('summarizeModelStock', () => {
  test('[MOD-01] gives the lowest price with the words for what it includes', () => {
    const records = [
      record({ price: 90_000 }),
      record({ price: 80_000, offer_price: 70_000, price_type: 'before_govt_charges' as CardRecord['price_type'] }),
      record({ price: 1 }),
      record({}),
    ]
    const { price } = summarizeModelStock(records.slice(0, 1), display)
    expect(price).toEqual({ dollars: 90_000, type_text: display.drive_away_text })
    expect(summarizeModelStock(records, display).price?.dollars).toBe(70_000)
    expect(summarizeModelStock(records.slice(2), display)).not.toHaveProperty('price')
  })

  test('[MOD-01] lists each version and each kind once, in the order of their names', () => {
    const records = ['917', '616', '', '616'].map((badge) => record({ badge }))
    expect(summarizeModelStock(records, display)).toEqual({ versions: ['616', '917'], itemTypes: ['truck'] })
    expect(summarizeModelStock([], display)).toEqual({ versions: [], itemTypes: [] })
  })
})

test('[MOD-01] a model has sections of its own once staff have written one', () => {
  const empty = {
    hero_banners: [],
    model_specifications: [],
    images: [],
    variants: [],
    colours: [],
    driver_assistance_systems: [],
    owner_benefits: [],
    cross_sells: [],
    warranty_items: [],
  } as unknown as ModelPage
  expect(hasOwnSections(empty)).toBe(false)
  expect(hasOwnSections({ ...empty, images: ['/a.jpg'] })).toBe(true)
  expect(hasOwnSections({ ...empty, model_specifications: [{ category: 'Power', value: '137 kW' }] })).toBe(true)
})
