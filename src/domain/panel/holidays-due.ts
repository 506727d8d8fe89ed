import { addDays, type Day } from '@/src/domain/time/days'
import { listComingHolidays } from '@/src/domain/locations/holidays'
import type { State } from '@/src/domain/locations/states'
import { listComingSpecialHours } from '@/src/domain/locations/special-hours'
import type { LocationType } from '@/src/domain/locations/location'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import { joinWithAnd } from '@/src/domain/text/format-text'

/** A location with its special hours. */
export type HolidayLocation = {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly location_type: LocationType
  readonly special_hours: readonly SpecialHours[]
}

export type HolidayDue = {
  readonly date: Day
  readonly name: string
  /** Names of the locations without special hours on this day. */
  readonly missing: readonly string[]
  /** Number of locations that have this holiday. */
  readonly total: number
}

/** Days before a holiday from which its hours are expected. */
export const HOLIDAY_NOTICE_DAYS = 30

/**
 * Lists the public holidays of the next 30 days for which a location of their states has no special hours (ADM-03).
 * Hours of another department do not count, since the location would still show its regular ones.
 */
export const listHolidaysDue = (locations: readonly HolidayLocation[], today: Day): readonly HolidayDue[] => {
  const end = addDays(today, HOLIDAY_NOTICE_DAYS)
  return listComingHolidays(today)
    .filter(({ date }) => date <= end)
    .flatMap(({ date, name, states }) => {
      const affected = locations.filter(({ state }) => states.includes(state as State))
      const missing = affected.filter(
        (location) => !listComingSpecialHours(location, today).some((one) => one.date === date),
      )
      return missing.length === 0
        ? []
        : [{ date, name, missing: missing.map((one) => one.name), total: affected.length }]
    })
}

/** Formats the locations: `at Milton and Kedron`, `at 4 of 6 locations`, `at all 6 locations`. */
export const missingText = ({ missing, total }: HolidayDue): string => {
  if (missing.length <= 2) return `at ${joinWithAnd(missing)}`
  return missing.length === total
    ? `at all ${String(total)} locations`
    : `at ${String(missing.length)} of ${String(total)} locations`
}
