import { addDays, type Day } from '@/src/domain/locations/dates'
import { comingHolidays, type State } from '@/src/domain/locations/holidays'
import { comingSpecial } from '@/src/domain/locations/special-hours'
import type { LocationType, SpecialHours } from '@/src/domain/tenancy/site'

/** A location as the rule needs it, with the days for which it has special hours. */
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
  /** Names of the locations that say nothing of this day. */
  readonly missing: readonly string[]
  /** Of how many that keep it. */
  readonly of: number
}

/** How far ahead a holiday needs its hours. */
export const holidayNoticeDays = 30

/**
 * Public holidays of the next 30 days for which some location of their states has no special hours (ADM-03). Hours of
 * another department count for nothing: a yard's shoppers would still read its usual ones.
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

/** `at Milton`, `at Milton and Kedron`, `at 4 of 6 locations`, `at all 6 locations`. */
export const missingWords = ({ missing, of }: HolidayDue): string => {
  if (missing.length <= 2) return `at ${missing.join(' and ')}`
  return missing.length === of
    ? `at all ${String(of)} locations`
    : `at ${String(missing.length)} of ${String(of)} locations`
}
