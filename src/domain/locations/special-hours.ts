import type { LocationType, SiteLocation } from './location'
import type { Department, SpecialHours } from './opening-hours'
import { formatTime, isClockTime, listWrongEnds, type RangeEnd } from '@/src/domain/time/clock-times'
import { addDays, type Day, formatLongDay } from '@/src/domain/time/days'
import { LOOK_AHEAD_DAYS, formatSpecialTimes } from './hours'

/** The departments of a location type (LOC-05). No type means sales. */
const listDepartments = (type: LocationType): readonly Department[] => {
  if (type === 'service-and-parts') return ['service', 'parts']
  return [type === '' ? 'sales' : type]
}

const departmentLabels: Readonly<Record<Department, string>> = {
  all: 'All departments',
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
}

const appliesTo = (entry: SpecialHours, type: LocationType): boolean =>
  entry.department === 'all' || listDepartments(type).includes(entry.department)

const compareDates = (one: SpecialHours, other: SpecialHours): number => (one.date < other.date ? -1 : 1)

type SpecialHoursLocation = Pick<SiteLocation, 'location_type' | 'special_hours'>

/** Lists a location's special hours from a day on, by date, for its own departments. */
export const listComingSpecialHours = (
  { location_type, special_hours = [] }: SpecialHoursLocation,
  today: Day,
): readonly SpecialHours[] =>
  special_hours.filter((entry) => entry.date >= today && appliesTo(entry, location_type)).toSorted(compareDates)

/**
 * Lists the special hours that the open state needs (LOC-09): one a date, as far as it looks ahead. Starts a day early,
 * because dates differ across time zones, and ends some days late for stored pages.
 */
export const listNearSpecialHours = (location: SpecialHoursLocation, today: Day): readonly SpecialHours[] => {
  const dates = new Set<Day>()
  return listComingSpecialHours(location, addDays(today, -1)).filter(({ date }) => {
    const isNew = date <= addDays(today, LOOK_AHEAD_DAYS + 7) && !dates.has(date)
    dates.add(date)
    return isNew
  })
}

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
  department: departmentLabels[entry.department],
  times: formatSpecialTimes(entry),
})

/** Lists the special hours by location, then date and department (LOC-05); locations without any are omitted. */
export const listHolidayGroups = (
  locations: readonly (SpecialHoursLocation & Pick<SiteLocation, 'name'>)[],
  today: Day,
): readonly HolidayGroup[] =>
  locations.flatMap((location) => {
    const lines = listComingSpecialHours(location, today).map(toHolidayLine)
    return lines.length > 0 ? [{ location_name: location.name, lines }] : []
  })

export type SpecialDay = Pick<SpecialHours, 'date' | 'department'> & { readonly locations: readonly string[] }

/** Reports whether two entries are for the same department of the same location on the same day. */
export const overlaps = (one: SpecialDay, other: SpecialDay): boolean =>
  one.date === other.date &&
  (one.department === other.department || one.department === 'all' || other.department === 'all') &&
  one.locations.some((id) => other.locations.includes(id))

type DayTimes = Pick<SpecialHours, 'department' | 'status'> & {
  readonly start_hour?: string | null | undefined
  readonly end_hour?: string | null | undefined
}

/** Reports whether a location already has the hours that an entry would give it, so that there is nothing to decide. */
export const hasSameHours = (stored: DayTimes, entry: DayTimes): boolean =>
  (stored.department === 'all' || stored.department === entry.department) &&
  stored.status === entry.status &&
  (entry.status === 'Closed' || (stored.start_hour === entry.start_hour && stored.end_hour === entry.end_hour))

/** Explains why an entry conflicts with an existing one. */
export const formatOverlap = (location: string, { date, department }: Pick<SpecialDay, 'date' | 'department'>) =>
  `${location} already has special hours for ${department === 'all' ? 'all departments' : department} on ${formatLongDay(date)}. Change or delete those first.`

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
