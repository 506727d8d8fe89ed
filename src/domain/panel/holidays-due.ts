import { addDays, type Day } from '@/src/domain/locations/dates'
import { comingHolidays, type State } from '@/src/domain/locations/holidays'
import { comingSpecial } from '@/src/domain/locations/special-hours'
import type { LocationType, SpecialHours } from '@/src/domain/tenancy/site'

/** A location with its special hours. */
export type DuePlace = {
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
  readonly of: number
}

/** Days before a holiday from which its hours are expected. */
export const holidayNoticeDays = 30

/**
 * Lists the public holidays of the next 30 days for which a location of their states has no special hours (ADM-03).
 * Hours of another department do not count, since the location would still show its regular ones.
 */
export const holidaysDue = (places: readonly DuePlace[], today: Day): readonly HolidayDue[] => {
  const end = addDays(today, holidayNoticeDays)
  return comingHolidays(today)
    .filter(({ date }) => date <= end)
    .flatMap(({ date, name, states }) => {
      const keeping = places.filter(({ state }) => states.includes(state as State))
      const missing = keeping.filter((place) => !comingSpecial(place, today).some((one) => one.date === date))
      return missing.length === 0 ? [] : [{ date, name, missing: missing.map((one) => one.name), of: keeping.length }]
    })
}

/** Formats the locations: `at Milton and Kedron`, `at 4 of 6 locations`, `at all 6 locations`. */
export const missingWords = ({ missing, of }: HolidayDue): string => {
  if (missing.length <= 2) return `at ${missing.join(' and ')}`
  return missing.length === of
    ? `at all ${String(of)} locations`
    : `at ${String(missing.length)} of ${String(of)} locations`
}
