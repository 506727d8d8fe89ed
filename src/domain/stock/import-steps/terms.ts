import { findSimilarMake } from '../feed/similar-make'
import { makes } from '../normalize/makes'
import { simpleBodies } from '../normalize/body'
import { drives, fuels, transmissions } from '../normalize/mechanics'
import { carTypeLabels, itemTypeLabels, priceTypeLabels } from '../fields/choices'
import type { FeedField } from '../feed/fields'
import type { Mapping, MappingColumn } from '../feed/mapping'
import { readsColumn } from '../feed/mapping-draft'
import { toMatchKey } from '../normalize/text'

/** The platform's own values of fields that shoppers filter by, for the import's third step (STF-05). */

export type Term = readonly [value: string, label: string]

const sameWords = (words: readonly string[]): readonly Term[] => words.map((word) => [word, word])

const termsOfField: Partial<Record<FeedField, readonly Term[]>> = {
  car_type: Object.entries(carTypeLabels),
  item_type: Object.entries(itemTypeLabels),
  status: [
    ['in_stock', 'In stock'],
    ['coming_soon', 'Coming soon'],
    ['sold', 'Sold'],
    ['others', 'Not for sale'],
  ],
  price_type: Object.entries(priceTypeLabels),
  simple_body: sameWords(simpleBodies),
  simple_fuel: sameWords(fuels),
  simple_transmission: sameWords(transmissions),
  drive: sameWords(drives),
}

/** Lists the values that a field can have; empty for a field of any text. */
export const termsOf = (field: FeedField): readonly Term[] => termsOfField[field] ?? []

/** Lists what a misspelt make can be read as: the make that it is near to, itself, and all others. */
export const termsOfMake = (value: string): readonly Term[] => {
  const similar = findSimilarMake(value)
  return [
    ...sameWords(similar === undefined ? [] : [similar]),
    [value, `Keep “${value}”`],
    ...sameWords(makes.filter((make) => make !== similar)),
  ]
}

type UnknownValue = { readonly field: FeedField; readonly value: string; readonly usedAs?: string | undefined }

/**
 * Tells whether staff have to choose what an unknown value means: a misspelt make would add a brand to the site, and a
 * value that would become another of ours, such as “Not for sale” for a status of “Used”, could take the vehicle off it.
 * A body or fuel of any name is only left as it is.
 */
export const mustBeChosen = ({ field, value, usedAs }: UnknownValue): boolean =>
  field === 'make' ||
  (usedAs !== undefined && toMatchKey(usedAs) !== toMatchKey(value) && termsOf(field).some(([term]) => term === usedAs))

const isOf = (column: MappingColumn, field: FeedField, name: string): boolean =>
  column.field === field && readsColumn(column, name)

/** Returns what a value of a column is read as; undefined if it is not translated. */
export const findTranslation = (
  mapping: Mapping,
  { field, column, value }: { readonly field: FeedField; readonly column: string; readonly value: string },
): string | undefined => {
  const values = mapping.columns.find((one) => isOf(one, field, column))?.values ?? {}
  return Object.entries(values).find(([from]) => toMatchKey(from) === toMatchKey(value))?.[1]
}

/** Translates a value of a column; undefined removes the translation. */
export const translate = (
  mapping: Mapping,
  { field, column, value }: { readonly field: FeedField; readonly column: string; readonly value: string },
  to: string | undefined,
): Mapping => ({
  ...mapping,
  columns: mapping.columns.map((one) => {
    if (!isOf(one, field, column)) return one
    const { values = {}, ...rest } = one
    const others = Object.entries(values).filter(([from]) => toMatchKey(from) !== toMatchKey(value))
    const next = to === undefined ? others : [...others, [value, to] as const]
    return next.length === 0 ? rest : { ...rest, values: Object.fromEntries(next) }
  }),
})

/** Returns the mapping without its translations, which lists every value that they are for. */
export const withoutTranslations = (mapping: Mapping): Mapping => ({
  ...mapping,
  columns: mapping.columns.map(({ values: _, ...rest }) => rest),
})
