import { regionNames } from '@/src/domain/locations/regions'
import type { ListField } from '../fields/search-fields'
import { modelOfPair } from '../search-url/make-of-pair'
import type { NameTable } from './make-names'
import { allOrigins } from './origins'
import { keyOf, keysWithPlurals } from './tokens'
import { tradeBodyKeys } from './trade-bodies'
import { modelNames } from './trade-model-names'
import { tradeNames, widerNames } from './trade-words'

/** The values of a field that a name stands for. */
export type Meaning = { readonly field: ListField; readonly values: readonly string[] }

type Names = { readonly meanings: ReadonlyMap<string, Meaning>; readonly makes: ReadonlyMap<string, string> }

/** Fields that text search does not cover, and states, which have many spellings. Regions are larger than suburbs. */
const certainFields: readonly ListField[] = [
  'car_type',
  'item_type',
  'certified',
  'state',
  'region',
  'reduced',
  'connector',
  'axle_type',
]

/**
 * Fields whose values are filters where they are all the words: as text, “electric” also finds electric mirrors. Beside
 * other words they may be part of a name.
 */
export const soleFields = ['fuel', 'drive'] as const satisfies readonly ListField[]

/** Text search knows makes and not their countries. */
const originKeys: ReadonlySet<string> = new Set(
  allOrigins.flatMap(([names]) => names.flatMap((name) => keysWithPlurals(name))),
)

/** True when a name can only mean its values: a car type, a state, a region, “certified”, or a trade name. */
const isCertain = (key: string, { field, values }: Meaning): boolean => {
  if (certainFields.includes(field) || (field === 'make' && originKeys.has(key))) return true
  const names = [...(tradeNames[field] ?? []), ...(widerNames[field] ?? [])].flatMap(([, all]) => all)
  return (
    names.some((name) => keysWithPlurals(name).includes(key)) &&
    !values.some((value) => keysWithPlurals(value).includes(key))
  )
}

/** Keys of the trade's names of models with a word that the model doesn't have: as text, “omoda 5 ev” finds no Omoda E5. */
const modelKeys: readonly string[] = modelNames.flatMap(([pair, names]) => {
  const words = modelOfPair(pair).toLowerCase().split(' ')
  return names
    .filter((name) =>
      name
        .toLowerCase()
        .split(' ')
        .some((word) => /\D/.test(word) && !words.includes(word)),
    )
    .map(keyOf)
})

/** Collects the keys of names that are filters also beside other words. */
export const collectCertainKeys = ({ meanings, makes }: Names): ReadonlySet<string> => {
  const matches = [
    ...meanings,
    ...[...makes].map(([key, make]): [string, Meaning] => [key, { field: 'make', values: [make] }]),
  ]
  return new Set([...matches.flatMap(([key, meaning]) => (isCertain(key, meaning) ? [key] : [])), ...modelKeys])
}

/**
 * Names that may be filters by themselves in any stock; its vocabulary decides. Any other single word is searched as
 * text without loading the vocabulary.
 */
export const standaloneNames: ReadonlySet<string> = new Set(
  [
    ...[tradeNames, widerNames].flatMap(Object.values<NameTable>).flatMap((names) => names.flatMap(([, all]) => all)),
    ...regionNames,
    ...allOrigins.flatMap(([names]) => names),
    ...tradeBodyKeys,
    ...modelKeys,
    ...[...certainFields, ...soleFields].flatMap((field) => tradeNames[field]?.flatMap(([values]) => values) ?? []),
  ].flatMap((name) => keysWithPlurals(name)),
)
