import type { BroughtVehicle } from '../vehicle'
import { isVin } from '../normalise/mechanics'
import { titleParts } from '../normalise/title'
import { tidy } from '../normalise/words'
import { assemble } from './assemble'
import { feedFields, fieldProblem, mustRead, type FeedField } from './fields'
import type { Mapping, MappingColumn } from './mapping'
import type { MatchedHeader } from './match-header'
import { transforms, type Transform } from './transforms'

/** A cell that was not used, with the reason. `column` is empty when the row as a whole is invalid. */
export type Finding = {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

export type ReadRow =
  | {
      readonly kind: 'vehicle'
      readonly line: number
      readonly vehicle: BroughtVehicle
      readonly warnings: readonly Finding[]
    }
  /** `key` is set when the rejected row still identifies its vehicle, which must not count as removed from the feed. */
  | { readonly kind: 'rejected'; readonly finding: Finding; readonly key?: string }

const longestValue = 200
export const finding = (line: number, column: string, value: string, reason: string): Finding => ({
  line,
  column,
  value: value.length > longestValue ? `${value.slice(0, longestValue)}…` : value,
  reason,
})

const remembered = 2000

/** Creates a cached reader of a column's cells, since most columns repeat a few values. */
const cellReader = ({ field, transform }: MappingColumn): Transform => {
  const read = transforms[transform ?? feedFields[field]]
  const seen = new Map<string, ReturnType<Transform>>()
  return (text) => {
    const before = seen.get(text)
    if (before !== undefined) return before
    const reading = read(text)
    const problem = reading.value === undefined ? undefined : fieldProblem(field, reading.value)
    const checked = problem === undefined ? reading : { problem }
    if (text.length < 100 && seen.size < remembered) seen.set(text, checked)
    return checked
  }
}

type Column = { readonly index: number; readonly field: FeedField; readonly name: string; readonly read: Transform }

type Cells = {
  readonly values: Map<FeedField, unknown>
  readonly rejected?: Finding
  readonly warnings: readonly Finding[]
}

const readCells = (columns: readonly Column[], row: readonly string[], line: number): Cells => {
  const values = new Map<FeedField, unknown>()
  const warnings: Finding[] = []
  for (const { index, field, name, read } of columns) {
    const text = row[index] ?? ''
    const { value, problem } = read(text)
    if (problem !== undefined) {
      const found = finding(line, name, text, problem)
      if (mustRead.has(field)) return { values, warnings, rejected: found }
      warnings.push(found)
    }
    if (value !== undefined && !values.has(field)) values.set(field, value)
  }
  return { values, warnings }
}

/** Prefers the drive-away price to the one excluding charges: the total must be the most prominent (ACL s48). */
const choosePrice = (values: Map<FeedField, unknown>): void => {
  const total = values.get('dap_price_cents')
  const without = values.get('egc_price_cents')
  const chosen = [
    [total, 'drive_away'],
    [without, 'excl_govt'],
  ].find(([cents]) => typeof cents === 'number' && cents > 0)
  if (chosen !== undefined && !values.has('price_cents')) {
    values.set('price_cents', chosen[0])
    values.set('price_type', chosen[1])
  }
}

const mendName = (values: Map<FeedField, unknown>): void => {
  const [title, year, make, model] = (['title', 'year', 'make', 'model'] as const).map((field) => values.get(field))
  if (typeof year !== 'number' || typeof make !== 'string') return
  const parts = titleParts(typeof title === 'string' ? title : undefined, {
    year,
    make,
    model: typeof model === 'string' ? model : undefined,
  })
  if (parts === undefined) return
  values.set('make', parts.make)
  values.set('model', parts.model)
  if (!values.has('badge') && parts.badge !== undefined) values.set('badge', parts.badge)
}

const keyOf = (matched: MatchedHeader, row: readonly string[]): string => {
  const parts = matched.key.map((index) => tidy(row[index] ?? '').toLowerCase())
  return parts.every((part) => part === '') ? '' : parts.join('|')
}

const checkVin = (values: Map<FeedField, unknown>, line: number, column: string): readonly Finding[] => {
  const [vin, year] = [values.get('vin'), values.get('year')]
  if (typeof vin !== 'string' || isVin(vin, Number(year))) return []
  values.delete('vin')
  return [finding(line, column, vin, 'A VIN has 17 letters and digits, without I, O and Q; it was left out.')]
}

const needed = ['year', 'make', 'model', 'badge'] as const

/** Validates values that were assembled from several cells. */
const faultOf = (
  values: Map<FeedField, unknown>,
  key: string,
): readonly [field: string, reason: string] | undefined => {
  for (const field of needed) {
    const value = values.get(field)
    if (value === undefined && field !== 'badge') return [field, `There is no ${field}.`]
    const problem = value === undefined ? undefined : fieldProblem(field, value)
    if (problem !== undefined) return [field, problem]
  }
  const problem = fieldProblem('key', key)
  return problem === undefined ? undefined : ['key', problem]
}

const settle = (mapping: Mapping, values: Map<FeedField, unknown>): void => {
  for (const [field, constant] of Object.entries(mapping.constants ?? {})) {
    if (!values.has(field as FeedField)) values.set(field as FeedField, constant)
  }
  choosePrice(values)
  mendName(values)
}

/** Creates a reader for the rows of one file; each row returns a vehicle or the reason for its rejection. */
export const rowReader = (
  mapping: Mapping,
  matched: MatchedHeader,
): ((row: readonly string[], line: number) => ReadRow) => {
  const columns = matched.columns.map(({ index, column }) => ({
    index,
    field: column.field,
    name: matched.header[index] ?? '',
    read: cellReader(column),
  }))
  const nameOf = (field: string): string => columns.find((column) => column.field === field)?.name ?? ''
  return (row, line) => {
    const key = keyOf(matched, row)
    if (key === '') {
      return { kind: 'rejected', finding: finding(line, mapping.key.columns[0] ?? '', '', 'This row has no key.') }
    }
    const { values, warnings, rejected } = readCells(columns, row, line)
    if (rejected !== undefined) return { kind: 'rejected', finding: rejected, key }
    settle(mapping, values)
    const fault = faultOf(values, key)
    if (fault !== undefined) {
      const [field, reason] = fault
      return {
        kind: 'rejected',
        finding: finding(line, nameOf(field), String(values.get(field as FeedField) ?? ''), reason),
        key,
      }
    }
    const vin = checkVin(values, line, nameOf('vin'))
    return { kind: 'vehicle', line, vehicle: assemble(values, key), warnings: [...warnings, ...vin] }
  }
}
