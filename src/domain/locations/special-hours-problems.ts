import type { LocationType } from './location'
import type { Department, SpecialHours } from './opening-hours'
import { formatTime, isClockTime, listWrongEnds, type RangeEnd } from '@/src/domain/time/clock-times'
import { type Day, formatLongDay } from '@/src/domain/time/days'
import { listDepartments, holidayDepartments } from './special-hours'

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
