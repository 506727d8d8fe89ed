import type { LocationType, SiteLocation } from './location'
import type { Department, SpecialHours } from './opening-hours'
import { addDays, type Day } from '@/src/domain/time/days'
import { LOOK_AHEAD_DAYS } from './hours'

/** The departments of a location type (LOC-05). No type means sales. */
export const listDepartments = (type: LocationType): readonly Department[] => {
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

export const compareDates = (one: SpecialHours, other: SpecialHours): number => one.date.localeCompare(other.date)

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

export const isNear = (date: Day, today: Day): boolean => date <= addDays(today, LOOK_AHEAD_DAYS + 7)

/**
 * Lists the special hours that the open state needs (LOC-09), as far as it looks ahead. Starts a day early, because
 * dates differ across time zones, and ends some days late for stored pages.
 */
export const listNearSpecialHours = (location: SpecialHoursLocation, today: Day): readonly SpecialHours[] =>
  listComingSpecialHours(location, addDays(today, -1)).filter(({ date }) => isNear(date, today))
