import { collapseSpaces } from '../text/format-text'
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

const nouns: Readonly<Record<TermField, string>> = {
  make: 'make',
  model: 'model',
  simple_body: 'body type',
  simple_fuel: 'fuel',
  simple_transmission: 'transmission',
  drive: 'drive',
  colour: 'colour',
  interior_colour: 'colour',
}

/** Bodies are offered by type of vehicle, and known whatever the type. */
const allBodies: ReadonlySet<string> = new Set([...simpleBodies, ...Object.values(otherBodies).flat()])

/**
 * Warns about a term that would become a new entry of a filter; undefined for one of the choices, and for a colour, which
 * can have any name. `spelled` is the text as it would be read now: an old value may be spelled in another way.
 */
export const findTermWarning = (
  name: TermField,
  text: string,
  choices: readonly Pick<TermChoice, 'value'>[],
  spelled?: string,
): string | undefined => {
  const value = collapseSpaces(text)
  if (spelled !== undefined && spelled !== value)
    return `Shoppers find other vehicles under “${spelled}”. Choose it, so that they find this one as well.`
  if (value === '' || name === 'colour' || name === 'interior_colour') return undefined
  if (choices.some((choice) => choice.value === value) || (name === 'simple_body' && allBodies.has(value)))
    return undefined
  return `“${value}” is new in your stock. Check the spelling: shoppers will see it as a ${nouns[name]} of its own.`
}
