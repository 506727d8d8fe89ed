import type { FeedField } from './fields'
import type { Mapping } from './mapping'

/**
 * Whose a value is: the feed's or staff's (STK-02). A feed rules what it brings. What it brought a car before, still
 * has a column for, and no longer says, goes; everything else about the car is staff's, and stays.
 *
 * Values are named by the columns they are stored in; those of a part by `part.name` (`caravan.sleeps`), and a part
 * alone stands for all there is in it.
 */

/** Columns that hold several values of their own, each ruled by itself. */
export const parts = ['variant', 'caravan', 'finance_lenders', 'hotspots', 'youx_quote', 'autograb_data'] as const
const isPart: ReadonlySet<string> = new Set(parts)

/** Columns by the field that fills them, where they are not of the same name. */
const storedIn: Partial<Record<FeedField, readonly string[]>> = {
  title: ['make', 'model', 'badge'],
  dap_price_cents: ['price_cents', 'price_type'],
  egc_price_cents: ['price_cents', 'price_type'],
  standardEquipment: ['standard_equipment'],
  location_slug: ['location_id', 'city', 'state', 'dealership_id', 'dealership_slug'],
  listed_at: [],
}

const partAlone: Readonly<Record<string, string>> = { lender: 'finance_lenders', youxQuote: 'youx_quote' }

const columnsOf = (field: FeedField): readonly string[] =>
  storedIn[field] ?? [partAlone[field.split('.')[0] ?? ''] ?? field]

/** What a mapping may fill; `all` for a source that needs none. */
export type Named = ReadonlySet<string> | 'all'

export const namedBy = (mapping: Mapping): ReadonlySet<string> => {
  const constants = Object.keys(mapping.constants ?? {}) as FeedField[]
  return new Set([...mapping.columns.map(({ field }) => field), ...constants].flatMap(columnsOf))
}

/** What a row of a feed holds. */
export const broughtIn = (row: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(row).flatMap(([column, value]) =>
    isPart.has(column) ? Object.keys(value as object).map((name) => `${column}.${name}`) : [column],
  )

const partOf = (name: string): string => name.split('.')[0] ?? name

/** What goes: `before` is what the feed brought the last time, undefined where nobody knows. */
export const leavingWith = (
  before: readonly string[] | undefined,
  now: readonly string[],
  named: Named,
): readonly string[] => {
  const kept = new Set(now)
  const mayGo = (name: string): boolean => named === 'all' || named.has(name) || named.has(partOf(name))
  return (before ?? (named === 'all' ? [] : [...named])).filter((name) => !kept.has(name) && mayGo(name))
}
