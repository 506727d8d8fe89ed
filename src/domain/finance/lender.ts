import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'

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
  readonly establishmentFees?: number
}

const numericKeys = [
  'deposit',
  'paymentWeek',
  'paymentMonth',
  'interestRate',
  'comparisonRate',
  'termYears',
  'balloon',
  'establishmentFees',
] as const

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses `8.49`, `"8.49%"` or `"$1,234.50"`; undefined for other text, null and negative numbers. */
export const parseNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined
  if (typeof value !== 'string') return undefined
  const bare = value.replace(/[$,%\s]/g, '')
  return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined
}

const rateKeys: ReadonlySet<string> = new Set(['interestRate', 'comparisonRate'])
/** A higher rate in percent a year is a mistake in the data and is ignored. */
const MAX_RATE_PERCENT = 100

/** Finds a value at the top level or one level down, where one lender nests deposit and term. */
export const findValue = (entry: Readonly<Record<string, unknown>>, key: string): unknown => {
  if (parseNumber(entry[key]) !== undefined) return entry[key]
  const inner = Object.values(entry).find((one) => isObject(one) && parseNumber(one[key]) !== undefined)
  return isObject(inner) ? inner[key] : undefined
}

const parseTermYears = (entry: Readonly<Record<string, unknown>>): number | undefined => {
  const months = parseNumber(findValue(entry, 'termMonths'))
  return months === undefined ? undefined : months / 12
}

/**
 * Parses a lender's entry; invalid and missing values are omitted. Never throws. Undefined without an entry, or for an
 * empty one.
 */
export const parseLenderExample = (entry: unknown): LenderExample | undefined => {
  if (!isObject(entry) || Object.keys(entry).length === 0) return undefined
  const example = Object.fromEntries(
    numericKeys.flatMap((key) => {
      const value = parseNumber(findValue(entry, key))
      return value === undefined || (rateKeys.has(key) && value > MAX_RATE_PERCENT) ? [] : [[key, value]]
    }),
  ) as LenderExample
  const { disclaimer } = entry
  const years = example.termYears ?? parseTermYears(entry)
  return {
    ...example,
    ...(years === undefined ? {} : { termYears: years }),
    ...(typeof disclaimer === 'string' && disclaimer.trim() !== '' ? { disclaimer: disclaimer.trim() } : {}),
  }
}

/** Normalizes a lender's name for comparison: feeds write `360Finance`, `360 Finance` and `360-finance`. */
export const toLenderKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Finds a lender's example for a vehicle; undefined if it has none that is valid. */
export const findLenderExample = (
  { finance_lenders }: Pick<Vehicle, 'finance_lenders'>,
  provider: string,
): LenderExample | undefined => {
  const providerKey = toLenderKey(provider)
  if (providerKey === '' || !isObject(finance_lenders)) return undefined
  const name = Object.keys(finance_lenders).find((key) => toLenderKey(key) === providerKey)
  return name === undefined ? undefined : parseLenderExample(finance_lenders[name])
}
