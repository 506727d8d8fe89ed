import type { Vehicle } from '@/src/domain/stock/vehicle'

/** The valid parts of a lender's example. Dollars, percent a year, years. */
export type LenderExample = {
  readonly disclaimer?: string
  readonly deposit?: number
  readonly paymentWeek?: number
  readonly paymentMonth?: number
  readonly interestRate?: number
  readonly comparisonRate?: number
  readonly termYears?: number
  readonly balloon?: number
}

const numbers = [
  'deposit',
  'paymentWeek',
  'paymentMonth',
  'interestRate',
  'comparisonRate',
  'termYears',
  'balloon',
] as const

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses `8.49`, `"8.49%"` or `"$1,234.50"`; undefined for other text, null and negative numbers. */
export const readNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined
  if (typeof value !== 'string') return undefined
  const bare = value.replace(/[$,%\s]/g, '')
  return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined
}

const rates: ReadonlySet<string> = new Set(['interestRate', 'comparisonRate'])
/** A higher rate in percent a year is a mistake in the data and is ignored. */
const mostRate = 100

/** Finds a value at the top level or one level down, where one lender nests deposit and term. */
export const valueAt = (entry: Readonly<Record<string, unknown>>, key: string): unknown => {
  if (readNumber(entry[key]) !== undefined) return entry[key]
  const inner = Object.values(entry).find((one) => isObject(one) && readNumber(one[key]) !== undefined)
  return isObject(inner) ? inner[key] : undefined
}

const termOf = (entry: Readonly<Record<string, unknown>>): number | undefined => {
  const months = readNumber(valueAt(entry, 'termMonths'))
  return months === undefined ? undefined : months / 12
}

/**
 * Parses a lender's entry; invalid and missing values are omitted. Never throws. Undefined without an entry, or for an
 * empty one.
 */
export const readLender = (entry: unknown): LenderExample | undefined => {
  if (!isObject(entry) || Object.keys(entry).length === 0) return undefined
  const read = Object.fromEntries(
    numbers.flatMap((key) => {
      const value = readNumber(valueAt(entry, key))
      return value === undefined || (rates.has(key) && value > mostRate) ? [] : [[key, value]]
    }),
  ) as LenderExample
  const { disclaimer } = entry
  const years = read.termYears ?? termOf(entry)
  return {
    ...read,
    ...(years === undefined ? {} : { termYears: years }),
    ...(typeof disclaimer === 'string' && disclaimer.trim() !== '' ? { disclaimer: disclaimer.trim() } : {}),
  }
}

/** Normalises a lender's name for comparison: feeds write `360Finance`, `360 Finance` and `360-finance`. */
export const lenderKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Finds a lender's example for a vehicle; undefined if it has none that is valid. */
export const lenderOf = (
  { finance_lenders }: Pick<Vehicle, 'finance_lenders'>,
  provider: string,
): LenderExample | undefined => {
  const wanted = lenderKey(provider)
  if (wanted === '' || !isObject(finance_lenders)) return undefined
  const name = Object.keys(finance_lenders).find((key) => lenderKey(key) === wanted)
  return name === undefined ? undefined : readLender(finance_lenders[name])
}
