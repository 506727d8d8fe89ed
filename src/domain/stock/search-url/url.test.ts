import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { stockSorts, type StockSort } from '../search-record/search-record'
import { listFields, rangeFields } from '../fields/search-fields'
import { limits } from './limits'
import { createSearchUrlRules } from './rules'
import { emptySearch, isUnfiltered, type SearchState } from './state'
import { normalizeSearch } from './normalize-search'
import { withoutFilters } from './search-changes'
import { buildSearchUrl, defaultCityAddress, parseSearchUrl, toSearchSegments, type SearchUrlRules } from './url'

const words = {
  makeModels: [
    'Toyota:Corolla',
    'Toyota:Land Cruiser 300',
    'Land Rover:Defender',
    'Mercedes-Benz:C-Class',
    'Mercedes Benz:Sprinter',
    'MG:ZS',
    'Citroën:C4',
    'Wagon:Oddity',
    'Used-Cars:Trap',
  ],
  bodies: ['SUV', 'Ute', 'Wagon', 'People Mover'],
}
const searchRules = (search: Record<string, unknown> = {}): SearchUrlRules =>
  createSearchUrlRules(resolveSwitches({}, { search }).search, words)
const rules = searchRules()

const read = (url: string, of: SearchUrlRules = rules): SearchState => {
  const [path = '', query = ''] = url.split('?')
  return parseSearchUrl(toSearchSegments(path), query, of)
}
const build = (state: Partial<SearchState>, of: SearchUrlRules = rules): string =>
  buildSearchUrl({ ...emptySearch, ...state }, of)

const words_ = fc.constantFrom(
  ...words.makeModels.flatMap((pair) => [pair, pair.split(':')[0] ?? '']),
  ...words.bodies,
  'used',
  'new',
  'truck',
  'a+b & c=d?#/',
  'ünïcode 🚗',
)
const value = fc.oneof(words_, fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ maxLength: 20 }))
const end = fc.option(fc.integer({ min: -5, max: limits.number + 5 }), { nil: undefined })
const range = fc.record({ min: end, max: end }).map(({ min, max }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
}))
const lists = fc.oneof(
  fc.dictionary(fc.constantFrom(...listFields), fc.array(value, { maxLength: 3 })),
  fc.dictionary(
    fc.constantFrom('make', 'make_model', 'body', 'car_type', 'item_type'),
    fc.array(words_, { maxLength: 2 }),
  ),
)
const states: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.string({ unit: 'binary', maxLength: 250 }),
    page: fc.oneof(fc.integer(), fc.double()),
    sortBy: fc.option(fc.constantFrom(...(Object.keys(stockSorts) as StockSort[])), { nil: undefined }),
    lists,
    ranges: fc.dictionary(fc.constantFrom(...rangeFields), range),
    without: fc.dictionary(fc.constantFrom(...listFields), fc.array(value, { maxLength: 3 }), { maxKeys: 3 }),
    near: fc.option(fc.record({ place: value, km: fc.integer({ min: -1, max: 2000 }) }), { nil: undefined }),
  })
  .map(({ sortBy, near, ...state }) => ({ ...state, ...(sortBy && { sortBy }), ...(near && { near }) }))
const allRules = fc
  .record({
    base_path: fc.constantFrom('/search/new-used-and-demo-cars/', '/search/new-and-demo-cars/', '/search/used-cars'),
    path_prefix: fc.constantFrom('/search', '/used-car'),
    excluded_makes: fc.constantFrom([], ['toyota']),
    sorts: fc.constantFrom(['relevant', 'latest'], ['price_asc', 'relevant'], []),
    default_city: fc.constantFrom('', 'Queanbeyan'),
  })
  .map(searchRules)

describe('addresses of the search page', () => {
  it.each([
    [{}, '/search/new-used-and-demo-cars/'],
    [{ lists: { make: ['Toyota'] } }, '/search/toyota'],
    [{ lists: { make_model: ['Toyota:Land Cruiser 300'] } }, '/search/toyota/land-cruiser-300'],
    [{ lists: { body: ['People Mover'] } }, '/search/people-mover'],
    [{ lists: { car_type: ['used'] } }, '/search/used-cars'],
    [{ lists: { item_type: ['truck'] } }, '/search/trucks'],
    [{ page: 2, lists: { make: ['Citroën'] } }, '/search/citroen?page=2'],
    [{ ranges: { price: { min: 10_000, max: 20_000 } } }, '/search/new-used-and-demo-cars/?range[price]=10000:20000'],
    [
      { lists: { make: ['MG', 'Toyota'] }, sortBy: 'price_asc' },
      '/search/new-used-and-demo-cars/?refinementList[make][0]=MG&refinementList[make][1]=Toyota&sortBy=price_asc',
    ],
    [
      { query: 'white ute', lists: { make: ['MG'], body: ['SUV'] } },
      '/search/mg?query=white+ute&refinementList[body][0]=SUV',
    ],
    [
      { near: { place: 'Parramatta NSW', km: 25 }, sortBy: 'nearest' },
      '/search/new-used-and-demo-cars/?near=Parramatta+NSW&within=25&sortBy=nearest',
    ],
    [
      { lists: { dealership_slug: ['banksia-kia'] } },
      '/search/new-used-and-demo-cars/?refinementList[dealership_slug][0]=banksia-kia',
    ],
  ] satisfies [Partial<SearchState>, string][])('[SRCH-03] %j has the address %s', (state, url) => {
    expect(build(state)).toBe(url)
    expect(read(url)).toEqual(normalizeSearch({ ...emptySearch, ...state }, 'relevant'))
  })

  it('[SRCH-03] keeps excluded makes out of the path and uses the tenant’s prefix', () => {
    expect(build({ lists: { make: ['Toyota'] } }, searchRules({ excluded_makes: ['TOYOTA'] }))).toBe(
      '/search/new-used-and-demo-cars/?refinementList[make][0]=Toyota',
    )
    expect(build({ lists: { make_model: ['MG:ZS'] } }, searchRules({ path_prefix: '/used-car' }))).toBe(
      '/used-car/mg/zs',
    )
  })

  it('[SRCH-03] reads the first segment as base name, category, body or make, in that order', () => {
    expect(read('/search/wagon').lists).toEqual({ body: ['Wagon'] })
    expect(read('/search/used-cars').lists).toEqual({ car_type: ['used'] })
    expect(read('/search/used-cars', searchRules({ base_path: '/search/used-cars' })).lists).toEqual({})
    expect(read('/search/new-and-demo-cars/').lists).toEqual({})
    expect(read('/search/Toyota/COROLLA').lists).toEqual({ make: ['Toyota'], make_model: ['Toyota:Corolla'] })
    expect(read('/search/holden/commodore').lists).toEqual({ make: ['holden'], make_model: ['holden:commodore'] })
  })

  it('[SRCH-03] accepts $ and commas in prices, and separate ends from a plain form', () => {
    expect(read('/search?range[price]=$10,000:$20,000').ranges).toEqual({ price: { min: 10_000, max: 20_000 } })
    expect(read('/search?range[price][min]=5000&range[price][max]=').ranges).toEqual({ price: { min: 5000 } })
    expect(read('/search?range[price]=9:1').ranges).toEqual({ price: { max: 1 } })
    for (const field of rangeFields) {
      expect(read(`/search?range[${field}]=0:30000`).ranges).toEqual({ [field]: { max: 30_000 } })
      expect(read(`/search?range[${field}]=0:`).ranges).toEqual({})
    }
  })

  it('[SRCH-03] builder and parser are exact inverses for every search and every tenant', () => {
    fc.assert(
      fc.property(states, allRules, (state, of) => {
        const url = buildSearchUrl(state, of)
        const normal = normalizeSearch(state, of.defaultSort)
        expect(read(url, of)).toEqual(normal)
        expect(build(normal, of)).toBe(url)
      }),
      { numRuns: 600 },
    )
  }, 30_000)

  it('[TEN-04] only the bare address leads to the default city', () => {
    const city = 'Queanbeyan'
    const of = searchRules({ default_city: city })
    const [base, cityQuery] = ['/search/new-used-and-demo-cars/', '?refinementList[city][0]=Queanbeyan']
    const redirect = (query: string) => defaultCityAddress(read(`${base}?${query}`, of), query, city, of)
    expect(redirect('')).toBe(`${base}${cityQuery}`)
    expect(redirect('utm_source=mail')).toBe(`${base}${cityQuery}`)
    expect(redirect('sortBy=price_asc')).toBe(`${base}${cityQuery}&sortBy=price_asc`)
    for (const query of ['all=1', 'all=1&query=', 'page=2', 'query=ute', 'refinementList[city][0]=Sydney'])
      expect(redirect(query), query).toBeUndefined()
    expect(defaultCityAddress(emptySearch, '', '', rules)).toBeUndefined()
    expect(build({}, of)).toBe(`${base}?all=1`)
    expect(build({ page: 2 }, of)).toBe(`${base}?all=1&page=2`)
  })

  it('[TEN-04] no search has an address that redirects to the default city', () => {
    const of = searchRules({ default_city: 'Queanbeyan' })
    fc.assert(
      fc.property(states, (state) => {
        for (const next of [state, withoutFilters(state), { ...emptySearch, page: state.page }]) {
          const url = buildSearchUrl(next, of)
          expect(defaultCityAddress(read(url, of), url.split('?')[1] ?? '', 'Queanbeyan', of)).toBeUndefined()
          expect(isUnfiltered(read(url, of))).toBe(isUnfiltered(normalizeSearch(next, of.defaultSort)))
        }
      }),
    )
  })

  it('[SRCH-03] parses any text without throwing, and the result has a stable address', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.webQueryParameters(), words_)
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), text, allRules, (segments, queryString, of) => {
        const state = parseSearchUrl(segments, queryString, of)
        expect(read(buildSearchUrl(state, of), of)).toEqual(state)
      }),
      { numRuns: 600 },
    )
  }, 30_000)

  it('[SRCH-03] limits the length of an address', () => {
    const many = Array.from({ length: 500 }, (_, index) => `refinementList[make][${index}]=${'x'.repeat(300)}${index}`)
    const state = read(`/search?page=99999999&query=${'é'.repeat(5000)}&${many.join('&')}`)
    expect(state.page).toBe(limits.page)
    expect(state.query.length).toBeLessThanOrEqual(limits.query)
    expect(Object.values(state.lists).flat().length).toBeLessThanOrEqual(limits.valuesPerField)
    expect(build(state).length).toBeLessThan(limits.queryString)
  })

  it('[SRCH-02] carries every list and range of the search state', () => {
    const state: SearchState = {
      query: 'hybrid',
      page: 3,
      sortBy: 'latest',
      lists: Object.fromEntries(listFields.map((field) => [field, field === 'make_model' ? ['MG:ZS'] : ['7']])),
      ranges: Object.fromEntries(rangeFields.map((field) => [field, { min: 1, max: 9 }])),
    }
    expect(read(build(state))).toEqual(normalizeSearch(state))
  })
})
