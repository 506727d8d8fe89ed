import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { emptySearch } from '@/src/domain/stock/search-url/state'
import { buildNearestRequests, listLoosenings, toNearestMatches, type NearestAnswer } from './nearest'

const state = {
  ...emptySearch,
  page: 3,
  query: 'tow bar',
  lists: {
    make: ['Toyota'],
    make_model: ['Toyota:HiLux'],
    colour: ['Pearl White', 'White'],
    transmission: ['Automatic'],
  },
  ranges: { price: { max: 40_000 }, year: { min: 2018, max: 2020 } },
}
const { search, display, finance } = resolveSwitches({}, {})
const switches = { search, display, finance }
const answer = (nbHits: number): NearestAnswer => ({ nbHits, hits: [] })

describe('[SHP-02] nearest matches', () => {
  test('each condition can be left out: words, all values of a field together, each end of a range', () => {
    const loosenings = listLoosenings(state)
    expect(loosenings.map(({ label }) => label)).toEqual([
      '“tow bar”',
      'HiLux',
      'Automatic',
      'Pearl White and White',
      'Up to $40,000',
      'From 2018',
      'Up to 2020',
    ])
    expect(loosenings.every(({ next }) => next.page === 1)).toBe(true)
    expect(loosenings[1]?.next.lists).toMatchObject({ make: ['Toyota'] })
    expect(loosenings[1]?.next.lists.make_model).toBeUndefined()
    expect(loosenings[3]?.next.lists.colour).toBeUndefined()
    expect(loosenings[5]?.next.ranges.year).toEqual({ max: 2020 })
    expect(listLoosenings(emptySearch)).toEqual([])
  })

  test('one request for each condition, without facets and statistics', () => {
    const requests = buildNearestRequests(listLoosenings(state), switches, new Date('2026-06-01'))
    expect(requests).toHaveLength(7)
    expect(requests[0]?.params).toMatchObject({ facets: [], hitsPerPage: 6, analytics: false, page: 0 })
    expect(requests[0]?.params['query']).toBeUndefined()
    expect(requests[1]?.params['query']).toBe('tow bar')
  })

  test('choices without vehicles are left out, the fewest first; none at all has no matches', () => {
    const loosenings = listLoosenings(state)
    const found = toNearestMatches(loosenings, [0, 12, 3, 0, 0, 40, 0].map(answer))
    expect(found?.choices.map(({ label, count }) => [label, count])).toEqual([
      ['Automatic', 3],
      ['HiLux', 12],
      ['From 2018', 40],
    ])
    expect(
      toNearestMatches(
        loosenings,
        loosenings.map(() => answer(0)),
      ),
    ).toBeUndefined()
    expect(toNearestMatches([], [])).toBeUndefined()
  })
})
