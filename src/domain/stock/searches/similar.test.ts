import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { mergeSimilarHits, similarPriceFilters, buildSimilarRequests } from './similar'

const { search } = resolveSwitches({}, {})
const now = new Date('2026-11-21T00:00:00Z')
const vehicle = {
  id: 'a',
  make: 'Toyota',
  model: 'Corolla',
  car_type: 'used',
  item_type: 'car',
  simple_body: 'Hatchback',
  price_cents: 2_000_000,
} as const

describe('the requests for similar vehicles', () => {
  test('[SIM-01] are two queries with index, filter, a limit of ten and highlight tags; the model, then the body', () => {
    const [model, body] = buildSimilarRequests(vehicle, search, now)
    for (const one of [model, body]) {
      expect(one).toMatchObject({ indexName: 'vehicles', hitsPerPage: 10, highlightPreTag: '<mark>' })
      expect(one.filters).toContain('status:in_stock AND item_type:car AND car_type:used')
      expect(one.filters).toContain('price >= 10000 AND price <= 30000')
      expect(one.filters).not.toContain('sold_date_timestamp')
    }
    expect(model.filters).toMatch(/AND make_model:"Toyota:Corolla"$/)
    expect(body.filters).toMatch(/AND body:"Hatchback"$/)
  })

  test('[SIM-01] treat new and demonstrator vehicles alike', () => {
    for (const car_type of ['new', 'demo'] as const)
      expect(buildSimilarRequests({ ...vehicle, car_type }, search, now)[0].filters).toContain(
        '(car_type:new OR car_type:demo)',
      )
  })

  test('[SIM-01] apply the dealer’s listing rules and the configured size', () => {
    const [{ filters, hitsPerPage }] = buildSimilarRequests(
      vehicle,
      { ...search, min_photos: 14, manufacturer: '', base_filter: 'tag:"Special"', similar_size: 12 },
      now,
    )
    expect(filters).toContain('photos_count >= 14')
    expect(filters).toContain('tag:"Special"')
    expect(hitsPerPage).toBe(13)
  })

  test.each([
    [undefined, []],
    [49_999, ['price >= 39999', 'price <= 59999']],
    [50_000, ['price >= 25000', 'price <= 75000']],
    [8000, ['price >= 1', 'price <= 18000']],
  ])('[SIM-01] around %s dollars: %j', (price, filters) => {
    expect(similarPriceFilters(price)).toEqual(filters)
  })

  test('[SIM-01] use the offer before the price, and no placeholder', () => {
    expect(buildSimilarRequests({ ...vehicle, offer_price_cents: 1_500_000 }, search, now)[0].filters).toContain(
      'price >= 5000',
    )
    expect(buildSimilarRequests({ ...vehicle, price_cents: 1000 }, search, now)[0].filters).not.toContain('price')
  })
})

const hit = fc.record({
  objectID: fc.constantFrom(...'abcdefghijkl'),
  make: fc.constant('Toyota'),
  model: fc.constantFrom('Corolla', 'Camry'),
})
const hitLists = fc.array(fc.array(hit, { maxLength: 10 }), { maxLength: 3 })

test('[SIM-01] lists the same model first, each once, without the vehicle itself, up to the limit', () => {
  fc.assert(
    fc.property(hitLists, fc.integer({ min: 0, max: 12 }), (all, maxHits) => {
      const found = mergeSimilarHits(vehicle, all, maxHits)
      const ids = found.map((one) => one.objectID)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain('a')
      const others = new Set(all.flat().map((one) => one.objectID))
      others.delete('a')
      expect(ids.length).toBe(Math.min(maxHits, others.size))
      const models = found.map((one) => one.model)
      expect(models).toEqual([...models].sort((a, b) => Number(b === 'Corolla') - Number(a === 'Corolla')))
    }),
  )
  expect(search.similar_size).toBe(6)
})
