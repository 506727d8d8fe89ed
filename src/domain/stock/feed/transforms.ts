import { parseMoney } from '../../money-text'
import { firstYear, lastYear } from '../vehicle-schema'
import { address, mostImages } from '../vehicle-parts-schema'
import { simpleBody } from '../normalise/body'
import { carTypeOf, isReservedStatus, itemTypeOf, priceTypeOf, statusOf, yesNoOf } from '../normalise/choices'
import { dayOf } from '../normalise/dates'
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

/** What a cell says: a value, nothing, or something that cannot be understood. */
export type Reading = { readonly value?: unknown; readonly problem?: string }
export type Transform = (text: string) => Reading

const value = (read: unknown): Reading => (read === undefined ? {} : { value: read })

/** What the reader does not know is nothing, not a fault: feeds fill such cells with noise. */
const lenient =
  (read: (text: string) => unknown): Transform =>
  (text) =>
    value(read(text))

/** A cell that is not blank must be understood. */
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

/** For feeds that part with commas and nothing after them. */
const commaList: Transform = (text) => {
  const found = pieces(text, /[|;\n,]/u).map((piece) => piece.slice(0, 500))
  return found.length === 0 ? {} : { value: [...new Set(found)] }
}

const web = (text: string): string | undefined => {
  const read = address.safeParse(text.trim())
  return read.success ? read.data : undefined
}

const webs = (text: string): readonly string[] => pieces(text, /[|;\s]+|,(?=\s*(?:https?:|\/))/u)

const images: Transform = (text) => {
  const all = webs(text)
  const good = all.flatMap((one) => web(one) ?? [])
  const found = good.length === 0 ? {} : { value: good.slice(0, mostImages).map((url) => ({ url })) }
  if (good.length > mostImages) return { ...found, problem: `Only the first ${mostImages} photos are kept.` }
  return good.length === all.length ? found : { ...found, problem: 'Not every photo has a web address.' }
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
  images,
  address: strict(web, 'This is not a web address.'),
} as const satisfies Record<string, Transform>

export type TransformName = keyof typeof transforms
export const transformNames = Object.keys(transforms) as [TransformName, ...TransformName[]]
