import type { ItemType } from '../stock/fields/choices'
import { termsOf } from '../stock/import-steps/terms'
import { otherBodies, simpleBodies, toSimpleBody } from '../stock/normalize/body'
import { parseColour } from '../stock/normalize/location-and-colour'
import { makes, normalizeMake } from '../stock/normalize/makes'
import { parseDrive, toSimpleFuel, toSimpleTransmission } from '../stock/normalize/mechanics'
import { normalizeModel } from '../stock/normalize/models'
import { toKnownText, toMatchKey, toTitleCase } from '../stock/normalize/text'

/**
 * The terms of a vehicle by which shoppers filter, as staff type them (STF-02). They are spelled as the terms of feeds
 * are, because a second spelling would become a second entry of the filter. A term that is not known is kept.
 */

export const termFields = [
  ...(['make', 'model', 'simple_body', 'simple_fuel', 'simple_transmission', 'drive'] as const),
  ...(['colour', 'interior_colour'] as const),
] as const
export type TermField = (typeof termFields)[number]

/** A term that a dealer's stock has, with the number of its vehicles; `make` is the make of a model. */
export type OwnTerm = {
  readonly field: TermField
  readonly make?: string
  readonly value: string
  readonly count: number
}

/** The dealer's own terms, and the other values of the vehicle on which a term depends. */
export type TermContext = {
  readonly make?: string | undefined
  readonly itemType?: ItemType | undefined
  readonly own: readonly OwnTerm[]
}

/** “corolla” becomes “Corolla”; a model with digits, such as “i30”, or with capitals stays as it is. */
const capitalizeModel = (model: string): string => (/[\p{Lu}\d]/u.test(model) ? model : toTitleCase(model))

const readModel = (text: string, { make = '' }: TermContext): string | undefined => {
  const model = normalizeModel(text, make)
  return model === undefined ? undefined : capitalizeModel(model)
}

const readers: Readonly<Record<TermField, (text: string, context: TermContext) => string | undefined>> = {
  make: (text) => normalizeMake(text),
  model: readModel,
  simple_body: (text, { itemType }) => toSimpleBody(text, itemType),
  simple_fuel: (text) => toSimpleFuel(text),
  simple_transmission: (text) => toSimpleTransmission(text),
  drive: (text) => parseDrive(text),
  colour: (text) => parseColour(text),
  interior_colour: (text) => parseColour(text),
}

const isOf = ({ field, make }: OwnTerm, name: TermField, context: TermContext): boolean =>
  field === name && (name !== 'model' || make === context.make)

/** Text without a case of its own, such as “corolla” or “COROLLA”, may get that of the dealer's other vehicles. */
const hasOneCase = (text: string): boolean => text === text.toLowerCase() || text === text.toUpperCase()

const findOwnSpelling = (name: TermField, text: string, context: TermContext): string | undefined => {
  if (!hasOneCase(text)) return undefined
  const key = toMatchKey(text)
  const same = context.own.filter(
    (term) => isOf(term, name, context) && toMatchKey(term.value) === key && !hasOneCase(term.value),
  )
  return same.toSorted((a, b) => b.count - a.count)[0]?.value
}

/** Spells a term as feeds' terms are spelled; undefined for a text that says that the value is unknown, such as “n/a”. */
export const readTerm = (name: TermField, text: string, context: TermContext): string | undefined => {
  const clean = toKnownText(text)
  if (clean === undefined) return undefined
  const read = readers[name](clean, context)
  if (name === 'model') return findOwnSpelling(name, clean, context) ?? read
  return read ?? clean
}

const listKnownTerms = (name: TermField, itemType: ItemType = 'car'): readonly string[] => {
  if (name === 'make') return makes
  if (name !== 'simple_body') return termsOf(name).map(([value]) => value)
  return itemType === 'car' ? simpleBodies : otherBodies[itemType]
}

export type TermChoice = { readonly value: string; readonly count: number }

/** Lists what staff can choose: the dealer's own terms, those of most vehicles first, and then the other known ones. */
export const listTermChoices = (name: TermField, context: TermContext): readonly TermChoice[] => {
  const isRead = (value: string): boolean => readTerm(name, value, context) === value
  const own = context.own
    .filter((term) => isOf(term, name, context) && isRead(term.value))
    .map(({ value, count }) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  const listed = new Set(own.map(({ value }) => value))
  const others = listKnownTerms(name, context.itemType).filter((value) => !listed.has(value) && isRead(value))
  return [...own, ...others.map((value) => ({ value, count: 0 }))]
}
