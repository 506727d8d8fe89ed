import fc from 'fast-check'
import { createLiveIndex, type Changes, type LiveIndex } from '../segment/live-index'
import { buildSegment } from '../segment/build'
import { RecordStore } from '../segment/record-store'
import { createIndexPlan, type IndexSettings } from '../settings'
import { execute } from '../query/execute'
import { parseTasks } from '../query/task'
import type { HitsResponse } from '@/src/integrations/search/port'
import type { NaiveRecord, NaiveRequest, NaiveSettings, NaiveTerm } from './naive-readings.test-support'

export const smallSettings: IndexSettings = {
  searchableAttributes: ['make,model', 'name', 'vin', 'unordered(features)'],
  attributesForFaceting: [
    'filterOnly(tenant_id)',
    'searchable(make)',
    'colour',
    'searchable(features)',
    'price',
    'doors',
    'sold',
  ],
  numericAttributesForFiltering: ['price', 'doors'],
  customRanking: ['desc(rank)', 'asc(objectID)'],
  disableTypoToleranceOnAttributes: ['vin'],
  unretrievableAttributes: [],
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  replicas: { cars_price_asc: ['asc(price)', 'asc(objectID)'], cars_price_desc: ['desc(price)', 'asc(objectID)'] },
}
const smallSynonyms = [
  ['vw', 'volkswagen'],
  ['sunroof', 'sun roof'],
  ['hi lux', 'hilux', 'ute'],
  ['cx5', 'toyota ranger sun'],
]
export const smallPlan = createIndexPlan(
  'cars',
  smallSettings,
  smallSynonyms.map((synonyms, i) => ({ objectID: `s${i}`, type: 'synonym', synonyms })),
)
export const naiveSettings: NaiveSettings = {
  primary: 'cars',
  searchable: [
    ['make', 0, true, false],
    ['model', 0, true, false],
    ['name', 1, true, true],
    ['vin', 2, false, true],
    ['features', 3, true, false],
  ],
  synonyms: smallSynonyms,
  orders: { cars: [['rank', -1]], cars_price_asc: [['price', 1]], cars_price_desc: [['price', -1]] },
}

const makes = ['Toyota', 'toyota', 'Ford', 'Mazda', 'Mercedes Benz', '-Odd', 'Citroën']
const words = [
  'toyota',
  'toyoat',
  'otyota',
  'corolla',
  'corola',
  'landcruiser',
  'landcrusier',
  'ranger',
  'rang',
  'hilux',
  'hi',
  'lux',
  'sensors',
  'sensor',
  'sun',
  'roof',
  'sunroof',
  '2019',
  '2018',
  'a1b2c3d4',
  'a1b2c3d5',
  'citroen',
  'ix',
  'cx-5',
  'vw',
  'volkswagen',
  'ute',
  'x',
  'land',
  'cruiser',
  'rangeland',
]
const colours = ['Red', 'red', 'Blue', 'Blue Metallic', 'it\'s "odd"', 'back\\slash']
const word = fc.constantFrom(...words)
const phrase = fc.array(word, { maxLength: 5 }).map((list) => list.join(' '))
const price = fc.constantFrom(0, 10, 10.5, 20, 30, 40000, -5)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

export const anyRecord = (id: fc.Arbitrary<string>): fc.Arbitrary<NaiveRecord> =>
  fc.record({
    objectID: id,
    make: fc.constantFrom(...makes),
    model: optional(word),
    name: optional(phrase),
    vin: optional(word),
    features: fc.array(fc.oneof(word, fc.constantFrom(...colours)), { maxLength: 4 }),
    colour: optional(fc.constantFrom(...colours)),
    price: optional(price),
    doors: fc.oneof(
      fc.constant(undefined),
      fc.integer({ min: 2, max: 5 }),
      fc.array(fc.integer({ min: 2, max: 5 }), { maxLength: 3 }),
    ),
    sold: fc.boolean(),
    rank: fc.integer({ min: 0, max: 3 }),
  }) as fc.Arbitrary<NaiveRecord>

export const anyRecords = fc.uniqueArray(anyRecord(fc.stringMatching(/^[a-z]{1,3}$/)), {
  selector: (record) => record.objectID,
  maxLength: 25,
})

const facetTerm: fc.Arbitrary<NaiveTerm> = fc
  .oneof(
    fc.tuple(fc.constant('make'), fc.constantFrom(...makes, 'TOYOTA', 'none')),
    fc.tuple(fc.constant('colour'), fc.constantFrom(...colours, 'BLUE')),
    fc.tuple(fc.constant('features'), fc.constantFrom(...words.slice(0, 6), 'Red')),
    fc.tuple(fc.constant('sold'), fc.constantFrom('true', 'false')),
    fc.tuple(fc.constant('price'), fc.constantFrom('10', '10.5', '-5')),
    fc.tuple(fc.constant('doors'), fc.constantFrom('3')),
  )
  .chain(([attribute, value]) => fc.boolean().map((not): NaiveTerm => ({ type: 'facet', attribute, value, not })))
const numeric = fc.constantFrom('price', 'doors')
const numberTerm: fc.Arbitrary<NaiveTerm> = fc.oneof(
  fc.record({
    type: fc.constant('number' as const),
    attribute: numeric,
    operator: fc.constantFrom('=', '!=', '<', '<=', '>', '>='),
    value: fc.oneof(price, fc.integer({ min: 2, max: 5 })),
    not: fc.boolean(),
  }),
  fc.record({ type: fc.constant('range' as const), attribute: numeric, from: price, to: price, not: fc.boolean() }),
)
export const anyClause = fc.oneof(
  fc.array(facetTerm, { minLength: 1, maxLength: 3 }),
  fc.array(numberTerm, { minLength: 1, maxLength: 3 }),
)

/** A word that is cut short, has a changed or missing letter, or is unchanged. */
const typedWord = fc
  .tuple(word, fc.nat(8), fc.constantFrom('cut', 'swap', 'drop', 'none'), fc.constantFrom('x', 'e', '1'))
  .map(([text, at, what, letter]) => {
    if (what === 'cut') return text.slice(0, at + 1)
    if (what === 'swap') return text.slice(0, at) + letter + text.slice(at + 1)
    return what === 'drop' ? text.slice(0, at) + text.slice(at + 1) : text
  })
export const anyQuery = fc.oneof(
  fc.constant(''),
  // Words that records write as one, and as two.
  fc.constantFrom('land cruiser', 'landcruiser ute', 'hi lux', 'sunroof', 'hilux land', 'rang e', 'xland', 'cx 5 x'),
  fc.array(typedWord, { minLength: 1, maxLength: 3 }).map((list) => list.join(' ')),
)

export const anyRequest: fc.Arbitrary<NaiveRequest> = fc.record<NaiveRequest>({
  index: fc.constantFrom('cars', 'cars', 'cars_price_asc', 'cars_price_desc'),
  query: anyQuery,
  clauses: fc.array(anyClause, { maxLength: 3 }),
  facets: fc.subarray(['make', 'colour', 'features', 'price', 'doors', 'sold']),
  maxValues: fc.integer({ min: 1, max: 8 }),
  page: fc.nat(2),
  hitsPerPage: fc.integer({ min: 1, max: 6 }),
  optional: fc.oneof(fc.constant<string[]>([]), fc.subarray(words, { maxLength: 8 })),
  wished: fc.oneof(fc.constant<NaiveTerm[]>([]), fc.array(facetTerm, { maxLength: 2 })),
  fallback: fc.constantFrom('none', 'none', 'lastWords', 'firstWords', 'allOptional'),
  typos: fc.constantFrom('true', 'true', 'false', 'min', 'strict'),
  attributes: fc.oneof(fc.constant<string[]>([]), fc.subarray(['make', 'model', 'name', 'vin', 'features'])),
})

const quoteValue = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
const formatTerm = (term: NaiveTerm): string => {
  const not = term.not ? 'NOT ' : ''
  if (term.type === 'facet') return `${not}${term.attribute}:${quoteValue(term.value)}`
  if (term.type === 'range') return `${not}${term.attribute}:${term.from} TO ${term.to}`
  return `${not}${term.attribute} ${term.operator} ${term.value}`
}
export const formatFilters = (clauses: NaiveTerm[][]): string =>
  clauses.map((clause) => `(${clause.map(formatTerm).join(' OR ')})`).join(' AND ')

const toFacetFilter = (term: NaiveTerm): string =>
  term.type === 'facet'
    ? `${term.attribute}:${term.not ? '-' : ''}${term.value.replace(/^-/, term.not ? '-' : '\\-')}`
    : ''

/** Converts a request to the engine's format: plain facet clauses as `facetFilters`, the others as `filters`. */
export const toRequest = (request: NaiveRequest) => {
  const inList = request.clauses.filter((clause): boolean => clause.every((term) => term.type === 'facet'))
  return {
    indexName: request.index,
    query: request.query,
    filters: formatFilters(request.clauses.filter((clause) => !inList.includes(clause))),
    facetFilters: inList.map((clause): string[] => clause.map(toFacetFilter)),
    facets: request.facets,
    maxValuesPerFacet: request.maxValues,
    page: request.page,
    hitsPerPage: request.hitsPerPage,
    optionalWords: request.optional,
    optionalFilters: request.wished.map(toFacetFilter),
    removeWordsIfNoResults: request.fallback,
    typoTolerance: request.typos,
    restrictSearchableAttributes: request.attributes,
  }
}

export const createSegment = (records: readonly NaiveRecord[]) => {
  const store = new RecordStore()
  for (const record of records) store.add(record.objectID, JSON.stringify(record))
  return buildSegment(smallPlan, store)
}
export const createIndex = (records: readonly NaiveRecord[], changes: Changes = new Map()): LiveIndex =>
  createLiveIndex(smallPlan, createSegment(records), changes)

const context = { elapsed: () => 0, queryId: () => '0'.repeat(32) }
export const runQueries = (index: LiveIndex, requests: unknown[]): HitsResponse[] =>
  execute(
    smallPlan,
    index,
    parseTasks(smallPlan, { requests }, () => []),
    context,
  ).map((text) => JSON.parse(text) as HitsResponse)

export const toNaiveAnswer = (response: HitsResponse) => ({
  ids: response.hits.map((hit) => hit.objectID),
  nbHits: response.nbHits,
  facets: response.facets ?? {},
  stats: response.facets_stats ?? {},
})
