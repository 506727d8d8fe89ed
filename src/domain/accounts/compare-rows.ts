import type { Vehicle } from '../stock/vehicle/vehicle'
import { formatStoredDate } from '../time/days'
import { formatFact, listDeclaredFacts } from '../vehicle-page/facts/declared-facts'

/** The rows of a comparison. They are apart from its addresses, because these are part of every page in the browser. */

export type CompareRow = {
  readonly label: string
  /** One per vehicle, in their order; `–` if it has no value. */
  readonly values: readonly string[]
  /** True if the values are not all the same; a missing value differs from a known one. */
  readonly differs: boolean
}

/** The row is called “Registration” here, so its date needs a word. `today` is `YYYY-MM-DD`. */
const formatExpiry = (date: string | undefined, today: string): string | undefined =>
  date && (date < today ? `expired ${formatStoredDate(date)}` : `to ${formatStoredDate(date)}`)

const facts = listDeclaredFacts('comparison')

/** Paths of values that no two vehicles share, so that they say nothing about which to choose. */
const identifierPaths: readonly string[] = ['stocknum', 'vin', 'rego']

const UNKNOWN_VALUE = '–'

const formatValue = (value: string | number | undefined): string => {
  const text = value === undefined ? '' : String(value).trim()
  return text === '' || text.toLowerCase() === 'null' ? UNKNOWN_VALUE : text
}

/**
 * Builds one row of the comparison; null if no vehicle has a value. `absent` is the text of a vehicle without one where
 * that is known to be so.
 */
export const buildCompareRow = (
  label: string,
  input: readonly (string | number | undefined)[],
  absent = UNKNOWN_VALUE,
): CompareRow | null => {
  const texts = input.map(formatValue)
  if (texts.every((one) => one === UNKNOWN_VALUE)) return null
  const values = texts.map((one) => (one === UNKNOWN_VALUE ? absent : one))
  return { label, values, differs: new Set(values.map((one) => one.toLowerCase())).size > 1 }
}

/**
 * Builds the rows of the comparison; rows without any value are omitted. `todayOf` returns the day where a vehicle is,
 * `YYYY-MM-DD`. Pure.
 */
export const buildCompareRows = (
  vehicles: readonly Vehicle[],
  todayOf: (vehicle: Vehicle) => string,
): readonly CompareRow[] =>
  facts.flatMap((fact) => {
    const values = vehicles.map((vehicle) =>
      fact.path === 'rego_expiry' ? formatExpiry(vehicle.rego_expiry, todayOf(vehicle)) : formatFact(vehicle, fact),
    )
    const row = buildCompareRow(fact.label, values)
    if (row === null) return []
    return identifierPaths.includes(fact.path) ? { ...row, differs: false } : row
  })
