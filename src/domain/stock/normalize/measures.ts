import { parseMoney } from '@/src/domain/money/parse-money'
import { toKnownText } from './text'

/** Parsers of amounts with units, as feeds write them; undefined for anything else. No amount is negative. */

const AMOUNT_PATTERN = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,6})?$/u

const parsePlainNumber = (text: string): number | undefined => {
  const match = AMOUNT_PATTERN.exec(text)
  return match ? Number(`${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`) : undefined
}

/** Removes the rounding error of unit conversions. */
const roundTo4Decimals = (value: number): number => Math.round(value * 10_000) / 10_000

/** Splits a text into its number and the unit after it, in lower case. */
const splitUnit = (text: string): readonly [number, string] | undefined => {
  const match = /^([\d.,]+)\s*([^\d]*)$/u.exec(toKnownText(text) ?? '')
  const value = parsePlainNumber(match?.[1] ?? '')
  return value === undefined ? undefined : [value, (match?.[2] ?? '').trim().toLowerCase().replace(/\.$/u, '')]
}

type Units = Readonly<Record<string, number>>

const createMeasureParser = (units: Units) => {
  const factors = new Map(Object.entries(units))
  return (text: string): number | undefined => {
    const [value, unit] = splitUnit(text) ?? []
    const factor = factors.get(unit ?? '-')
    return value === undefined || factor === undefined ? undefined : roundTo4Decimals(value * factor)
  }
}

/** Parses `80`, `80 L`, `5 stars`; the unit is ignored, because the field implies it. */
export const parseNumber = (text: string): number | undefined => splitUnit(text)?.[0]

/** Parses a whole number, such as the berths of a caravan. */
export const parseCount = (text: string): number | undefined => {
  const value = parseNumber(text)
  return Number.isInteger(value) ? value : undefined
}

/** Parses `8.49`, `8.49%` and `8.49 % p.a.`. */
export const parsePercent = (text: string): number | undefined => {
  const [value, unit] = splitUnit(text) ?? []
  return value !== undefined && /^(?:%\s*)?(?:p\.?\s?a)?$/u.test(unit ?? '-') ? value : undefined
}

/** Parses a price in any of its spellings into dollars. */
export const parseDollars = (text: string): number | undefined => {
  const result = parseMoney(text)
  return result.kind === 'amount' ? result.cents / 100 : undefined
}

/** Parses kilograms from a plain number, `kg` or tonnes. */
export const parseKilograms = createMeasureParser({
  '': 1,
  kg: 1,
  kgs: 1,
  kilograms: 1,
  t: 1000,
  tonne: 1000,
  tonnes: 1000,
})

/** Parses millimetres from a plain number, `mm`, `cm` or metres. */
export const parseMillimetres = createMeasureParser({ '': 1, mm: 1, cm: 10, m: 1000, metres: 1000 })

const parseLengthInFeet = createMeasureParser({
  '': 1,
  ft: 1,
  feet: 1,
  foot: 1,
  "'": 1,
  '’': 1,
  m: 1 / 0.3048,
  metres: 1 / 0.3048,
  cm: 1 / 30.48,
  mm: 1 / 304.8,
})

/** Parses feet, the trade's unit for caravans, from `18.5`, `18'6"`, `18 ft 6 in`, `5.6 m` or `5600 mm`. */
export const parseFeet = (text: string): number | undefined => {
  const parts = /^(\d{1,3})\s*(?:'|’|ft\.?|feet)\s*(\d{1,2})\s*(?:"|”|''|in\.?|inch(?:es)?)?$/iu.exec(
    toKnownText(text) ?? '',
  )
  if (parts === null) return parseLengthInFeet(text)
  const inches = Number(parts[2])
  return inches < 12 ? roundTo4Decimals(Number(parts[1]) + inches / 12) : undefined
}
