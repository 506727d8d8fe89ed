import { parseMoney } from '../../money-text'
import { known } from './words'

/** Parsers of amounts with units, as feeds write them; undefined for anything else. No amount is negative. */

const amount = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,6})?$/u

const plain = (text: string): number | undefined => {
  const match = amount.exec(text)
  return match ? Number(`${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`) : undefined
}

/** Removes the rounding error of unit conversions. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** Splits a text into its number and the unit after it, in lower case. */
const split = (text: string): readonly [number, string] | undefined => {
  const match = /^([\d.,]+)\s*([^\d]*)$/u.exec(known(text) ?? '')
  const value = plain(match?.[1] ?? '')
  return value === undefined ? undefined : [value, (match?.[2] ?? '').trim().toLowerCase().replace(/\.$/u, '')]
}

type Units = Readonly<Record<string, number>>

const measured = (units: Units) => {
  const known = new Map(Object.entries(units))
  return (text: string): number | undefined => {
    const [value, unit] = split(text) ?? []
    const factor = known.get(unit ?? '-')
    return value === undefined || factor === undefined ? undefined : rounded(value * factor)
  }
}

/** Parses `80`, `80 L`, `5 stars`; the unit is ignored, because the field implies it. */
export const numberOf = (text: string): number | undefined => split(text)?.[0]

/** Parses a whole number, such as the berths of a caravan. */
export const countOf = (text: string): number | undefined => {
  const value = numberOf(text)
  return Number.isInteger(value) ? value : undefined
}

/** Parses `8.49`, `8.49%` and `8.49 % p.a.`. */
export const percentOf = (text: string): number | undefined => {
  const [value, unit] = split(text) ?? []
  return value !== undefined && /^(?:%\s*)?(?:p\.?\s?a)?$/u.test(unit ?? '-') ? value : undefined
}

/** Parses a price in any of its spellings into dollars. */
export const dollarsOf = (text: string): number | undefined => {
  const read = parseMoney(text)
  return read.kind === 'amount' ? read.cents / 100 : undefined
}

/** Parses kilograms from a plain number, `kg` or tonnes. */
export const kilogramsOf = measured({ '': 1, kg: 1, kgs: 1, kilograms: 1, t: 1000, tonne: 1000, tonnes: 1000 })

/** Parses millimetres from a plain number, `mm`, `cm` or metres. */
export const millimetresOf = measured({ '': 1, mm: 1, cm: 10, m: 1000, metres: 1000 })

const lengths = measured({
  ...{ '': 1, ft: 1, feet: 1, foot: 1, "'": 1, '’': 1 },
  ...{ m: 1 / 0.3048, metres: 1 / 0.3048, cm: 1 / 30.48, mm: 1 / 304.8 },
})

/** Parses feet, the trade's unit for caravans, from `18.5`, `18'6"`, `18 ft 6 in`, `5.6 m` or `5600 mm`. */
export const feetOf = (text: string): number | undefined => {
  const parts = /^(\d{1,3})\s*(?:'|’|ft\.?|feet)\s*(\d{1,2})\s*(?:"|”|''|in\.?|inch(?:es)?)?$/iu.exec(known(text) ?? '')
  if (parts === null) return lengths(text)
  const inches = Number(parts[2])
  return inches < 12 ? rounded(Number(parts[1]) + inches / 12) : undefined
}
