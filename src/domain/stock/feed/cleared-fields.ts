import type { FeedField } from './fields'
import type { Mapping } from './mapping'

/**
 * Decides which values belong to the feed and which to staff (STK-02). A feed manages the values it contains. A value
 * it set before, still has a column for, and no longer contains is cleared; every other value is staff's and stays.
 *
 * Values are named by their database columns, members of a part by `part.name` (`caravan.sleeps`); the name of a part
 * alone means all its members.
 */

/** Columns with several members, each managed separately. */
export const partColumns = ['variant', 'caravan', 'finance_lenders', 'hotspots', 'youx_quote', 'autograb_data'] as const
const partColumnNames: ReadonlySet<string> = new Set(partColumns)

/** The columns a field fills, where their names differ from the field's. */
const columnsByField: Partial<Record<FeedField, readonly string[]>> = {
  title: ['make', 'model', 'badge'],
  dap_price_cents: ['price_cents', 'price_type'],
  egc_price_cents: ['price_cents', 'price_type'],
  standardEquipment: ['standard_equipment'],
  location_slug: ['location_id', 'city', 'state', 'dealership_id', 'dealership_slug'],
  listed_at: [],
}

const columnOfPart: Readonly<Record<string, string>> = { lender: 'finance_lenders', youxQuote: 'youx_quote' }

const listColumns = (field: FeedField): readonly string[] =>
  columnsByField[field] ?? [columnOfPart[field.split('.')[0] ?? ''] ?? field]

/** The columns a mapping can fill; `all` for a source without a mapping. */
export type MappedColumns = ReadonlySet<string> | 'all'

export const listMappedColumns = (mapping: Mapping): ReadonlySet<string> => {
  const constants = Object.keys(mapping.constants ?? {}) as FeedField[]
  return new Set([...mapping.columns.map(({ field }) => field), ...constants].flatMap(listColumns))
}

/** Lists the values a row of a feed contains. */
export const listFeedFields = (row: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(row).flatMap(([column, value]) =>
    partColumnNames.has(column) ? Object.keys(value as object).map((name) => `${column}.${name}`) : [column],
  )

const partOfName = (name: string): string => name.split('.')[0] ?? name

/** Lists the values to clear. `before` are those of the feed's last run; undefined when they were not recorded. */
export const listClearedFields = (
  before: readonly string[] | undefined,
  now: readonly string[],
  mapped: MappedColumns,
): readonly string[] => {
  const present = new Set(now)
  const canBeCleared = (name: string): boolean => mapped === 'all' || mapped.has(name) || mapped.has(partOfName(name))
  return (before ?? (mapped === 'all' ? [] : [...mapped])).filter((name) => !present.has(name) && canBeCleared(name))
}
