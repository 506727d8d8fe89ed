import type { ItemType, PartialFeedVehicle } from '../vehicle/vehicle'
import { vehicleFields } from '../fields'
import { futureYearProblem } from '../fields/future-year'
import { parsePriceType } from '../normalize/choices'
import type { DeducedKind } from '../normalize/deduce-item-type'
import { isVin } from '@/src/domain/stock/normalize/plate-and-vin'
import { toKnownText, toMatchKey } from '../normalize/text'
import { parseTitle } from '../normalize/title'
import { omitEmpty } from '@/src/domain/omit-empty'
import { assembleVehicle } from './assemble-vehicle'
import { feedFieldTransforms, findFieldProblem, strictFields, type FeedField } from './fields'
import { findImplausibleValues } from './implausible-values'
import type { Mapping, MappingColumn } from './mapping'
import type { Cell, MatchedHeader } from './match-header'
import { createKindReader, type MappedColumn } from './row-kind'
import { createMakeCheck, findSimilarMake } from './similar-make'
import { readCell, shortenCell, type Transform } from './transforms'
import { collapseSpaces, truncate } from '@/src/domain/text/format-text'

/** A cell that was not used, with the reason. `column` is empty when the row as a whole is invalid. */
export type Finding = {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: string
  /** Of a rejected row, so that staff find it in their own system. */
  readonly stocknum?: string
}

/** A text that is no term of its field, and the value used instead; undefined if it was left out. */
export type UnreadValue = {
  readonly field: FeedField
  readonly column: string
  readonly value: string
  readonly usedAs: string | undefined
}

export type RowResult =
  | {
      readonly kind: 'vehicle'
      readonly line: number
      readonly vehicle: PartialFeedVehicle
      readonly warnings: readonly Finding[]
      readonly unread: readonly UnreadValue[]
      /** The kind of the vehicle, if the file names none; only for a vehicle that is new, since staff may correct it. */
      readonly deduced?: DeducedKind
      /** The cell that names the vehicle's location, which only the dealer's own locations can confirm. */
      readonly locationCell?: Cell
      /** The vehicle's make if it is neither one of the platform's nor nearly one, nor chosen by staff. */
      readonly unknownMake?: Cell
    }
  /** `key` is set when the rejected row still identifies its vehicle, which must not count as removed from the feed. */
  | { readonly kind: 'rejected'; readonly finding: Finding; readonly key?: string }

const MAX_VALUE_CHARS = 200
export const createFinding = (line: number, column: string, value: string, reason: string): Finding => ({
  line,
  column,
  value: truncate(value, MAX_VALUE_CHARS),
  reason,
})

const NO_KEY_PROBLEM = 'This row has no value that identifies the vehicle.'

const MAX_CACHED_CELLS = 2000

const WORDED_PRICE =
  'This isn’t an amount, so the vehicle is imported without a price. Shoppers see your text for that, such as “Enquire for price.”'

/** A spreadsheet's formula where its result is expected; a dash or a line of “====” in a comment is none. */
const FORMULA = /^=\s*(?:["'(+-]|[\p{L}\d$]+[(!+\-*/:]|\$?[A-Z]{1,3}\$?\d)/u
const FORMULA_PROBLEM = 'This cell holds a formula, so it was left out. Export the file with values.'

const findValueProblem = (field: FeedField, text: string, value: unknown): string | undefined =>
  FORMULA.test(text) ? FORMULA_PROBLEM : findFieldProblem(field, value)

/** Creates a cached reader of a column's cells, since most columns repeat a few values. */
const createCellReader = ({ field, transform, values = {} }: MappingColumn): Transform => {
  const name = transform ?? feedFieldTransforms[field]
  const translations = new Map(Object.entries(values).map(([from, to]) => [toMatchKey(from), to]))
  const read: Transform = (text, kind) => {
    const translated = translations.get(toMatchKey(text))
    const reading = readCell(name, translated ?? text, kind)
    const isMisspelt = field === 'make' && translated === undefined && findSimilarMake(text) !== undefined
    return isMisspelt ? { ...reading, unread: 'Expected a make, such as Toyota.' } : reading
  }
  const cache = new Map<string, ReturnType<Transform>>()
  return (text, kind) => {
    const cacheKey = kind === undefined ? text : `${kind} ${text}`
    const cached = cache.get(cacheKey)
    if (cached !== undefined) return cached
    const reading = read(text, kind)
    const problem = reading.value === undefined ? undefined : findValueProblem(field, text, reading.value)
    const checked = problem === undefined ? reading : { problem }
    if (text.length < 100 && cache.size < MAX_CACHED_CELLS) cache.set(cacheKey, checked)
    return checked
  }
}

type CellValues = {
  readonly values: Map<FeedField, unknown>
  readonly rejected?: Finding
  readonly warnings: readonly Finding[]
  readonly unread: readonly UnreadValue[]
}

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Fields whose words mean different things for different kinds of vehicles. */
const kindFields: ReadonlySet<FeedField> = new Set<FeedField>(['simple_body', 'simple_transmission'])

const priceFields: ReadonlySet<FeedField> = new Set<FeedField>(['price_cents', 'dap_price_cents', 'egc_price_cents'])

const WITHOUT_TAX = /(?:\+|plus|ex(?:cl)?\.?|excluding)\s*gst/iu
const fieldOfPriceType = { drive_away: 'dap_price_cents', excl_govt: 'egc_price_cents' } as const

/** A price that says itself what it includes, such as “$24,990 + ORC”, is that price, whatever its column is called. */
const findPriceField = (field: FeedField, text: string): FeedField => {
  if (!priceFields.has(field)) return field
  const isWithoutTax = WITHOUT_TAX.test(text)
  const stated = parsePriceType(text.replace(/inc(?:l|luding)?\.?\s*gst/iu, '').replace(WITHOUT_TAX, ''))
  const type = stated ?? (field === 'price_cents' && isWithoutTax ? 'excl_govt' : undefined)
  return type === undefined ? field : fieldOfPriceType[type]
}

const readCells = (
  columns: readonly MappedColumn[],
  row: readonly string[],
  line: number,
  kind: ItemType | undefined,
): CellValues => {
  const values = new Map<FeedField, unknown>()
  const warnings: Finding[] = []
  const unreadValues: UnreadValue[] = []
  for (const { index, field, name, read } of columns) {
    const text = row[index] ?? ''
    const { value, problem, unread } = read(text, kindFields.has(field) ? kind : undefined)
    if (problem !== undefined) {
      const cellFinding = createFinding(line, name, text, problem)
      if (strictFields.has(field)) return { values, warnings, unread: unreadValues, rejected: cellFinding }
      warnings.push(cellFinding)
    }
    if (unread !== undefined && !values.has(field))
      unreadValues.push({ field, column: name, value: truncate(text.trim(), MAX_VALUE_CHARS), usedAs: toText(value) })
    const target = findPriceField(field, shortenCell(text))
    if (value !== undefined && !values.has(target)) values.set(target, value)
  }
  return { values, warnings, unread: unreadValues }
}

/** Prefers the drive-away price to the one excluding charges: the total must be the most prominent (ACL s48). */
const choosePrice = (values: Map<FeedField, unknown>): void => {
  const total = values.get('dap_price_cents')
  const excludingCharges = values.get('egc_price_cents')
  const chosen = [
    [total, 'drive_away'],
    [excludingCharges, 'excl_govt'],
  ].find(([cents]) => typeof cents === 'number' && cents > 0)
  if (chosen !== undefined && !values.has('price_cents')) {
    values.set('price_cents', chosen[0])
    values.set('price_type', chosen[1])
  }
}

/** Reports words such as “POA” in the price of a vehicle that has no amount in another column either. */
const findWordedPrice = (
  columns: readonly MappedColumn[],
  row: readonly string[],
  line: number,
  values: ReadonlyMap<FeedField, unknown>,
): readonly Finding[] => {
  if (values.has('price_cents')) return []
  const priceColumn = columns.find(
    ({ index, field }) => priceFields.has(field) && /\p{L}/u.test(toKnownText(row[index] ?? '') ?? ''),
  )
  const text = (priceColumn && row[priceColumn.index])?.trim() ?? ''
  return priceColumn === undefined ? [] : [createFinding(line, priceColumn.name, text, WORDED_PRICE)]
}

const completeName = (values: Map<FeedField, unknown>): void => {
  const [title, year, make, model] = (['title', 'year', 'make', 'model'] as const).map((field) => values.get(field))
  if (typeof year !== 'number' || typeof make !== 'string') return
  const parts = parseTitle(typeof title === 'string' ? title : undefined, {
    year,
    make,
    model: typeof model === 'string' ? model : undefined,
  })
  if (parts === undefined) return
  values.set('make', parts.make)
  values.set('model', parts.model)
  if (!values.has('badge') && parts.badge !== undefined) values.set('badge', parts.badge)
}

const toRowKey = (matched: MatchedHeader, row: readonly string[]): string => {
  const parts = matched.key.map((index) => collapseSpaces(row[index] ?? '').toLowerCase())
  return parts.every((part) => part === '') ? '' : parts.join('|')
}

const removeInvalidVin = (values: Map<FeedField, unknown>, line: number, column: string): readonly Finding[] => {
  const [vin, year] = [values.get('vin'), values.get('year')]
  if (typeof vin !== 'string' || isVin(vin, Number(year))) return []
  values.delete('vin')
  return [
    createFinding(line, column, vin, 'This VIN was left out. A VIN has 17 letters and digits, and never I, O or Q.'),
  ]
}

const nameFields = ['year', 'make', 'model', 'badge'] as const

/** Validates values that were assembled from several cells. */
const findFault = (
  values: Map<FeedField, unknown>,
  key: string,
  thisYear: number,
): readonly [field: string, reason: string] | undefined => {
  for (const field of nameFields) {
    const value = values.get(field)
    if (value === undefined && field !== 'badge') return [field, `The ${field} is missing.`]
    const problem = value === undefined ? undefined : findFieldProblem(field, value)
    if (problem !== undefined) return [field, problem]
  }
  const yearProblem = futureYearProblem(Number(values.get('year')), vehicleFields.year, thisYear)
  if (yearProblem !== undefined) return ['year', yearProblem]
  const problem = findFieldProblem('key', key)
  return problem === undefined ? undefined : ['key', problem]
}

const completeValues = (mapping: Mapping, values: Map<FeedField, unknown>): void => {
  for (const [field, constant] of Object.entries(mapping.constants ?? {})) {
    if (!values.has(field as FeedField)) values.set(field as FeedField, constant)
  }
  choosePrice(values)
  completeName(values)
}

const listImplausible = (vehicle: PartialFeedVehicle, deduced: DeducedKind | undefined) =>
  findImplausibleValues(deduced ? { ...vehicle, item_type: deduced.kind } : vehicle).map(({ reason, ...found }) => ({
    ...found,
    reason: `${reason} It’s imported as it is. Check it in the feed.`,
  }))

/** Creates a reader for the rows of one file; each row returns a vehicle or the reason for its rejection. */
export const createRowReader = (
  mapping: Mapping,
  matched: MatchedHeader,
  { thisYear }: { readonly thisYear: number },
): ((row: readonly string[], line: number) => RowResult) => {
  const columns = matched.columns.map(({ index, column }) => ({
    index,
    field: column.field,
    name: matched.header[index] ?? '',
    read: createCellReader(column),
  }))
  const locationColumn = columns.find(({ field }) => field === 'location_slug')
  const locationCellOf = (row: readonly string[]) =>
    locationColumn && {
      locationCell: {
        column: locationColumn.name,
        value: truncate((row[locationColumn.index] ?? '').trim(), MAX_VALUE_CHARS),
      },
    }
  const readKind = createKindReader(columns, mapping)
  const checkMake = createMakeCheck(matched)
  const stockIndex = columns.find(({ field }) => field === 'stocknum')?.index ?? -1
  const reject = (row: readonly string[], finding: Finding, key?: string): RowResult => {
    const stocknum = truncate((row[stockIndex] ?? '').trim(), MAX_VALUE_CHARS)
    return { kind: 'rejected', finding: { ...finding, ...omitEmpty({ stocknum }) }, ...omitEmpty({ key }) }
  }
  const nameOf = (field: string): string => columns.find((column) => column.field === field)?.name ?? ''
  return (row, line) => {
    const key = toRowKey(matched, row)
    if (key === '') return reject(row, createFinding(line, mapping.key.columns[0] ?? '', '', NO_KEY_PROBLEM))
    const { kind, deduced } = readKind(row)
    const { values, warnings, unread, rejected } = readCells(columns, row, line, kind)
    if (rejected !== undefined) return reject(row, rejected, key)
    completeValues(mapping, values)
    const fault = findFault(values, key, thisYear)
    if (fault !== undefined) {
      const [field, reason] = fault
      const value = String(values.get(field as FeedField) ?? '')
      return reject(row, createFinding(line, nameOf(field), value, reason), key)
    }
    const vin = removeInvalidVin(values, line, nameOf('vin'))
    const vehicle = assembleVehicle(values, key)
    const implausible = listImplausible(vehicle, deduced).map(({ field, value, reason }) =>
      createFinding(line, nameOf(field), value, reason),
    )
    return {
      kind: 'vehicle',
      line,
      vehicle,
      warnings: [...warnings, ...vin, ...findWordedPrice(columns, row, line, values), ...implausible],
      unread,
      ...(deduced && { deduced }),
      ...locationCellOf(row),
      ...checkMake(vehicle.make),
    }
  }
}
