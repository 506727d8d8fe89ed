import helperOf from 'algoliasearch-helper'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveSwitches, type Switches } from '@/src/domain/switches'
import { listFields, rangeFields } from '../fields/search-fields'
import { emptySearch, type SearchState } from '../search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { buildBaseFilters, buildShopperFilter } from './base-filters'
import { collapseSoldRuns } from './collapse-sold-runs'
import { buildSearchParameters } from './parameters'
import { buildSearchRequests, type SearchRequest } from './requests'
import { displayedTotal, formatShowMe } from './displayed-total'

type Validator = { parse: (filters: string) => { readonly errorMessage: string } }
const grammar = new (createRequire(import.meta.url)('algolia-filters-js-syntax-validator') as new () => Validator)()

const searchSwitches = (search: Record<string, unknown> = {}): Switches['search'] =>
  resolveSwitches({}, { search }).search
const now = new Date(1_763_681_234_000)
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const filters = (search: Record<string, unknown>, more: Partial<Parameters<typeof buildBaseFilters>[0]> = {}) =>
  buildBaseFilters({ search: searchSwitches(search), now, sort: 'relevant', choseCarTypes: false, ...more })

describe('base filters', () => {
  it('[STK-07] list vehicles in stock, coming soon and sold within the window, of the website only', () => {
    expect(filters({})).toBe(
      '(status:in_stock OR status:coming_soon OR status:sold) AND NOT sold_date_timestamp < 1763420400' +
        ' AND show_on_dealer_website:true',
    )
    expect(filters({ sold_days: 0, only_shown_on_website: false })).toBe('(status:in_stock OR status:coming_soon)')
  })

  it('[STK-06] a shopper key’s filter is part of every base filter', () => {
    const search = searchSwitches({
      min_photos: 4,
      base_path: '/search/used-cars',
      base_filter: 'make=Kia OR make="Land Rover"',
      price_asc_above_zero: true,
    })
    expect(buildShopperFilter(search, now)).toBe(
      '(status:in_stock OR status:coming_soon OR status:sold) AND NOT sold_date_timestamp < 1763420400' +
        ' AND show_on_dealer_website:true AND photos_count >= 4 AND make:"Kia" OR make:"Land Rover"',
    )
    expect(buildShopperFilter(searchSwitches(), later(60))).toBe(buildShopperFilter(searchSwitches(), now))
    expect(buildShopperFilter(searchSwitches(), later(3600))).not.toBe(buildShopperFilter(searchSwitches(), now))
    for (const sort of ['relevant', 'price_asc'] as const)
      for (const choseCarTypes of [true, false]) {
        const clauses = buildBaseFilters({ search, now, sort, choseCarTypes }).split(' AND ')
        expect(clauses).toEqual(expect.arrayContaining(buildShopperFilter(search, now).split(' AND ')))
      }
  })

  it('[STK-07] the sold window moves by the hour', () => {
    expect(filters({}, { now: later(60) })).toBe(filters({}))
    expect(filters({}, { now: later(3600) })).not.toBe(filters({}))
  })

  it('[STK-07] add photos, the base path’s car types, the manufacturer and the configured filter', () => {
    const all = filters({
      min_photos: 4,
      base_path: '/search/new-and-demo-cars/',
      base_filter: 'item_type=car AND price>0',
      manufacturer: 'Great "Wall"',
    })
    expect(all).toContain(' AND photos_count >= 4')
    expect(all).toContain(' AND (car_type:"new" OR car_type:"demo")')
    expect(all).toContain(' AND make:"Great \\"Wall\\""')
    expect(all).toMatch(/ AND item_type:"car" AND price > 0$/)
    expect(filters({ base_path: '/search/used-cars' }, { choseCarTypes: true })).not.toContain('car_type')
  })

  it('[SRCH-08] add price above 0 to the ascending price sort, by switch', () => {
    expect(filters({ price_asc_above_zero: true }, { sort: 'price_asc' })).toContain('price > 0')
    expect(filters({ price_asc_above_zero: true }, { sort: 'price_desc' })).not.toContain('price > 0')
    expect(filters({}, { sort: 'price_asc' })).not.toContain('price > 0')
  })

  it('[STK-07] every combination is valid in Algolia’s own grammar', () => {
    expect(grammar.parse('(a:1 AND b:2) OR c:3').errorMessage).not.toBe('')
    fc.assert(
      fc.property(
        fc.record({
          sold_days: fc.nat(60),
          min_photos: fc.nat(14),
          only_shown_on_website: fc.boolean(),
          price_asc_above_zero: fc.boolean(),
          base_path: fc.constantFrom('/search/used-cars', '/search/new-and-demo-cars/'),
          manufacturer: fc.constantFrom('', 'MG', 'Great "Wall"'),
          base_filter: fc.constantFrom('', 'car_type=used AND price>0', 'make="Land Rover" OR make=Kia'),
        }),
        fc.boolean(),
        (search, choseCarTypes) => {
          const text = filters(search, { choseCarTypes, sort: 'price_asc' })
          expect(grammar.parse(text).errorMessage).toBe('')
        },
      ),
    )
  })
})

const value = fc.oneof(fc.constantFrom('Toyota', '-x', 'Kia:Rio', '7'), fc.string({ minLength: 1, maxLength: 9 }))
const states = fc
  .record({
    query: fc.string({ maxLength: 20 }),
    page: fc.integer({ min: 1, max: 9 }),
    lists: fc.dictionary(fc.constantFrom(...listFields), fc.array(value, { maxLength: 3 }), { maxKeys: 5 }),
    ranges: fc.dictionary(fc.constantFrom(...rangeFields), fc.constantFrom({ min: 1 }, { max: 5 }, { min: 2, max: 9 })),
    without: fc.dictionary(fc.constantFrom(...listFields), fc.array(value, { maxLength: 3 }), { maxKeys: 3 }),
  })
  .map((state): SearchState => normalizeSearch(state))

describe('requests of a search', () => {
  it('[SRCH-01] the server’s requests are identical to those of InstantSearch in the browser', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { index, ...parameters } = buildSearchParameters(state, resolveSwitches({}, {}), now)
        const requested: SearchRequest[][] = []
        const client = {
          search: (requests: SearchRequest[]) => {
            requested.push(requests)
            return new Promise<never>(() => undefined)
          },
        }
        type Client = Parameters<typeof helperOf>[0]
        type Parameters_ = Parameters<typeof helperOf>[2]
        helperOf(client as unknown as Client, index, parameters as unknown as Parameters_).search()
        expect(buildSearchRequests({ index, ...parameters })).toEqual(requested[0])
      }),
      { numRuns: 300 },
    )
  })

  it('[SRCH-01] [TEN-05] request only the fields the dealer’s cards display', () => {
    const requested = (display: Record<string, unknown>) =>
      buildSearchParameters(emptySearch, resolveSwitches({}, { display }), now).attributesToRetrieve
    const plain = requested({ attributes: ['km'], views: false, subscription: false, electric_tag: false })
    expect(plain).toEqual(expect.arrayContaining(['slug', 'price', 'km', 'image_url']))
    for (const field of ['views', 'subscription_price', 'fuel', 'seats']) expect(plain).not.toContain(field)
    // Only a vehicle with a photo can be saved where saving is limited to used ones (CARD-06).
    for (const save_used_only of [false, true])
      expect(requested({ save_used_only }).includes('photos_count')).toBe(save_used_only)
    expect(requested({ attributes: ['seats'], views: true, subscription: true, electric_tag: true })).not.toContain(
      'subscription_price',
    )
    const offered = {
      attributes: ['seats'],
      views: true,
      subscription: true,
      subscription_weeks: 26,
      electric_tag: true,
    }
    expect(requested(offered)).toEqual(expect.arrayContaining(['views', 'subscription_price', 'fuel', 'seats']))
  })

  it('[SRCH-01] use the configured page size and the index of the sort', () => {
    const parameters = buildSearchParameters(
      { ...emptySearch, sortBy: 'price_desc', page: 3 },
      resolveSwitches({}, {}),
      now,
    )
    expect(parameters).toMatchObject({ index: 'vehicles_price_desc', page: 2, hitsPerPage: 21 })
    expect(
      buildSearchParameters(emptySearch, resolveSwitches({}, { search: { sorts: ['latest'], page_size: 6 } }), now),
    ).toMatchObject({
      index: 'vehicles_created_at_desc',
      hitsPerPage: 6,
    })
  })
})

describe('displayed hits', () => {
  const sold = (id: number) => ({ id, sold: true })
  const available = (id: number) => ({ id, sold: false })
  const ids = (vehicles: readonly { id: number }[]) => vehicles.map(({ id }) => id)

  it('[SRCH-11] consecutive sold vehicles collapse to the first, across pages too', () => {
    const vehicles = [sold(1), sold(2), available(3), sold(4), sold(5)]
    expect(ids(collapseSoldRuns(vehicles))).toEqual([1, 3, 4])
    expect(ids(collapseSoldRuns(vehicles, sold(0)))).toEqual([3, 4])
    expect(ids(collapseSoldRuns([sold(1), sold(2)], sold(0)))).toEqual([1, 2])
  })

  it('[SRCH-14] above 1999 hits the total is the configured count, else the sum by status or car type', () => {
    expect(displayedTotal(1999, 5000, {})).toBe(1999)
    expect(displayedTotal(2000, 5000, {})).toBe(5000)
    expect(displayedTotal(2000, 0, { status: { in_stock: 3000, sold: 40 } })).toBe(3040)
    expect(displayedTotal(2000, 0, { car_type: { used: 2500 } })).toBe(2500)
    expect(displayedTotal(2000, 0, {})).toBe(2000)
  })

  it('[SRCH-09] the button to the results names their number with the noun, and only the noun while it is unknown', () => {
    expect(formatShowMe(1234, ['ute', 'utes'])).toBe('Show me 1,234 utes')
    expect(formatShowMe(1, ['ute', 'utes'])).toBe('Show me 1 ute')
    expect(formatShowMe(undefined, ['ute', 'utes'])).toBe('Show me utes')
  })
})
