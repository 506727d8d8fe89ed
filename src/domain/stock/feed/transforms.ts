import { parseMoney } from '../../money-text'
import { firstYear, lastYear } from '../vehicle-schema'
import { address, mostFrames, mostImages } from '../vehicle-parts-schema'
import { simpleBody } from '../normalise/body'
import { carTypeOf, isReservedStatus, itemTypeOf, priceTypeOf, statusOf, yesNoOf } from '../normalise/choices'
import { dayOf, momentOf } from '../normalise/dates'
import { countOf, dollarsOf, feetOf, kilogramsOf, millimetresOf, numberOf, percentOf } from '../normalise/measures'
import {
  consumptionOf,
  cylindersOf,
  doorsOf,
  driveOf,
  engineLitres,
  gearsOf,
  plateOf,
  seatsOf,
  simpleFuel,
  simpleTransmission,
} from '../normalise/mechanics'
import { cityOf, colourOf, interiorOf, plainColour, stateOf } from '../normalise/place'
import { slugWords } from '../naming'
import { known } from '../normalise/words'
import { readHotspots, readLenders, type StructureRead } from './structures'

/** The result of reading a cell: a value, nothing, or a problem. */
export type Reading = { readonly value?: unknown; readonly problem?: string }
export type Transform = (text: string) => Reading

const value = (read: unknown): Reading => (read === undefined ? {} : { value: read })

/** Unknown text is read as no value and not as a problem, because feeds put notes into such cells. */
const lenient =
  (read: (text: string) => unknown): Transform =>
  (text) =>
    value(read(text))

/** A cell that is not blank must be readable. */
const strict =
  (read: (text: string) => unknown, problem: string): Transform =>
  (text) => {
    if (known(text) === undefined) return {}
    const found = read(text)
    return found === undefined ? { problem } : { value: found }
  }

const money: Transform = (text) => {
  const read = parseMoney(text)
  if (read.kind === 'none') return {}
  return read.kind === 'amount' ? { value: read.cents } : { problem: 'This is not a price.' }
}

const yearOf = (text: string): number | undefined => {
  const year = /^\s*(\d{4})(?:\.0)?\s*$/u.exec(text)?.[1]
  return year !== undefined && Number(year) >= firstYear && Number(year) <= lastYear ? Number(year) : undefined
}

const kilometresOf = (text: string): number | undefined => {
  const match = /^\s*(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.\d+)?\s*(?:kms?|kilomet(?:er|re)s)?\s*$/iu.exec(text)
  return match ? Number((match[1] ?? '').replaceAll(',', '')) : undefined
}

const pieces = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

const list: Transform = (text) => {
  const found = pieces(text, text.includes('|') ? /\|/u : /[;\n]|,\s/u).map((piece) => piece.slice(0, 500))
  return found.length === 0 ? {} : { value: [...new Set(found)] }
}

/** For feeds that separate by commas without spaces. */
const commaList: Transform = (text) => {
  const found = pieces(text, /[|;\n,]/u).map((piece) => piece.slice(0, 500))
  return found.length === 0 ? {} : { value: [...new Set(found)] }
}

const web = (text: string): string | undefined => {
  const read = address.safeParse(text.trim())
  return read.success ? read.data : undefined
}

const webs = (text: string): readonly string[] => pieces(text, /[|;\s]+|,(?=\s*(?:https?:|\/))/u)

/** Reads the valid addresses of a cell, up to a limit, and reports dropped ones. */
const addressList =
  (most: number, what: string, shape: (url: string) => unknown): Transform =>
  (text) => {
    const all = webs(text)
    const good = all.flatMap((one) => web(one) ?? [])
    const found = good.length === 0 ? {} : { value: good.slice(0, most).map(shape) }
    if (good.length > most) return { ...found, problem: `Only the first ${most} ${what}s are kept.` }
    return good.length === all.length ? found : { ...found, problem: `Not every ${what} has a web address.` }
  }

/** Reads a cell of JSON; `incompleteProblem` is reported when only part of it was readable. */
const structure =
  (read: (json: unknown) => StructureRead, lost: string): Transform =>
  (text) => {
    if (known(text) === undefined) return {}
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      return { problem: 'This is not JSON.' }
    }
    const { value: found, whole } = read(json)
    return { ...value(found), ...(whole ? {} : { problem: lost }) }
  }

/** The closed list of transforms a mapping may name. */
export const transforms = {
  text: lenient(known),
  long_text: lenient((text) => text.trim() || undefined),
  money,
  year: strict(yearOf, `Expected a year from ${firstYear} to ${lastYear}.`),
  kilometres: strict(kilometresOf, 'This is not a distance in kilometres.'),
  date: strict(dayOf, 'This is not a date.'),
  yes_no: strict(yesNoOf, 'Expected yes or no.'),
  car_type: strict(carTypeOf, 'Expected new, demo or used.'),
  item_type: strict(itemTypeOf, 'Expected car, motorcycle, truck or caravan.'),
  status: strict(statusOf, 'Expected in stock, coming soon, sold or other.'),
  reserved_status: lenient(isReservedStatus),
  price_type: strict(priceTypeOf, 'Expected drive away or excluding government charges.'),
  body: lenient(simpleBody),
  fuel: lenient(simpleFuel),
  transmission: lenient(simpleTransmission),
  drive: lenient(driveOf),
  colour: lenient(plainColour),
  colour_before_slash: lenient(colourOf),
  colour_after_slash: lenient(interiorOf),
  doors: lenient(doorsOf),
  seats: lenient(seatsOf),
  gears: lenient(gearsOf),
  litres: lenient(engineLitres),
  cylinders: lenient(cylindersOf),
  consumption: lenient(consumptionOf),
  city: lenient(cityOf),
  state: lenient(stateOf),
  plate: lenient(plateOf),
  slug: lenient((text) => (known(text) === undefined ? undefined : slugWords(text) || undefined)),
  list,
  comma_list: commaList,
  images: addressList(mostImages, 'photo', (url) => ({ url })),
  addresses: addressList(mostFrames, 'frame', (url) => url),
  number: strict(numberOf, 'This is not a number.'),
  count: strict(countOf, 'This is not a whole number.'),
  dollars: strict(dollarsOf, 'This is not an amount in dollars.'),
  percent: strict(percentOf, 'This is not a rate in percent.'),
  kilograms: strict(kilogramsOf, 'This is not a mass; it is read in kilograms or tonnes.'),
  millimetres: strict(millimetresOf, 'This is not a length; it is read in mm, cm or metres.'),
  feet: strict(feetOf, 'This is not a length; it is read in feet, metres or mm.'),
  moment: strict(momentOf, 'This is not a date.'),
  hotspots: structure(readHotspots, 'Not every point of interest has words and places on the picture.'),
  lenders: structure(readLenders, 'Not every lender’s example can be read.'),
  address: strict(web, 'This is not a web address.'),
} as const satisfies Record<string, Transform>

export type TransformName = keyof typeof transforms

/** Transforms whose value is a list or an object; their fields cannot be constants. */
export const compound: ReadonlySet<TransformName> = new Set<TransformName>([
  ...(['list', 'comma_list', 'images', 'addresses', 'hotspots', 'lenders'] as const),
])
/** Transforms that read a complete object of a JSON record by its path; all others read a single value. */
export const structured: ReadonlySet<TransformName> = new Set<TransformName>(['hotspots', 'lenders'])

export const transformNames = Object.keys(transforms) as [TransformName, ...TransformName[]]
