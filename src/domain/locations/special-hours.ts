import type { LocationType, SiteLocation } from './location'
import { type Department, departments, type SpecialHours } from './opening-hours'
import { formatTime, isClockTime, listWrongEnds, type RangeEnd } from '@/src/domain/time/clock-times'
import { addDays, type Day, formatLongDay } from '@/src/domain/time/days'
import { LOOK_AHEAD_DAYS, formatSpecialTimes } from './hours'

/** The departments of a location type (LOC-05). No type means sales. */
const listDepartments = (type: LocationType): readonly Department[] => {
  if (type === 'service-and-parts') return ['service', 'parts']
  return [type === '' ? 'sales' : type]
}

/** Names of departments beside special hours. */
export const holidayDepartments: Readonly<Record<Department, string>> = {
  all: 'All departments',
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
}

const compareDates = (one: SpecialHours, other: SpecialHours): number => one.date.localeCompare(other.date)

type SpecialHoursLocation = Pick<SiteLocation, 'location_type' | 'special_hours'>

/**
 * Lists the special hours that apply to a location from a day on, by date. Each date has one entry: that of the
 * location's own department, which is an exception to the hours of all departments (LOC-05).
 */
export const listComingSpecialHours = (
  { location_type, special_hours = [] }: SpecialHoursLocation,
  today: Day,
): readonly SpecialHours[] => {
  const byDate = new Map<Day, SpecialHours>()
  for (const department of [...listDepartments(location_type), 'all'])
    for (const entry of special_hours)
      if (entry.department === department && entry.date >= today && !byDate.has(entry.date))
        byDate.set(entry.date, entry)
  return [...byDate.values()].toSorted(compareDates)
}

const isNear = (date: Day, today: Day): boolean => date <= addDays(today, LOOK_AHEAD_DAYS + 7)

/**
 * Lists the special hours that the open state needs (LOC-09), as far as it looks ahead. Starts a day early, because
 * dates differ across time zones, and ends some days late for stored pages.
 */
export const listNearSpecialHours = (location: SpecialHoursLocation, today: Day): readonly SpecialHours[] =>
  listComingSpecialHours(location, addDays(today, -1)).filter(({ date }) => isNear(date, today))

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

const joinNames = new Intl.ListFormat('en-AU', { type: 'conjunction' })

type NamedLocation = { readonly name: string; readonly location_type?: LocationType | null | undefined }

/** Refuses hours of a department at locations without it: they would change nothing (LOC-05). */
export const missingDepartmentProblem = (
  department: Department,
  locations: readonly NamedLocation[],
): string | undefined => {
  const without = locations.filter(
    ({ location_type }) => department !== 'all' && !listDepartments(location_type ?? '').includes(department),
  )
  if (without.length === 0) return undefined
  const names = joinNames.format(without.map(({ name }) => name))
  return `${names} ${without.length === 1 ? 'has' : 'have'} no ${department} department. Choose other locations or another department, or change the location’s type first.`
}

export type SpecialDay = Pick<SpecialHours, 'date' | 'department'> & { readonly locations: readonly string[] }

/**
 * Reports whether two entries are for the same department of the same location on the same day. Hours of one department
 * do not overlap those of all: they are an exception to them.
 */
export const overlaps = (one: SpecialDay, other: SpecialDay): boolean =>
  one.date === other.date &&
  one.department === other.department &&
  one.locations.some((id) => other.locations.includes(id))

type DayTimes = Pick<SpecialHours, 'status'> & {
  readonly start_hour?: string | null | undefined
  readonly end_hour?: string | null | undefined
}

/** Reports whether an entry would give a department the hours that it already has, so that there is nothing to decide. */
export const hasSameHours = (stored: DayTimes, entry: DayTimes): boolean =>
  stored.status === entry.status &&
  (entry.status === 'Closed' || (stored.start_hour === entry.start_hour && stored.end_hour === entry.end_hour))

type DepartmentDay = Pick<SpecialDay, 'date' | 'department'>

/** States which special hours a location already has. */
export const formatStoredHours = (location: string, { date, department }: DepartmentDay): string =>
  `${location} already has special hours for ${holidayDepartments[department].toLowerCase()} on ${formatLongDay(date)}`

/** Explains why an entry conflicts with an existing one. */
export const formatOverlap = (location: string, day: DepartmentDay): string =>
  `${formatStoredHours(location, day)}. Change or delete those first.`

type SpecialTimes = { readonly status?: unknown; readonly start_hour?: unknown; readonly end_hour?: unknown }

/** Returns the problem of a special day's times; undefined if there is no problem. A closed day needs no times. */
export const specialTimesProblem = ({ status, start_hour, end_hour }: SpecialTimes): string | undefined => {
  if (status === 'Closed') return undefined
  if (!isClockTime(start_hour) || !isClockTime(end_hour))
    return 'Enter the opening and closing times, such as 9:00 am and 1:00 pm.'
  return end_hour > start_hour
    ? undefined
    : `The closing time, ${formatTime(end_hour)}, must be after the opening time, ${formatTime(start_hour)}.`
}

const missingTimes: Readonly<Record<RangeEnd, string>> = {
  start: 'Enter the opening time, such as 9:00 am.',
  end: 'Enter the closing time, such as 1:00 pm.',
}

/** Returns the problem of one of a special day's times; undefined if that one is right, whatever the other is. */
export const specialTimeProblem = (end: RangeEnd, times: SpecialTimes): string | undefined => {
  if (times.status === 'Closed' || !listWrongEnds(times.start_hour, times.end_hour).includes(end)) return undefined
  return isClockTime(times[`${end}_hour`]) ? specialTimesProblem(times) : missingTimes[end]
}

/** Refuses a day that is over: hours of the past are shown nowhere (LOC-05). */
export const pastDayProblem = (date: Day, today: Day): string | undefined =>
  date < today ? `${formatLongDay(date)} is in the past. Choose today or a later day.` : undefined
