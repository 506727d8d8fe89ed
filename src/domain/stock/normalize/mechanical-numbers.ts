import { toKnownText } from './text'

const toNumber = (text: string | undefined): number | undefined => {
  const value = Number(text)
  return text === undefined || !Number.isFinite(value) ? undefined : value
}

const ifWithin = (value: number | undefined, min: number, max: number): number | undefined =>
  value !== undefined && value >= min && value <= max ? value : undefined

/** Parses litres from `4 cyl, 2.2 L`, `2.2` or `2184cc`; undefined for 0 L (electric). */
const parseEngineLitres = (text: string): number | undefined => {
  const clean = toKnownText(text) ?? ''
  const litres = toNumber(/(\d{1,2}(?:\.\d{1,3})?)\s*l(?:it(?:er|re)s?|tr?s?)?\b/iu.exec(clean)?.[1])
  const whole = clean.replace(/(\d),(?=\d{3}\b)/gu, '$1')
  const capacity = toNumber(/(\d{2,5})\s*(?:cc|cm3|ml)\b/iu.exec(whole)?.[1] ?? /^(\d{3,5})$/u.exec(whole)?.[1])
  const plain = toNumber(
    /^(\d{1,2}(?:\.\d{1,3})?)$|^(?:[VI]?\d ?(?:cyl)? )?(\d\.\d)(?:[it]| ?t[a-z]{0,3})?$/iu
      .exec(clean)
      ?.slice(1)
      .find((digits) => digits !== undefined),
  )
  const found = litres ?? (capacity === undefined ? undefined : Math.round(capacity / 10) / 100) ?? plain
  return ifWithin(found, 0.04, 30)
}

/** Parses cylinders from `4 cyl`, `V8` or `6`; undefined for litres in the wrong column (`0 L`, `2 L`). */
const parseCylinders = (text: string): number | undefined => {
  const clean = toKnownText(text) ?? ''
  const found =
    /(\d{1,2})\s*cyl/iu.exec(clean)?.[1] ??
    /^[VWIBHL]-?(\d{1,2})\b/iu.exec(clean)?.[1] ??
    /^(\d{1,2})(?:\.0)?$/u.exec(clean)?.[1]
  return ifWithin(toNumber(found), 1, 24)
}

/** Parses litres per 100 km from `8.7 L / 100 km`; undefined for 0. */
const parseConsumption = (text: string): number | undefined => {
  const found = toNumber(/(\d{1,3}(?:\.\d{1,2})?)/u.exec(toKnownText(text) ?? '')?.[1])
  return found === 0 ? undefined : ifWithin(found, 0.1, 100)
}

const parseLeadingCount = (text: string, otherUnit: RegExp, max: number): number | undefined => {
  const clean = toKnownText(text) ?? ''
  if (otherUnit.test(clean)) return undefined
  return ifWithin(toNumber(/^(\d{1,3})(?!\d)/u.exec(clean)?.[1]), 1, max)
}

/** Parses gears from `8`, `8 Speed` or `Automatic 8sp`. */
const parseGears = (text: string): number | undefined =>
  ifWithin(toNumber(/(\d{1,2})\s*(?:sp|speed|gear)?/iu.exec(toKnownText(text) ?? '')?.[1]), 1, 24)

/** Parsers of numbers with words around them, by the name of their transform in feeds. */
export const mechanicalNumbers = {
  /** ` 4 Doors`; undefined for seats in the wrong column. */
  doors: (text) => parseLeadingCount(text, /seat/iu, 12),
  /** ` 7 Seats`; undefined for doors in the wrong column. */
  seats: (text) => parseLeadingCount(text, /door/iu, 100),
  gears: parseGears,
  litres: parseEngineLitres,
  cylinders: parseCylinders,
  consumption: parseConsumption,
} as const satisfies Readonly<Record<string, (text: string) => number | undefined>>
