import { describe, expect, test } from 'vitest'
import { STOCK_INDEX, stockSorts } from '@/src/domain/stock/search-record/search-record'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { stockSynonyms } from '@/src/domain/stock/search-record/synonyms'
import type { HitsResponse } from '@/src/integrations/search/port'
import { buildSegment } from '../segment/build'
import { createLiveIndex } from '../segment/live-index'
import { RecordStore } from '../segment/record-store'
import { createIndexPlan, type IndexPlan } from '../settings'
import { execute } from './execute'
import { parseStrategy, parseTasks } from './task'

type Vehicle = { readonly objectID: string; readonly rank?: number } & Record<string, unknown>
const plan = createIndexPlan(STOCK_INDEX, stockIndexSettings, stockSynonyms)
const ambient = { elapsed: () => 0, queryId: () => '0'.repeat(32) }

const search = (
  vehicles: readonly Vehicle[],
  params: object,
  more: object = {},
  indexPlan: IndexPlan = plan,
): HitsResponse[] => {
  const store = new RecordStore()
  for (const vehicle of vehicles) store.add(vehicle.objectID, JSON.stringify(vehicle))
  const index = createLiveIndex(indexPlan, buildSegment(indexPlan, store), new Map())
  const requests = Array.isArray(params) ? (params as object[]) : [params]
  const body = { requests: requests.map((one) => ({ indexName: STOCK_INDEX, ...one })), ...more }
  return execute(
    indexPlan,
    index,
    parseTasks(indexPlan, body, () => []),
    ambient,
    parseStrategy(body),
  ).map((text) => JSON.parse(text) as HitsResponse)
}
const findIds = (vehicles: readonly Vehicle[], params: object): string[] =>
  (search(vehicles, params)[0]?.hits ?? []).map(({ objectID }) => objectID)

/** Each criterion decides between records equal in all previous ones, whatever the index's own order. */
const cases: readonly (readonly [criterion: string, query: string, cars: readonly Vehicle[]])[] = [
  [
    'typo',
    'corolla',
    [
      { objectID: 'right', model: 'Corolla', rank: 1 },
      { objectID: 'misspelt', model: 'Corola', rank: 9 },
    ],
  ],
  [
    'proximity',
    'sport red',
    [
      { objectID: 'near', name: 'Golf Sport Red', rank: 1 },
      { objectID: 'behind', name: 'Red Sport Golf', rank: 8 },
      { objectID: 'far', name: 'Sport Golf 2020 R Line Red', rank: 9 },
    ],
  ],
  [
    'attribute',
    'ranger',
    [
      { objectID: 'model', model: 'Ranger Raptor', rank: 1 },
      { objectID: 'feature', filtered_features: ['Ranger badge'], rank: 9 },
    ],
  ],
  [
    'exact',
    'city',
    [
      { objectID: 'whole', model: 'City', rank: 1 },
      { objectID: 'longer', model: 'Citymaster', rank: 9 },
    ],
  ],
  [
    'custom',
    'city',
    [
      { objectID: 'liked', model: 'City', rank: 9 },
      { objectID: 'other', model: 'City', rank: 1 },
    ],
  ],
]

describe('ranking', () => {
  test.each(cases)('[STK-05] ranks by %s: %s', (_, query, vehicles) => {
    expect(findIds(vehicles, { query })).toEqual(vehicles.map(({ objectID }) => objectID))
    expect(findIds([...vehicles].reverse(), { query })).toEqual(vehicles.map(({ objectID }) => objectID))
  })

  test('[STK-05] ranks by attribute: nearer to the start, if the attribute is alone in its group', () => {
    const vehicles: Vehicle[] = [
      { objectID: 'front', name: 'Sport Golf', rank: 1 },
      { objectID: 'back', name: 'Golf R Sport', rank: 9 },
    ]
    const order = (searchableAttributes: string[]): string[] => {
      const indexPlan = createIndexPlan(STOCK_INDEX, { ...stockIndexSettings, searchableAttributes })
      return (search(vehicles, { query: 'sport' }, {}, indexPlan)[0]?.hits ?? []).map(({ objectID }) => objectID)
    }
    expect(order(['name'])).toEqual(['front', 'back'])
    expect(order(['unordered(name)'])).toEqual(['back', 'front'])
    expect(order(['name,badge'])).toEqual(['back', 'front'])
  })

  test('[STK-05] ranks typos before words, words before filters, filters before proximity', () => {
    const vehicles: Vehicle[] = [
      { objectID: 'all-far', name: 'white seven seat family wagon toyota' },
      { objectID: 'wished', name: 'toyota', body: 'Ute' },
      { objectID: 'one', name: 'toyota' },
      { objectID: 'misspelt', name: 'toyata white' },
    ]
    const params = { query: 'toyota white', optionalWords: 'white', optionalFilters: ['body:Ute'] }
    expect(findIds(vehicles, params)).toEqual(['all-far', 'wished', 'one', 'misspelt'])
  })

  test('[STK-05] ranking info contains the deciding criteria', () => {
    const vehicles = [{ objectID: 'a', name: 'Golf GTI Sport', make: 'Volkswagen' }]
    const [answer] = search(vehicles, { query: 'golf sprot', getRankingInfo: true })
    expect(answer?.hits[0]?._rankingInfo).toMatchObject({ nbTypos: 1, proximityDistance: 2, filters: 0 })
  })

  const tradeStock: Vehicle[] = [
    { objectID: 'golf', make: 'Volkswagen', model: 'Golf', transmission: 'Automatic', drive: 'FWD', body: 'Hatch' },
    { objectID: 'hilux', make: 'Toyota', model: 'HiLux', transmission: 'Manual', drive: '4WD', body: 'Ute' },
    { objectID: 'glc', make: 'Mercedes-Benz', model: 'GLC', transmission: 'Automatic', drive: 'AWD', body: 'SUV' },
    { objectID: 'cruiser', make: 'Toyota', model: 'LandCruiser', transmission: 'Automatic', drive: '4WD', body: 'SUV' },
  ]
  test.each([
    ['vw', ['golf']],
    ['vw auto', ['golf']],
    ['auto hatchback', ['golf']],
    ['merc', ['glc']],
    ['benz suv', ['glc']],
    ['4x4 toyota', ['cruiser', 'hilux']],
    ['four wheel drive ute', ['hilux']],
    ['land cruiser', ['cruiser']],
    ['hi lux', ['hilux']],
    ['pickup', ['hilux']],
    ['utility', ['hilux']],
  ])('[STK-05] understands the trade term %s', (query, expected) => {
    expect(findIds(tradeStock, { query }).sort()).toEqual(expected)
  })

  test('[STK-05] without synonyms only literal words are found', () => {
    expect(findIds(tradeStock, { query: 'vw', enableSynonyms: false })).toEqual([])
  })
})

describe('words joined by punctuation', () => {
  test('[STK-05] finds a model as written, as one word, and by either part', () => {
    const models = ['CX-5', 'F-150', 'Ranger', 'T/A', "D'Max", '3.0'].map((model) => ({ objectID: model, model }))
    for (const [query, model] of [
      ['cx-5', 'CX-5'],
      ['cx5', 'CX-5'],
      ['cx 5', 'CX-5'],
      ['f150', 'F-150'],
      ['ta', 'T/A'],
      ['dmax', "D'Max"],
      ['30', '3.0'],
    ] as const)
      expect(findIds(models, { query, typoTolerance: false, queryType: 'prefixNone' }), query).toEqual([model])
  })
})

describe('rendering of hits', () => {
  const vehicle: Vehicle = {
    objectID: 'a',
    make: 'Citroën',
    model: 'C5 Aircross',
    name: '2019 Citroën C5 Aircross',
    city: '5',
    filtered_features: ['Heated Seats', 'Air Conditioning'],
    owner: { name: 'Ann Air', age: 7 },
  }
  const highlighted = (params: object) => search([vehicle], params)[0]?.hits[0]?._highlightResult

  test('[STK-05] marks only the typed prefix of a word; after folding or typos, the complete word', () => {
    expect(highlighted({ query: 'citroen aircr' })).toMatchObject({
      make: { value: '<em>Citroën</em>', matchLevel: 'partial', matchedWords: ['citroen'], fullyHighlighted: true },
      model: { value: 'C5 <em>Aircr</em>oss', matchLevel: 'partial', matchedWords: ['aircr'], fullyHighlighted: false },
      name: {
        value: '2019 <em>Citroën</em> C5 <em>Aircr</em>oss',
        matchLevel: 'full',
        matchedWords: ['citroen', 'aircr'],
      },
      city: { value: '5', matchLevel: 'none', matchedWords: [] },
      filtered_features: [
        { value: 'Heated Seats', matchLevel: 'none', matchedWords: [] },
        { value: 'Air Conditioning', matchLevel: 'none' },
      ],
    })
    expect(JSON.stringify(highlighted({ query: 'citroen' }))).not.toContain(
      '"matchLevel":"none","matchedWords":[],"fully',
    )
  })

  test('[STK-05] highlights named attributes, numbers, nested objects, only matching values, and raw markup', () => {
    const shown = highlighted({ query: 'air', attributesToHighlight: ['owner', 'owner.name', 'filtered_features'] })
    expect(shown).toMatchObject({ owner: { name: { value: 'Ann <em>Air</em>' } } })
    const all = highlighted({ query: 'air', attributesToHighlight: ['owner'] })
    expect(all).toEqual({
      owner: {
        name: { value: 'Ann <em>Air</em>', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['air'] },
        age: { value: '7', matchLevel: 'none', matchedWords: [] },
      },
    })
    const only = highlighted({
      query: 'air',
      attributesToHighlight: ['filtered_features'],
      restrictHighlightAndSnippetArrays: true,
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    })
    expect(only).toMatchObject({
      filtered_features: [{ value: '__ais-highlight__Air__/ais-highlight__ Conditioning' }],
    })
    const [answer] = search([{ objectID: 'x', name: '<b>Ute & "co"</b>' }], { query: 'ute' })
    expect(answer?.hits[0]?._highlightResult).toMatchObject({ name: { value: '<b><em>Ute</em> & "co"</b>' } })
  })

  test('[STK-05] highlights a synonym as the typed word, unless only typed words are allowed', () => {
    const golf: Vehicle = { objectID: 'golf', make: 'Volkswagen' }
    const marks = (params: object) => search([golf], params)[0]?.hits[0]?._highlightResult
    expect(marks({ query: 'vw' })).toMatchObject({
      make: { value: '<em>Volkswagen</em>', matchLevel: 'full', matchedWords: ['vw'] },
    })
    expect(marks({ query: 'vw', replaceSynonymsInHighlight: true })).toMatchObject({ make: { value: 'Volkswagen' } })
  })

  test('[STK-05] a snippet has the words around the first match', () => {
    const longText = { objectID: 'a', name: 'one two three four five six seven eight nine ten eleven twelve' }
    const [answer] = search([longText], { query: 'seven', attributesToSnippet: ['name:4'], snippetEllipsisText: '…' })
    expect(answer?.hits[0]?._snippetResult).toEqual({
      name: { value: '…six <em>seven</em> eight nine…', matchLevel: 'full' },
    })
  })

  test('[STK-05] returns only the requested fields and attributes', () => {
    const [answer] = search([vehicle], {
      query: '',
      responseFields: ['hits', 'nbHits'],
      attributesToRetrieve: ['*', '-name'],
    })
    expect(Object.keys(answer ?? {}).sort()).toEqual(['hits', 'nbHits'])
    expect(answer?.hits[0]).not.toHaveProperty('name')
  })

  test('[STK-05] with the strategy, skips the sub-requests after the first that fills a page', () => {
    const requests = [{ query: 'nothing at all' }, { query: '', hitsPerPage: 1 }, { query: '', hitsPerPage: 1 }]
    const answers = search([vehicle], requests, { strategy: 'stopIfEnoughMatches' })
    expect(answers.map(({ nbHits }) => nbHits)).toEqual([0, 1, 0])
    expect(answers[2]).toMatchObject({ processed: false, hits: [] })
    expect(search([vehicle], requests).map(({ nbHits }) => nbHits)).toEqual([0, 1, 1])
  })
})

describe('scores of filters', () => {
  const vehicles = [
    { objectID: 'kia', make: 'Kia', body: 'SUV', rank: 9 },
    { objectID: 'ford', make: 'Ford', body: 'Ute', rank: 8 },
    { objectID: 'skoda', make: 'Škoda', body: 'SUV', rank: 7 },
  ]

  test('[STK-05] a score in filters ranks the records that match its term, and a term without one counts 1', () => {
    expect(findIds(vehicles, { filters: 'make:Kia OR make:Ford OR make:skoda' })).toEqual(['kia', 'ford', 'skoda'])
    expect(findIds(vehicles, { filters: 'make:Kia OR make:Ford<score=2> OR make:skoda<score=3>' })).toEqual([
      'skoda',
      'ford',
      'kia',
    ])
    expect(findIds(vehicles, { filters: 'make:Kia OR make:Ford<score=2>' })).toEqual(['ford', 'kia'])
  })

  test('[STK-05] of the terms of an OR the highest score counts, or the sum', () => {
    const filters = 'make:Kia<score=2> OR body:SUV<score=2> OR make:Ford<score=3>'
    expect(findIds(vehicles, { filters })).toEqual(['ford', 'kia', 'skoda'])
    expect(findIds(vehicles, { filters, sumOrFiltersScores: true })).toEqual(['kia', 'ford', 'skoda'])
  })

  test('[STK-05] an unreadable score, and too many terms beside a score, are refused', () => {
    for (const filters of ['make:Kia<score=high>', 'make:Kia<score=1.5>', 'make:Kia<score>'])
      expect(() => search(vehicles, { filters }), filters).toThrow()
    const many = Array.from({ length: 60 }, (_, n) => `make:M${String(n)}<score=${String(n)}>`).join(' OR ')
    expect(() => search(vehicles, { filters: many })).toThrow('more than 50 terms')
  })
})

test('[STK-05] filters on facets ignore accents, in either direction', () => {
  const vehicles = [
    { objectID: 'a', make: 'Škoda' },
    { objectID: 'b', make: 'Skoda' },
    { objectID: 'c', make: 'Kia' },
  ]
  for (const value of ['skoda', 'Škoda', 'ŠKODA']) {
    expect(findIds(vehicles, { facetFilters: [`make:${value}`] }), value).toEqual(['a', 'b'])
    expect(findIds(vehicles, { filters: `NOT make:${value}` }), value).toEqual(['c'])
  }
})

test('[SRCH-11] records that the ranking does not tell apart are newest first, in every order', () => {
  const vehicles = ['a', 'b', 'c'].map((objectID, n) => ({
    objectID,
    model: 'Rio',
    rank: 1,
    price: 9,
    created_at: 100 + n,
  }))
  for (const indexName of Object.values(stockSorts))
    expect(findIds(vehicles, { indexName }), indexName).toEqual(['c', 'b', 'a'])
  expect(findIds(vehicles, { query: 'rio' })).toEqual(['c', 'b', 'a'])
})
