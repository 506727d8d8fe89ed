import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { priceBoundsOf, priceRangeSearch } from './price-range'
import { emptySearch } from '../search-url/state'
import { buildBrandCitiesRequest, buildCountRequest, MAX_CITIES, parseSearchHref, listTopCities } from './tile-searches'

const switches = resolveSwitches({}, {})
const words = { makeModels: ['Toyota:Corolla', 'Mazda:CX-5'], bodies: ['SUV'], itemTypes: ['car'] }
const now = new Date('2026-11-20T02:00:00Z')

test('[SRCH-17] a tile is counted by the search its link leads to', () => {
  const state = parseSearchHref('/search/mazda/cx-5?range[price]=:40000#results', switches.search, words)
  expect(state).toMatchObject({
    lists: { make: ['Mazda'], make_model: ['Mazda:CX-5'] },
    ranges: { price: { max: 40_000 } },
  })
  const { params } = buildCountRequest(state ?? { ...emptySearch, sortBy: 'price_desc' }, switches, now)
  expect(params).toMatchObject({
    hitsPerPage: 0,
    facetFilters: [['make:Mazda'], ['make_model:Mazda:CX-5']],
    numericFilters: ['price<=40000'],
  })
  expect(params['filters']).toContain('show_on_dealer_website:true')
})

test('[SRCH-17] a link to another page is not counted', () => {
  for (const href of ['/special-offers', 'https://elsewhere.example/search/suv', '/searching', '#locations']) {
    expect(parseSearchHref(href, switches.search, words)).toBeUndefined()
  }
})

test('[SRCH-17] a brand search lists at most five cities, highest count first', () => {
  const counts = { Cairns: 2, Brisbane: 9, Ipswich: 4, Sydney: 9, Perth: 1, Hobart: 3 }
  expect(MAX_CITIES).toBe(5)
  expect(listTopCities(counts).map(({ city }) => city)).toEqual(['Brisbane', 'Sydney', 'Ipswich', 'Hobart', 'Cairns'])
  expect(listTopCities(undefined)).toEqual([])
  expect(buildBrandCitiesRequest('O"Neill', switches.search, now).params['filters']).toContain('make:"O\\"Neill"')
})

test('[SRCH-16] the price block counts the search its button leads to', () => {
  expect(
    buildCountRequest(priceRangeSearch({ min: 10_000, max: 20_000 }, priceBoundsOf(undefined)), switches, now),
  ).toMatchObject({
    indexName: 'vehicles_price_desc',
    params: { numericFilters: ['price>=10000', 'price<=20000'] },
  })
})
