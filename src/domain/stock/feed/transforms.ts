import { parseMoney } from '@/src/domain/money/parse-money'
import { MIN_YEAR, MAX_YEAR } from '../fields/identity-fields'
import { hasNoDistance, parseKilometres, parseYear } from '../normalize/year-and-distance'
import { collapseSpaces } from '@/src/domain/text/format-text'
import { addressSchema } from '../fields/field-schema'
import { MAX_SPIN_FRAMES, MAX_IMAGES } from '../vehicle/vehicle-parts-schema'
import { isKnownBody, toSimpleBody } from '../normalize/body'
import {
  parseCarType,
  parseReservedStatus,
  parseItemType,
  parsePriceType,
  parseStatus,
  parseYesNo,
} from '../normalize/choices'
import { parseDay, parseDateTime } from '../normalize/dates'
import {
  parseCount,
  parseDollars,
  parseFeet,
  parseKilograms,
  parseMillimetres,
  parseNumber,
  parsePercent,
} from '../normalize/measures'
import { parseDrive, toSimpleFuel, toSimpleTransmission } from '../normalize/mechanics'
import { normalizePlate } from '@/src/domain/stock/normalize/plate-and-vin'
import { mechanicalNumbers } from '@/src/domain/stock/normalize/mechanical-numbers'
import {
  parseCity,
  parseExteriorColour,
  parseInteriorColour,
  parseColour,
  parseState,
} from '../normalize/location-and-colour'
import { toStockSlug } from '../vehicle/naming'
import type { CarType, ItemType, PriceType, VehicleStatus } from '../vehicle/vehicle'
import { isUnregistered, toKnownText, toMatchKey } from '../normalize/text'
import { parseHotspots, parseLenders, type StructureResult } from './structures'

/**
 * The result of reading a cell: a value, nothing, or a problem. `unread` says what was expected where the text is no
 * term of its field; a value beside it is used instead.
 */
export type CellReading = { readonly value?: unknown; readonly problem?: string; readonly unread?: string }
/** Reads the text of a cell; `kind` is the kind of the row's vehicle, if the feed names one. */
export type Transform = (text: string, kind?: ItemType) => CellReading

const toReading = (read: unknown): CellReading => (read === undefined ? {} : { value: read })

/** Unknown text is read as no value and not as a problem, because feeds put notes into such cells. */
const lenient =
  (read: (text: string) => unknown): Transform =>
  (text) =>
    toReading(read(text))

const lenientEach = <Name extends string>(parsers: Readonly<Record<Name, (text: string) => unknown>>) =>
  Object.fromEntries(
    Object.entries<(text: string) => unknown>(parsers).map(([name, parse]) => [name, lenient(parse)]),
  ) as Record<Name, Transform>

/**
 * A term of a list by which shoppers filter. An unknown term does not cost the vehicle: it is reported with its count,
 * so that staff can translate it in the mapping, and `fallback` is used, which claims the least.
 */
const term =
  (read: (text: string) => string | undefined, expected: string, fallback?: string): Transform =>
  (text) => {
    if (toKnownText(text) === undefined || toMatchKey(text) === 'other') return {}
    const value = read(text)
    if (value !== undefined) return { value }
    return { unread: expected, ...(fallback !== undefined && { value: fallback }) }
  }

const bodyTransform: Transform = (text, kind) => {
  const value = toSimpleBody(text, kind)
  return value === undefined || isKnownBody(value, kind)
    ? toReading(value)
    : { value, unread: 'Expected a body type, such as SUV.' }
}

/** A cell that is not blank must be readable. */
const strict =
  (read: (text: string) => unknown, problem: string): Transform =>
  (text) => {
    if (toKnownText(text) === undefined) return {}
    const found = read(text)
    return found === undefined ? { problem } : { value: found }
  }

/** A trader's price without GST. Shoppers are shown what they pay, so the tax is added. */
const WITHOUT_GST = /\s*\(?(?:\+|plus|ex(?:cl)?\.?|excluding)\s*gst\)?$/iu
const GST = 0.1

const moneyTransform: Transform = (text) => {
  const read = parseMoney(text.trim().replace(WITHOUT_GST, ''))
  if (read.kind === 'none') return {}
  if (read.kind === 'unreadable') return { problem: 'Expected a price in dollars, such as 12,990.' }
  return { value: WITHOUT_GST.test(text.trim()) ? Math.round(read.cents * (1 + GST)) : read.cents }
}

const kilometresTransform: Transform = (text) => {
  const km = hasNoDistance(text) ? undefined : parseKilometres(text)
  if (km !== undefined) return { value: km }
  return hasNoDistance(text) ? {} : { problem: 'Expected a distance in kilometres, such as 45,000.' }
}

const dateTransform: Transform = (text) =>
  isUnregistered(text) ? {} : strict(parseDay, 'Expected a date, such as 25/11/2026.')(text)

const transmissionTransform: Transform = (text, kind) =>
  term((written) => toSimpleTransmission(written, kind), 'Expected Automatic or Manual.')(text)

const splitList = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

const listTransform: Transform = (text) => {
  const found = splitList(text, text.includes('|') ? /\|/u : /[;\n]|,\s/u).map((piece) => piece.slice(0, 500))
  return found.length === 0 ? {} : { value: [...new Set(found)] }
}

/** For feeds that separate by commas without spaces. */
const commaListTransform: Transform = (text) => {
  const found = splitList(text, /[|;\n,]/u).map((piece) => piece.slice(0, 500))
  return found.length === 0 ? {} : { value: [...new Set(found)] }
}

const parseWebAddress = (text: string): string | undefined => {
  const read = addressSchema.safeParse(text.trim())
  return read.success ? read.data : undefined
}

const splitAddresses = (text: string): readonly string[] => splitList(text, /[|;\s]+|,(?=\s*(?:https?:|\/))/u)

/** Reads the valid addresses of a cell, up to a limit, and reports dropped ones. */
const createAddressList =
  (max: number, noun: string, toValue: (url: string) => unknown): Transform =>
  (text) => {
    const all = splitAddresses(text)
    const valid = all.flatMap((one) => parseWebAddress(one) ?? [])
    const found = valid.length === 0 ? {} : { value: valid.slice(0, max).map(toValue) }
    if (valid.length > max) return { ...found, problem: `Only the first ${max} ${noun}s were imported.` }
    return valid.length === all.length ? found : { ...found, problem: `Some ${noun}s don’t have a valid web address.` }
  }

/** Reads a cell of JSON; `incompleteProblem` is reported when only part of it was readable. */
const createStructure =
  (read: (json: unknown) => StructureResult, incompleteProblem: string): Transform =>
  (text) => {
    if (toKnownText(text) === undefined) return {}
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      return { problem: 'This isn’t valid JSON.' }
    }
    const { value: found, isComplete: whole } = read(json)
    return { ...toReading(found), ...(whole ? {} : { problem: incompleteProblem }) }
  }

/** The closed list of transforms a mapping may name. */
export const transforms = {
  text: lenient(toKnownText),
  long_text: lenient((text) => text.trim() || undefined),
  money: moneyTransform,
  year: strict(parseYear, `Expected a year from ${MIN_YEAR} to ${MAX_YEAR}.`),
  kilometres: kilometresTransform,
  date: dateTransform,
  yes_no: strict(parseYesNo, 'Expected yes or no.'),
  // Nothing is called new, for sale or drive away that the feed does not call so.
  car_type: term(parseCarType, 'Expected new, demo or used.', 'used' satisfies CarType),
  item_type: term(parseItemType, 'Expected car, motorcycle, truck or caravan.'),
  status: term(parseStatus, 'Expected in stock, coming soon, sold or other.', 'others' satisfies VehicleStatus),
  reserved_status: lenient(parseReservedStatus),
  price_type: term(
    parsePriceType,
    'Expected drive away or excluding government charges.',
    'excl_govt' satisfies PriceType,
  ),
  body: bodyTransform,
  fuel: term(toSimpleFuel, 'Expected a fuel type, such as Petrol or Hybrid.'),
  transmission: transmissionTransform,
  drive: term(parseDrive, 'Expected FWD, RWD, AWD, 4WD or 2WD.'),
  colour: lenient(parseColour),
  colour_before_slash: lenient(parseExteriorColour),
  colour_after_slash: lenient(parseInteriorColour),
  ...lenientEach(mechanicalNumbers),
  city: lenient(parseCity),
  state: lenient(parseState),
  plate: lenient(normalizePlate),
  slug: lenient((text) => (toKnownText(text) === undefined ? undefined : toStockSlug(text) || undefined)),
  list: listTransform,
  comma_list: commaListTransform,
  images: createAddressList(MAX_IMAGES, 'photo', (url) => ({ url })),
  addresses: createAddressList(MAX_SPIN_FRAMES, 'frame', (url) => url),
  number: strict(parseNumber, 'Expected a number.'),
  count: strict(parseCount, 'Expected a whole number.'),
  dollars: strict(parseDollars, 'Expected an amount in dollars, such as 12,990.'),
  percent: strict(parsePercent, 'Expected a rate in percent, such as 7.5.'),
  kilograms: strict(parseKilograms, 'Expected a mass in kilograms or tonnes.'),
  millimetres: strict(parseMillimetres, 'Expected a length in mm, cm or metres.'),
  feet: strict(parseFeet, 'Expected a length in feet, metres or mm.'),
  moment: strict(parseDateTime, 'Expected a date, such as 25/11/2026.'),
  hotspots: createStructure(parseHotspots, 'Some points of interest have no text or no position.'),
  lenders: createStructure(parseLenders, 'Some lenders’ examples couldn’t be read.'),
  address: strict(parseWebAddress, 'Expected a web address, such as https://www.example.com.au.'),
} as const satisfies Record<string, Transform>

export type TransformName = keyof typeof transforms

/** Transforms whose value is a list or an object; their fields cannot be constants. */
export const compoundTransforms: ReadonlySet<TransformName> = new Set<TransformName>([
  ...(['list', 'comma_list', 'images', 'addresses', 'hotspots', 'lenders'] as const),
])
/** Transforms that read more than one short value. */
export const longTransforms: ReadonlySet<TransformName> = new Set<TransformName>([
  ...compoundTransforms,
  ...(['text', 'long_text', 'address'] as const),
])

const MAX_SHORT_CHARS = 200

/**
 * Cuts a cell that should be short, without its repeated spaces: the time that its patterns need may grow with the square
 * of its length.
 */
export const shortenCell = (text: string): string =>
  text.length <= MAX_SHORT_CHARS ? text : collapseSpaces(text).slice(0, MAX_SHORT_CHARS)

/** Reads a cell by a transform. */
export const readCell = (name: TransformName, text: string, kind?: ItemType): CellReading =>
  transforms[name](longTransforms.has(name) ? text : shortenCell(text), kind)

/** Transforms that read a complete object of a JSON record by its path; all others read a single value. */
export const structuredTransforms: ReadonlySet<TransformName> = new Set<TransformName>(['hotspots', 'lenders'])

export const transformNames = Object.keys(transforms) as [TransformName, ...TransformName[]]
