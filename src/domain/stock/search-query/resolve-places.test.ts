import { expect, it } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { emptySearch, type SearchState } from '../search-url/state'
import { buildSearchParameters } from './parameters'
import { buildSearchRequests, flattenRequest } from './requests'
import { listPlaces, resolvePlaces } from './resolve-places'

const switches = resolveSwitches({}, {})
const requestsOf = (state: Partial<SearchState>) =>
  buildSearchRequests(buildSearchParameters({ ...emptySearch, ...state }, switches, new Date()))
const around4101 = (place: string) => (place === '4101' ? '-27.48,153.01' : undefined)

it('[SHP-04] sends coordinates and a radius in place of the name, nested or flat', () => {
  const requests = requestsOf({ near: { place: '4101', km: 25 }, lists: { make: ['Kia'] } })
  expect(listPlaces(requests)).toEqual(['4101'])
  for (const params of [
    ...resolvePlaces(requests, around4101).map((request) => request.params),
    ...resolvePlaces(requests.map(flattenRequest), around4101),
  ]) {
    expect(params).toMatchObject({ aroundLatLng: '-27.48,153.01', aroundRadius: 25_000 })
    expect(params).not.toHaveProperty('aroundPlace')
  }
})

it('[SHP-04] sends no limit of distance for a place without coordinates', () => {
  const [first] = resolvePlaces(requestsOf({ near: { place: 'Nowhere NSW', km: 25 } }), around4101)
  for (const name of ['aroundPlace', 'aroundLatLng', 'aroundRadius']) expect(first?.params).not.toHaveProperty(name)
  expect(resolvePlaces(requestsOf({}), around4101)).toEqual(requestsOf({}))
})

it('[SHP-04] ranks by distance only in the order by distance', () => {
  const near = { place: '4101', km: 25 }
  const precisionOf = (sortBy: SearchState['sortBy']) =>
    requestsOf({ near, ...(sortBy && { sortBy }) })[0]?.params['aroundPrecision']
  expect(precisionOf('nearest')).toBe(1000)
  for (const sort of [undefined, 'latest', 'price_asc'] as const) expect(precisionOf(sort)).toBeGreaterThan(1_000_000)
})
