import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import {
  buildFillRequests,
  buildSimilarRequests,
  fillSimilarHits,
  mergeSimilarHits,
  needsFilling,
  similarPriceFilters,
} from './similar'

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
  make: fc.constant<string>('Toyota'),
  model: fc.constantFrom<string>('Corolla', 'Camry'),
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

describe('filling a row of few similar vehicles', () => {
  test('[SIM-01] searches for the same body at any price, then for any body at half to double the price, then for any', () => {
    const [body, near, any, ...others] = buildFillRequests(vehicle, search, now)
    expect(others).toEqual([])
    for (const one of [body, near, any])
      expect(one?.filters).toContain('status:in_stock AND item_type:car AND car_type:used')
    expect(body?.filters).toMatch(/car_type:used AND body:"Hatchback"$/)
    expect(near?.filters).toMatch(/car_type:used AND price >= 10000 AND price <= 40000$/)
    expect(any?.filters).toMatch(/car_type:used$/)
    const { simple_body: _, price_cents: __, ...bare } = vehicle
    for (const one of buildFillRequests(bare, search, now)) expect(one.filters).toBe(any?.filters)
  })

  test('[SIM-01] is needed below four vehicles, or below the size that the dealer chose', () => {
    expect([0, 1, 3].every((count) => needsFilling(count, 6))).toBe(true)
    expect([needsFilling(4, 6), needsFilling(2, 2), needsFilling(1, 2), needsFilling(0, 0)]).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  const priced = (objectID: string, price?: number) => ({
    objectID,
    make: 'Toyota',
    model: 'Corolla',
    ...(price === undefined ? {} : { price }),
  })

  test('[SIM-01] adds the nearest in price of the same body, then of any, without the vehicle itself', () => {
    const fills = [
      [priced('far', 90_000), priced('a', 20_000), priced('unpriced'), priced('b', 21_000), priced('near', 31_000)],
      [priced('near', 31_000), priced('other', 19_000)],
    ]
    const ids = (maxHits: number): readonly string[] =>
      fillSimilarHits(vehicle, [priced('b', 21_000)], { fills, maxHits }).map((one) => one.objectID)
    expect(ids(6)).toEqual(['b', 'near', 'far', 'unpriced'])
    expect(ids(2)).toEqual(['b', 'near'])
  })

  test('[SIM-01] leaves the vehicles found in their order, and never lists one twice or more than four', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...'bcdef'), { maxLength: 3 }), hitLists, (found, fills) => {
        const all = fillSimilarHits(
          vehicle,
          found.map((one) => priced(one)),
          { fills, maxHits: 6 },
        ).map((one) => one.objectID)
        expect(all.slice(0, found.length)).toEqual(found)
        expect(new Set(all).size).toBe(all.length)
        expect(all).not.toContain('a')
        expect(all.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})
