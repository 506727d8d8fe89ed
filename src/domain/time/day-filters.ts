import { addDays, type Day } from './days'
import { parseTypedDay } from './typed-dates'
import { startOfDay } from './zones'

/**
 * Filters of the panel's lists by day (STF-03). Payload's filter sends a chosen day as noon in UTC, or half an hour before
 * from a browser in Adelaide or Darwin. A dealer means the day by the dealer's clocks, from midnight to midnight.
 */
const CHOSEN_DAY = /^(\d{4}-\d{2}-\d{2})T(?:12:00|11:30):\d{2}\.000Z$/u

type Condition = Readonly<Record<string, unknown>>
export type Filter = Readonly<Record<string, unknown>>

export type DayFields = {
  /** Fields that hold a moment. */
  readonly moments: ReadonlySet<string>
  /** Fields that hold a day as text. */
  readonly days: ReadonlySet<string>
}

type Bounds = { readonly start: string; readonly next: string }

const boundsOf = (day: Day, timezone: string): Bounds => ({
  start: new Date(startOfDay(day, timezone)).toISOString(),
  next: new Date(startOfDay(addDays(day, 1), timezone)).toISOString(),
})

/** The condition on moments for each comparison with a day; others, such as `exists`, have no day. */
const comparisons: Readonly<Record<string, (bounds: Bounds) => Condition>> = {
  equals: ({ start, next }) => ({ greater_than_equal: start, less_than: next }),
  greater_than: ({ next }) => ({ greater_than_equal: next }),
  greater_than_equal: ({ start }) => ({ greater_than_equal: start }),
  less_than: ({ start }) => ({ less_than: start }),
  less_than_equal: ({ next }) => ({ less_than: next }),
}

/** Writes a day into a filter as Payload's own filter does, for the server to read it by the dealer's clocks. */
export const toChosenDay = (day: Day): string => `${day}T12:00:00.000Z`

/** Reads the day in a filter; undefined for any other value. */
export const parseChosenDay = (value: unknown): Day | undefined =>
  typeof value === 'string' ? CHOSEN_DAY.exec(value)?.[1] : undefined

const joinWithAnd = (parts: readonly Filter[]): Filter => (parts.length > 1 ? { and: parts } : (parts[0] ?? {}))

const toMoments = (field: string, condition: Condition, timezone: string): Filter => {
  const parts = Object.entries(condition).map(([operator, value]): Filter => {
    const day = parseChosenDay(value)
    if (day === undefined) return { [field]: { [operator]: value } }
    const bounds = boundsOf(day, timezone)
    if (operator === 'not_equals')
      return { or: [{ [field]: { less_than: bounds.start } }, { [field]: { greater_than_equal: bounds.next } }] }
    return { [field]: comparisons[operator]?.(bounds) ?? { [operator]: value } }
  })
  return joinWithAnd(parts)
}

const toStoredDay = (value: unknown): unknown => {
  const read = typeof value === 'string' ? parseTypedDay(value) : undefined
  return read !== undefined && 'value' in read ? read.value : value
}

const isObject = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a list's filter with each chosen day as the dealer's moments, and each typed day as it is stored. */
export const withDealersDays = (filter: Filter, fields: DayFields, timezone: string): Filter => {
  const parts = Object.entries(filter).map(([name, condition]): Filter => {
    if (Array.isArray(condition))
      return {
        [name]: condition.map((one: unknown) => (isObject(one) ? withDealersDays(one, fields, timezone) : one)),
      }
    if (!isObject(condition)) return { [name]: condition }
    if (fields.moments.has(name)) return toMoments(name, condition, timezone)
    if (!fields.days.has(name)) return { [name]: condition }
    return {
      [name]: Object.fromEntries(Object.entries(condition).map(([operator, value]) => [operator, toStoredDay(value)])),
    }
  })
  return joinWithAnd(parts)
}
