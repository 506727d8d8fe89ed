import { offersSubscription } from '../price/subscription'
import { STOCK_INDEX } from '../search-record/search-record'
import type { SearchRequest } from '../search-query/requests'
import type { ListField } from '../fields/search-fields'
import { makeOfPair, modelOfPair } from '../search-url/make-of-pair'
import { countedFields } from './amounts'
import { measuredFields } from './measures'
import { readModelBodies, type ModelBody } from './model-bodies'
import { listNameWords } from './misspelt-names'
import type { LeadingPlace } from './near'
import { fillerWords } from './filler-words'
import type { VocabularySwitches } from './vocabulary-switches'
import { basicColours, equivalentValues, itemTypeNouns, spelledCounts, tradeNames, widerNames } from './trade-words'
import { collectAbsentModels, collectSisters } from './absent-models'
import { listAbsentValues } from './absent-values'
import { collectTradeBodies } from './trade-bodies'
import { allOrigins } from './origins'
import { addFamilies, addNumberedNames, addOtherSpellings, addSeries } from './model-families'
import { modelNames } from './trade-model-names'
import { keyOf, keysWithPlurals } from './tokens'
import { collectCertainKeys, type Meaning } from './certain-names'

/** Fields whose values can be named. Where two share a name, the earlier field is used. */
const nameableFields = [
  'body',
  'fuel',
  'transmission',
  'drive',
  'car_type',
  'item_type',
  'colour',
  'state',
  'city',
  'region',
  'location_name',
  'dealership_name',
  'filtered_features',
  'certified',
  'lams',
  'cylinders',
  'doors',
  'berths',
  'reduced',
  'connector',
  'axle_type',
] as const satisfies readonly ListField[]

/** Fields whose values say nothing by themselves: `true`, or `5` in “5 door”. */
const namelessFields: readonly ListField[] = [
  'certified',
  'lams',
  'cylinders',
  'doors',
  'berths',
  'reduced',
  'axle_type',
]

const vocabularyFields: readonly string[] = [
  'make_model',
  'year',
  'weekly_price_range',
  ...countedFields,
  ...nameableFields,
  ...measuredFields,
  'model_body',
  'badge',
  'series',
]

/** The meaning of a word: any of these values of a field. */
export type { Meaning }

type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The words that have a meaning in a tenant's stock. Keys are lower case, without spaces and accents. */
export type Vocabulary = {
  readonly meanings: ReadonlyMap<string, Meaning>
  readonly makes: ReadonlyMap<string, string>
  /** `Make:Model` pairs by the key of the model, which several makes can share. */
  readonly models: ReadonlyMap<string, readonly string[]>
  /** Models of the trade that are not in stock: `Make:Model` pairs by the key of the model. */
  readonly absentModels: ReadonlyMap<string, readonly string[]>
  /** Models that are not in stock, by a name that means others in stock: the Yaris of a Yaris Cross. */
  readonly sisters: ReadonlyMap<string, string>
  /** Bodies of the trade by their names, also those that are not in stock. */
  readonly tradeBodies: ReadonlyMap<string, readonly string[]>
  readonly years: ReadonlySet<string>
  /** The values of the stock, for fields whose values are counts. */
  readonly facets: Facets
  /** Nouns of the only kind of vehicle in stock, which say nothing: “bike” at a motorcycle dealer. */
  readonly nouns: ReadonlySet<string>
  /** Keys that are filters even alone, because as text they would find less or nothing (see `isCertain`). */
  readonly certain: ReadonlySet<string>
  /** The models in stock with their bodies. */
  readonly modelBodies: readonly ModelBody[]
  /** The words of names that only the text of records has: badges and series. */
  readonly textWords: ReadonlySet<string>
  /** The words of makes and models, and those of `textWords`, by key. */
  readonly nameWords: ReadonlySet<string>
  /** The year from which ages are counted: “less than 10 years old”. */
  readonly thisYear: number
  /** Finds the place that a text begins with. Absent at a dealer whose stock is all in one place. */
  readonly findPlace?: (text: string) => LeadingPlace | undefined
}

/** Builds the request for all values of a tenant's stock that can be named (SRCH-19). */
export const buildVocabularyRequest = ({ search, display }: VocabularySwitches): SearchRequest => ({
  indexName: STOCK_INDEX,
  params: {
    hitsPerPage: 0,
    // Without its minimum total a subscription's price is not shown, so that no words ask for it.
    facets: [...vocabularyFields, ...(offersSubscription(display) ? ['subscription_price'] : [])],
    maxValuesPerFacet: 1000,
    ...(search.only_shown_on_website && { filters: 'show_on_dealer_website:true' }),
  },
})

/** Makes and models have plurals from two letters: “used MGs”. */
const MIN_MAKE_LENGTH = 2

const addName = <T>(map: Map<string, T>, name: string, meaning: T, minLength?: number): void => {
  for (const key of keysWithPlurals(name, minLength)) if (key !== '' && !map.has(key)) map.set(key, meaning)
}

const listFacetValues = (facets: Facets, field: string): readonly string[] =>
  Object.entries(facets[field] ?? {})
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([value]) => value)

const findSameKey = (values: readonly string[], name: string): string | undefined =>
  values.find((value) => keyOf(value) === keyOf(name))

const hasWord = (value: string, word: string): boolean =>
  value
    .toLowerCase()
    .replaceAll('gray', 'grey')
    .split(/[^\p{L}]+/u)
    .includes(word)

const addColourNames = (meanings: Map<string, Meaning>, colours: readonly string[]): void => {
  for (const [basic, shades] of Object.entries(basicColours)) {
    const family = colours.filter((colour) => shades.some((shade) => hasWord(colour, shade)))
    if (family.length === 0) continue
    for (const shade of shades) {
      const values = colours.filter((colour) => hasWord(colour, shade))
      const isBasic = shade === basic || shade === 'gray' || values.length === 0
      meanings.set(keyOf(shade), { field: 'colour', values: isBasic ? family : values })
    }
  }
}

/** Returns the value with every equivalent value of the stock. */
const withEquivalents = (field: ListField, values: readonly string[], value: string): readonly string[] => {
  const group = equivalentValues[field]?.find((one) => findSameKey(one, value) !== undefined)
  return group ? values.filter((one) => findSameKey(group, one) !== undefined) : [value]
}

/**
 * Adds the values under their own names. Called before trade names are added, since these may be values of this stock.
 */
const addValueNames = (meanings: Map<string, Meaning>, field: ListField, values: readonly string[]): void => {
  for (const value of values) addName(meanings, value, { field, values: withEquivalents(field, values, value) })
}

/** Called first, because a value's own name is one of its wider names. */
const addWiderNames = (meanings: Map<string, Meaning>, field: ListField, values: readonly string[]): void => {
  for (const [family, names] of widerNames[field] ?? []) {
    const meant = values.filter((value) => findSameKey(family, value) !== undefined)
    if (meant.length > 0) for (const name of names) addName(meanings, name, { field, values: meant })
  }
}

const addTradeNames = (meanings: Map<string, Meaning>, field: ListField, values: readonly string[]): void => {
  for (const [preferred, names] of tradeNames[field] ?? []) {
    const value = preferred.map((one) => findSameKey(values, one)).find((one) => one !== undefined)
    if (value === undefined) continue
    for (const name of names) addName(meanings, name, { field, values: withEquivalents(field, values, value) })
  }
}

/** Returns each name without the words most of them share: “Newcastle” of “Banksia Newcastle”. */
const findDistinctWords = (values: readonly string[]): readonly (readonly [value: string, own: string])[] => {
  const split = values.map((value) => value.split(/\s+/))
  const isCommon = (word: string): boolean => split.filter((one) => one.includes(word)).length * 2 > values.length
  return values.map(
    (value, index) => [value, (split[index] ?? []).filter((word) => !isCommon(word)).join(' ')] as const,
  )
}

/** Adds the words that distinguish one dealer's locations as names too. */
const addShortNames = (meanings: Map<string, Meaning>, field: ListField, values: readonly string[]): void => {
  const short = new Map<string, readonly string[]>()
  for (const [value, own] of findDistinctWords(values)) short.set(keyOf(own), [...(short.get(keyOf(own)) ?? []), value])
  for (const [key, matches] of short) {
    if (key.length > 2 && !meanings.has(key) && !fillerWords.has(key)) meanings.set(key, { field, values: matches })
  }
}

const collectNouns = (facets: Facets): ReadonlySet<string> => {
  const kinds = listFacetValues(facets, 'item_type')
  return new Set(kinds.length === 1 ? (itemTypeNouns[kinds[0] ?? ''] ?? []) : [])
}

/** A word of a badge, such as the “Electric” of a Kona Electric, stays text. */
const addAbsentValues = (meanings: Map<string, Meaning>, facets: Facets, textWords: ReadonlySet<string>): void => {
  const absent = listAbsentValues(listFacetValues(facets, 'item_type'), (field) => listFacetValues(facets, field))
  for (const { field, value, names } of absent)
    for (const name of names) if (!textWords.has(keyOf(name))) addName(meanings, name, { field, values: [value] })
}

const collectNames = (facets: Facets, textWords: ReadonlySet<string>): ReadonlyMap<string, Meaning> => {
  const meanings = new Map<string, Meaning>()
  for (const field of nameableFields) {
    const values = listFacetValues(facets, field)
    // With one item type the word "car" distinguishes nothing.
    if (field === 'item_type' && values.length < 2) continue
    addWiderNames(meanings, field, values)
    if (!namelessFields.includes(field)) addValueNames(meanings, field, values)
    addTradeNames(meanings, field, values)
    if (field === 'colour') addColourNames(meanings, values)
  }
  for (const field of ['location_name', 'dealership_name'] as const)
    addShortNames(meanings, field, listFacetValues(facets, field))
  addAbsentValues(meanings, facets, textWords)
  return meanings
}

const collectMakes = (pairs: readonly string[]): ReadonlyMap<string, string> => {
  const makes = new Map<string, string>()
  const stockMakes = [...new Set(pairs.flatMap((pair) => makeOfPair(pair) ?? []))]
  for (const make of stockMakes) addName(makes, make, make, MIN_MAKE_LENGTH)
  for (const [preferred, names] of tradeNames.make ?? []) {
    const make = preferred.map((one) => findSameKey(stockMakes, one)).find((one) => one !== undefined)
    if (make !== undefined) for (const name of names) addName(makes, name, make)
  }
  return makes
}

/** Names the makes in stock by their country: “korean”, “no chinese”. */
const collectOrigins = (stockMakes: ReadonlySet<string>): ReadonlyMap<string, Meaning> => {
  const meanings = new Map<string, Meaning>()
  for (const [names, makes] of allOrigins) {
    const values = [...stockMakes].filter((make) => findSameKey(makes, make) !== undefined)
    if (values.length > 0) for (const name of names) addName(meanings, name, { field: 'make', values })
  }
  return meanings
}

const collectModels = (pairs: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const models = new Map<string, readonly string[]>()
  for (const pair of pairs) {
    for (const key of keysWithPlurals(modelOfPair(pair), MIN_MAKE_LENGTH))
      if (key !== '') models.set(key, [...(models.get(key) ?? []), pair])
  }
  addFamilies(models, pairs)
  addSeries(models, pairs)
  addNumberedNames(models, pairs)
  for (const [pair, names] of modelNames) {
    if (!pairs.includes(pair)) continue
    for (const name of names) {
      const known = models.get(keyOf(name)) ?? []
      if (!known.includes(pair)) models.set(keyOf(name), [...known, pair])
    }
  }
  addOtherSpellings(models)
  return models
}

const collectTextWords = (facets: Facets): ReadonlySet<string> =>
  new Set(
    ['badge', 'series', 'filtered_features', 'location_name', 'city'].flatMap((field) =>
      listFacetValues(facets, field).flatMap((value) => value.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
    ),
  )

/** Builds a tenant's vocabulary from the facets of its complete stock, and the current year. */
export const buildVocabulary = (facets: Facets | undefined, thisYear: number): Vocabulary => {
  const all = facets ?? {}
  const pairs = listFacetValues(all, 'make_model').filter((pair) => makeOfPair(pair) !== undefined)
  const nouns = collectNouns(all)
  const makes = collectMakes(pairs)
  const textWords = collectTextWords(all)
  const names = new Map([...collectOrigins(new Set(makes.values())), ...collectNames(all, textWords)])
  const meanings = new Map([...names].filter(([key]) => !nouns.has(key)))
  const models = collectModels(pairs)
  const hasMeaning = (key: string): boolean => meanings.has(key) || makes.has(key) || models.has(key) || nouns.has(key)
  return {
    meanings,
    makes,
    certain: collectCertainKeys({ meanings, makes }),
    models,
    // A car that is named at a dealer of caravans only is one that tows.
    absentModels: nouns.has('caravan')
      ? new Map<string, readonly string[]>()
      : collectAbsentModels({ pairs, makes, textWords, hasMeaning }),
    sisters: collectSisters(models, pairs),
    tradeBodies: collectTradeBodies(
      listFacetValues(all, 'item_type'),
      listFacetValues(all, 'body'),
      (key) => hasMeaning(key) || textWords.has(key),
    ),
    nouns,
    years: new Set(listFacetValues(all, 'year')),
    modelBodies: readModelBodies(listFacetValues(all, 'model_body')),
    textWords,
    nameWords: new Set([...[...textWords].map(keyOf), ...listNameWords(all['make_model']).map(({ key }) => key)]),
    facets: all,
    thisYear,
  }
}

/** A van that goes “off grid” need not be the model of that name. */
const OFF_GRID = 'offgrid'

/** True for models recognised only directly after their make: digits, single letters and everyday words. */
export const needsMake = (key: string): boolean =>
  key === OFF_GRID || key.length < 2 || /^\d+$/.test(key) || spelledCounts.includes(key) || fillerWords.has(key)
