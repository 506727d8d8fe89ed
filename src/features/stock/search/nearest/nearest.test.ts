import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { listFields, rangeFields } from '@/src/domain/stock/fields/search-fields'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import type { CardRecord } from '@/src/domain/stock/card/card'
import type { SearchRequest } from '@/src/domain/stock/search-query/requests'
import { listLoosenings } from './loosenings'
import { buildNearestRequests, findNearestMatches, type NearestAnswer } from './nearest'

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
      'Without “tow bar”',
      'Any make and model',
      'Without HiLux',
      'Without Automatic',
      'Without Pearl White and White',
      'More than $40,000 too',
      'Before 2018 too',
      'After 2020 too',
      'Ute instead',
    ])
    expect(loosenings.every(({ next }) => next.page === 1)).toBe(true)
    // A make that is not in stock leaves nothing to find without its model.
    expect(Object.keys(loosenings[1]?.next.lists ?? {})).toEqual(['transmission', 'colour'])
    expect(loosenings[2]?.next.lists).toMatchObject({ make: ['Toyota'] })
    expect(loosenings[2]?.next.lists.make_model).toBeUndefined()
    expect(loosenings[4]?.next.lists.colour).toBeUndefined()
    expect(loosenings[6]?.next.ranges.year).toEqual({ max: 2020 })
    expect(listLoosenings(emptySearch)).toEqual([])
  })

  const values = ['true', 'false', 'in_stock', 'sold', 'used', 'car', 'qld', '5', '10000-20000', '70000+', 'Kia:EV6']
  const conditions: readonly SearchState[] = [
    { ...emptySearch, near: { place: 'Brisbane', km: 50 } },
    ...listFields.flatMap((field) =>
      values.flatMap((value) => [
        { ...emptySearch, lists: { [field]: [value] } },
        { ...emptySearch, without: { [field]: [value] } },
      ]),
    ),
    ...rangeFields.map((field) => ({ ...emptySearch, ranges: { [field]: { min: 7, max: 2020 } } })),
  ]

  test('the label of every facet, range and distance reads as a phrase, without a second preposition', () => {
    for (const label of conditions.flatMap((one) => listLoosenings(one).map((loosening) => loosening.label))) {
      expect(label).not.toMatch(/^Without (?:not|no|within|from|up to|without|full|in)\b/i)
      expect(label).not.toMatch(/\b(\w+) \1\b/i)
      expect(label).toMatch(
        /^(?:Without .|Any condition|Any distance from .|(?:Before|After|Less than|More than) \S.* too$|.* too$|.* or not$|.* instead$)/,
      )
    }
    expect(conditions.flatMap(listLoosenings).map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Any distance from Brisbane',
        'Certified or not',
        'More than 2,020\u00A0km too',
        'Used too',
      ]),
    )
  })

  test('one request for each condition, with the numbers of a range and without statistics', () => {
    const requests = buildNearestRequests(listLoosenings(state), switches, new Date('2026-06-01'))
    expect(requests).toHaveLength(9)
    expect(requests[0]?.params).toMatchObject({ facets: [], hitsPerPage: 6, analytics: false, page: 0 })
    expect(requests[5]?.params['facets']).toEqual(['price'])
    expect(requests[0]?.params['query']).toBeUndefined()
    expect(requests[2]?.params['query']).toBe('tow bar')
  })

  const now = new Date('2026-06-01')

  test('choices without vehicles are left out, those that leave out a name last; none at all has no matches', async () => {
    const find = (counts: readonly number[]) =>
      findNearestMatches(
        state,
        (requests) => Promise.resolve(requests.map((_, at) => answer(counts[at] ?? 0))),
        switches,
        now,
      )
    const found = await find([0, 0, 12, 3, 0, 0, 40, 0])
    expect(found?.choices.map(({ label, count }) => [label, count])).toEqual([
      ['Without Automatic', 3],
      ['Before 2018 too', 40],
      ['Without HiLux', 12],
    ])
    expect(await find([])).toBeUndefined()
    expect(await findNearestMatches(emptySearch, () => Promise.resolve([]), switches, now)).toBeUndefined()
  })

  const stockOf = (field: string, numbers: readonly number[], maxValues = 1000) => {
    const numberOf = (record: CardRecord): number => Number((record as unknown as Record<string, unknown>)[field])
    const records = numbers.map(
      (number, at) => ({ objectID: `${number} ${at}`, [field]: number }) as unknown as CardRecord,
    )
    /** Answers as the engine does, in the order of the stock, with the first values of the facet. */
    return (requests: readonly SearchRequest[]): Promise<readonly NearestAnswer[]> =>
      Promise.resolve(
        requests.map(({ params }) => {
          const bounds = (params['numericFilters'] as readonly string[] | undefined) ?? []
          const hits = records.filter((record) =>
            bounds.every((bound) => {
              const [, end, value] = /(>=|<=)(.+)$/.exec(bound) ?? []
              return end === '>=' ? numberOf(record) >= Number(value) : numberOf(record) <= Number(value)
            }),
          )
          const values = [...new Set(hits.map(numberOf))].slice(0, maxValues)
          const facets = {
            [field]: Object.fromEntries(
              values.map((value) => [value, hits.filter((one) => numberOf(one) === value).length]),
            ),
          }
          return { nbHits: hits.length, hits: hits.slice(0, Number(params['hitsPerPage'])), facets }
        }),
      )
  }

  test.each([
    [
      'price',
      { max: 8000 },
      [30, 19, 11, 28, 12, 25, 17, 22].map((one) => one * 1000),
      [11, 12, 17, 19, 22, 25].map((one) => one * 1000),
    ],
    [
      'payload',
      { min: 8000 },
      [2500, 6800, 3000, 6500, 4000, 2600, 2700, 2800, 2900],
      [6800, 6500, 4000, 3000, 2900, 2800],
    ],
    ['engine_capacity', { max: 309 }, [690, 690, 690, 690, 690, 690, 690, 470, 650], [470, 650, 690, 690, 690, 690]],
  ] as const)('the vehicles nearest by their number come first: %s', async (field, range, stock, nearest) => {
    const search = { ...emptySearch, ranges: { [field]: range } }
    const found = await findNearestMatches(search, stockOf(field, stock), switches, now)
    expect(found?.vehicles.map((one) => (one as unknown as Record<string, unknown>)[field])).toEqual(nearest)
  })

  test('the nearest are found among more numbers than an answer lists', async () => {
    const prices = [60, 70, 80, 50, 40, 30, 20, 11, 12, 13, 14, 15, 16].map((one) => one * 1000)
    const found = await findNearestMatches(
      { ...emptySearch, ranges: { price: { max: 8000 } } },
      stockOf('price', prices, 8),
      switches,
      now,
    )
    expect(found?.vehicles.map((one) => (one as unknown as Record<string, unknown>)['price'])).toEqual([
      11_000, 12_000, 13_000, 14_000, 15_000, 16_000,
    ])
  })
})
