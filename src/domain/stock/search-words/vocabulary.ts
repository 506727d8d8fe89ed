import type { Switches } from '@/tenants/switches'
import { stockIndex } from '../search-record'
import type { SearchRequest } from '../search-query/requests'
import type { ListField } from '../search-url/fields'
import { makeOf } from '../search-url/state'
import { alike, fillers, paints, tradeNames } from './trade'
import { keyOf } from './tokens'

/** Fields whose values words may name; of two that share a name the earlier is meant. */
const namedFields = [
  'body',
  'fuel',
  'transmission',
  'drive',
  'car_type',
  'item_type',
  'colour',
  'state',
  'city',
  'location_name',
  'dealership_name',
  'filtered_features',
  'certified',
] as const satisfies readonly ListField[]

const askedFields: readonly string[] = ['make_model', 'year', 'seats', ...namedFields]

/** What a word stands for: values of one field, any of them. */
export type Meaning = { readonly field: ListField; readonly values: readonly string[] }

/** The words a tenant's own stock gives a meaning to. Keys are spellings without blanks, capitals and accents. */
export type Vocabulary = {
  readonly named: ReadonlyMap<string, Meaning>
  readonly makes: ReadonlyMap<string, string>
  /** `Make:Model` pairs by the model's key: several makes may have a model of one name. */
  readonly models: ReadonlyMap<string, readonly string[]>
  readonly years: ReadonlySet<string>
  readonly seats: ReadonlySet<string>
  /** Keys that are filters also by themselves: as text they would find nothing, or less (see `isCertain`). */
  readonly certain: ReadonlySet<string>
}

/** Asks for all a tenant's stock can be told apart by (SRCH-19). */
export const vocabularyRequest = (search: Switches['search']): SearchRequest => ({
  indexName: stockIndex,
  params: {
    hitsPerPage: 0,
    facets: [...askedFields],
    maxValuesPerFacet: 1000,
    ...(search.only_shown_on_website && { filters: 'show_on_dealer_website:true' }),
  },
})

type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A word and its plural: `suv` and `suvs`, `bus` and `buses`. */
const spellings = (name: string): readonly string[] => {
  const key = keyOf(name)
  return key.length < 3 || /\d$/.test(key) ? [key] : [key, `${key}s`, `${key}es`]
}

const put = <T>(map: Map<string, T>, name: string, meaning: T): void => {
  for (const key of spellings(name)) if (key !== '' && !map.has(key)) map.set(key, meaning)
}

const valuesOf = (facets: Facets, field: string): readonly string[] =>
  Object.entries(facets[field] ?? {})
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .map(([value]) => value)

const sameKey = (values: readonly string[], name: string): string | undefined =>
  values.find((value) => keyOf(value) === keyOf(name))

const hasWord = (value: string, word: string): boolean =>
  value
    .toLowerCase()
    .replaceAll('gray', 'grey')
    .split(/[^\p{L}]+/u)
    .includes(word)

const putPaints = (named: Map<string, Meaning>, colours: readonly string[]): void => {
  for (const paint of paints) {
    const values = colours.filter((colour) => hasWord(colour, paint))
    if (values.length === 0) continue
    named.set(paint, { field: 'colour', values })
    if (paint === 'grey') named.set('gray', { field: 'colour', values })
  }
}

/** The value with every other spelling of it the stock has. */
const withAlike = (field: ListField, values: readonly string[], value: string): readonly string[] => {
  const group = alike[field]?.find((one) => sameKey(one, value) !== undefined)
  return group ? values.filter((one) => sameKey(group, one) !== undefined) : [value]
}

/** The values under their own names: before any trade name, which may be a value of this stock itself. */
const putOwnNames = (named: Map<string, Meaning>, field: ListField, values: readonly string[]): void => {
  for (const value of values) put(named, value, { field, values: withAlike(field, values, value) })
}

const putTradeNames = (named: Map<string, Meaning>, field: ListField, values: readonly string[]): void => {
  for (const [preferred, names] of tradeNames[field] ?? []) {
    const value = preferred.map((one) => sameKey(values, one)).find((one) => one !== undefined)
    if (value === undefined) continue
    for (const name of names) put(named, name, { field, values: withAlike(field, values, value) })
  }
}

/** Each name without the words most of them share: “Newcastle” of “Banksia Newcastle”. */
const ownWords = (values: readonly string[]): readonly (readonly [value: string, own: string])[] => {
  const split = values.map((value) => value.split(/\s+/))
  const isCommon = (word: string): boolean => split.filter((one) => one.includes(word)).length * 2 > values.length
  return values.map(
    (value, index) => [value, (split[index] ?? []).filter((word) => !isCommon(word)).join(' ')] as const,
  )
}

/** What tells the yards of one dealer apart names them, too. */
const putShortNames = (named: Map<string, Meaning>, field: ListField, values: readonly string[]): void => {
  const short = new Map<string, readonly string[]>()
  for (const [value, own] of ownWords(values)) short.set(keyOf(own), [...(short.get(keyOf(own)) ?? []), value])
  for (const [key, meant] of short) {
    if (key.length > 2 && !named.has(key) && !fillers.has(key)) named.set(key, { field, values: meant })
  }
}

const namedOf = (facets: Facets): ReadonlyMap<string, Meaning> => {
  const named = new Map<string, Meaning>()
  for (const field of namedFields) {
    const values = valuesOf(facets, field)
    // A dealer of cars alone has nothing to tell apart by the word "car".
    if (field === 'item_type' && values.length < 2) continue
    if (field !== 'certified') putOwnNames(named, field, values)
    putTradeNames(named, field, values)
    if (field === 'colour') putPaints(named, values)
  }
  for (const field of ['location_name', 'dealership_name'] as const)
    putShortNames(named, field, valuesOf(facets, field))
  return named
}

const makesOf = (pairs: readonly string[]): ReadonlyMap<string, string> => {
  const makes = new Map<string, string>()
  const known = [...new Set(pairs.flatMap((pair) => makeOf(pair) ?? []))]
  for (const make of known) put(makes, make, make)
  for (const [preferred, names] of tradeNames.make ?? []) {
    const make = preferred.map((one) => sameKey(known, one)).find((one) => one !== undefined)
    if (make !== undefined) for (const name of names) put(makes, name, make)
  }
  return makes
}

export const modelOf = (pair: string): string => pair.slice(pair.indexOf(':') + 1).trim()

const modelsOf = (pairs: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const models = new Map<string, readonly string[]>()
  for (const pair of pairs) {
    for (const key of spellings(modelOf(pair))) if (key !== '') models.set(key, [...(models.get(key) ?? []), pair])
  }
  return models
}

/** Fields the text of a search does not look into, and states, which are said in many ways. */
const certainFields: readonly ListField[] = ['car_type', 'item_type', 'certified', 'state']

/** Whether a name means its values alone: a car type, a state, “certified”, or what the trade calls a value. */
const isCertain = (key: string, { field, values }: Meaning): boolean => {
  if (certainFields.includes(field)) return true
  const names = tradeNames[field]?.flatMap(([, all]) => all) ?? []
  return names.some((name) => spellings(name).includes(key)) && !values.some((value) => spellings(value).includes(key))
}

const certainOf = ({ named, makes }: Pick<Vocabulary, 'named' | 'makes'>): ReadonlySet<string> => {
  const meant = [
    ...named,
    ...[...makes].map(([key, make]): [string, Meaning] => [key, { field: 'make', values: [make] }]),
  ]
  return new Set(meant.flatMap(([key, meaning]) => (isCertain(key, meaning) ? [key] : [])))
}

/**
 * Names that may be filters by themselves, whatever the stock: whether they are is for its vocabulary to say, which is
 * asked for no other word that stands alone.
 */
export const loneNames: ReadonlySet<string> = new Set(
  [
    ...Object.values(tradeNames).flatMap((names) => names.flatMap(([, said]) => said)),
    ...certainFields.flatMap((field) => tradeNames[field]?.flatMap(([values]) => values) ?? []),
  ].flatMap(spellings),
)

/** The vocabulary of a tenant, from the facets of its whole stock. */
export const vocabularyOf = (facets: Facets | undefined): Vocabulary => {
  const all = facets ?? {}
  const pairs = valuesOf(all, 'make_model').filter((pair) => makeOf(pair) !== undefined)
  const named = namedOf(all)
  const makes = makesOf(pairs)
  return {
    named,
    makes,
    certain: certainOf({ named, makes }),
    models: modelsOf(pairs),
    years: new Set(valuesOf(all, 'year')),
    seats: new Set(valuesOf(all, 'seats')),
  }
}

/** Names of models that are said only right after their make: digits, single letters and everyday words. */
export const needsMake = (key: string): boolean => key.length < 2 || /^\d+$/.test(key) || fillers.has(key)
