import { volatileFields, type FeedField } from '../feed/fields'
import { toMatchKey } from '../normalize/text'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'

/** The column by which an import finds a vehicle again in the next file (STF-05). */

export type ColumnFacts = {
  readonly name: string
  /** Rows of the sample that have a value, and how many of their values differ. */
  readonly filled: number
  readonly distinct: number
}

/** True if a column tells vehicles apart: every row has a value, and no two rows share one. */
const tellsApart = ({ filled, distinct }: ColumnFacts, rows: number): boolean => filled === rows && distinct === rows

const keyFields: readonly FeedField[] = ['stocknum', 'vin', 'rego', 'regplate', 'nvic']

/** True for a column that may be the key: its values stay the same for the life of a vehicle. */
export const canBeKey = (field: FeedField | undefined): boolean => field === undefined || !volatileFields.has(field)

type Candidate = ColumnFacts & { readonly field: FeedField | undefined }

/** A row too many in a file is a mistake in it and no reason to choose another column. */
const isNearlyUnique = ({ filled, distinct }: ColumnFacts, rows: number): boolean =>
  filled >= Math.min(rows * 0.95, rows - 1) && distinct >= Math.min(filled * 0.95, filled - 1)

/**
 * Chooses the key: the columns of the last import if the file still has them, else the stock number, VIN or registration
 * that tells its rows apart, else an unknown column that does. A column that describes the vehicle, such as its model, is
 * never chosen: another vehicle of the next file may have the same value. Empty if no column does.
 */
export const chooseKey = (
  columns: readonly Candidate[],
  rows: number,
  previous: readonly string[] = [],
): readonly string[] => {
  const findColumn = (name: string) => columns.find((one) => toMatchKey(one.name) === toMatchKey(name))
  const earlier = previous.map((name) => findColumn(name)?.name)
  if (earlier.length > 0 && earlier.every((name) => name !== undefined)) return earlier
  const known = keyFields.flatMap((field) => columns.find((one) => one.field === field) ?? [])
  const best =
    known.find((one) => tellsApart(one, rows)) ??
    known.find((one) => isNearlyUnique(one, rows)) ??
    columns.find((one) => rows > 2 && one.field === undefined && tellsApart(one, rows)) ??
    known[0]
  return best === undefined ? [] : [best.name]
}

/** Explains to staff how well a column tells the vehicles of the file apart. */
export const explainKey = ({ name, filled, distinct }: ColumnFacts, rows: number): string => {
  const missing = rows - filled
  const repeated = filled - distinct
  if (missing === 0 && repeated === 0) {
    return `Each of the ${formatInteger(rows)} rows has its own “${name}”. That’s how we find a vehicle again in your next file, even after its price or kilometres have changed.`
  }
  const problems = [
    ...(missing > 0 ? [`${formatCount(missing, 'row')} ${missing === 1 ? 'has' : 'have'} no “${name}”`] : []),
    ...(repeated > 0
      ? [`${formatCount(repeated, 'row')} ${repeated === 1 ? 'repeats' : 'repeat'} another row’s “${name}”`]
      : []),
  ]
  return `${problems.join(', and ')}. We reject such rows, because we can’t tell which vehicle they are. Choose another column, or correct the file.`
}
