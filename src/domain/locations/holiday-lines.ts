import type { SiteLocation } from './location'
import { departments, type SpecialHours } from './opening-hours'
import { type Day, formatLongDay } from '@/src/domain/time/days'
import { formatSpecialTimes } from './hours'
import { holidayDepartments, compareDates, isNear } from './special-hours'

export type HolidayLine = {
  readonly day: string
  readonly name: string
  readonly department: string
  readonly times: string
}
export type HolidayGroup = { readonly location_name: string; readonly lines: readonly HolidayLine[] }

const toHolidayLine = (entry: SpecialHours): HolidayLine => ({
  day: formatLongDay(entry.date),
  name: entry.name ?? '',
  department: holidayDepartments[entry.department],
  times: formatSpecialTimes(entry),
})

/** Compares by date, then by department: the hours of all departments come before their exceptions. */
const compareHolidays = (one: SpecialHours, other: SpecialHours): number =>
  compareDates(one, other) || departments.indexOf(one.department) - departments.indexOf(other.department)

type HolidayLocation = Pick<SiteLocation, 'special_hours'>

const listHolidays = ({ special_hours = [] }: HolidayLocation, today: Day): readonly SpecialHours[] =>
  special_hours.filter(({ date }) => date >= today).toSorted(compareHolidays)

/** Lists a location's special hours of the next weeks, of every department (LOC-05). */
export const listNearHolidayLines = (location: HolidayLocation, today: Day): readonly HolidayLine[] =>
  listHolidays(location, today)
    .filter(({ date }) => isNear(date, today))
    .map(toHolidayLine)

/**
 * Lists the special hours by location, then date and department, whatever the location's type (LOC-05); locations
 * without any are omitted.
 */
export const listHolidayGroups = (
  locations: readonly (HolidayLocation & Pick<SiteLocation, 'name'>)[],
  today: Day,
): readonly HolidayGroup[] =>
  locations.flatMap((location) => {
    const lines = listHolidays(location, today).map(toHolidayLine)
    return lines.length > 0 ? [{ location_name: location.name, lines }] : []
  })
