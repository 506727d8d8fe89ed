import { expect, test } from 'vitest'
import { bodyHref, makeHref } from './search-links'

const search = { base_path: '/search/used-cars', path_prefix: '/used-car', excluded_makes: ['Other'] } as const

test('[SRCH-03] links makes and bodies by path', () => {
  expect(makeHref('Mercedes-Benz', search)).toBe('/used-car/mercedes-benz')
  expect(makeHref('Citroën', search)).toBe('/used-car/citroen')
  expect(bodyHref('People Mover', search)).toBe('/used-car/people-mover')
  expect(bodyHref('???', search)).toBe('/search/used-cars')
})

test('[SRCH-03] links an excluded make by a filter', () => {
  expect(decodeURIComponent(makeHref('other', search))).toBe('/search/used-cars?refinementList[make][0]=other')
})
