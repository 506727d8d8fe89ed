import { expect, test } from 'vitest'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import { moveProblems, preferredDayProblem } from './slot-problems'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const createLocation = (timezone: string, open = '00:30', close = '04:00', special: readonly SpecialHours[] = []) =>
  ({
    location_type: 'sales',
    timezone,
    opening_hours: weekdays.map((weekday) => ({ weekday, status: 'Open', open, close })),
    special_hours: special,
  }) satisfies Pick<SiteLocation, 'location_type' | 'timezone' | 'opening_hours' | 'special_hours'>
const rules = { slot_minutes: 30, notice_hours: 3, days_ahead: 3 }
const at = (iso: string): number => Date.parse(iso)

test('[SHP-09] a booking is moved to a day and a time, and each that is missing has its message', () => {
  const location = createLocation('Australia/Brisbane', '09:00', '17:00')
  const problems = (date: string, time: string) =>
    moveProblems(location, rules, { date, time }, at('2026-11-25T00:30:00Z'))
  expect(problems('2026-11-27', '09:30')).toEqual({})
  expect(problems('', '')).toEqual({ date: 'Please choose a day.', time: 'Please choose a time.' })
  expect(problems('', '09:30')).toEqual({ date: 'Please choose a day.' })
  expect(problems('2026-11-27', '')).toEqual({ time: 'Please choose a time.' })
  expect(problems('2026-11-20', '')).toEqual({
    date: 'That day has passed. Please choose a later one.',
    time: 'Please choose a time.',
  })
})

test('[LEAD-02] a preferred day is refused once it has passed in the location’s zone, or if it is a year away', () => {
  const late = Date.parse('2026-11-25T14:30:00Z')
  const problem = (day: string, zone: string) => preferredDayProblem(day, zone, late)?.message
  expect(problem('2026-11-25', 'Australia/Perth')).toBeUndefined()
  expect(problem('2026-11-25', 'Australia/Brisbane')).toBe('That day has passed. Please choose a later one.')
  expect(problem('2020-01-01', 'Australia/Perth')).toBe('That day has passed. Please choose a later one.')
  expect(problem('2026-11-26', 'Australia/Brisbane')).toBeUndefined()
  expect(problem('2062-11-26', 'Australia/Brisbane')).toBe('Please choose a day within the next 12 months.')
  expect(problem('', 'Australia/Brisbane')).toBeUndefined()
})

test('[LEAD-02] a workshop refuses a preferred day on which it is closed, by its week or its special hours', () => {
  const now = at('2026-11-25T02:00:00Z')
  const everyDay = createLocation('Australia/Brisbane', '08:00', '16:00', [
    { date: '2026-12-25', status: 'Closed', department: 'all' },
    { date: '2026-11-29', status: 'Open', start_hour: '09:00', end_hour: '12:00', department: 'all' },
  ])
  const workshop = { ...everyDay, opening_hours: everyDay.opening_hours.filter(({ weekday }) => weekday !== 0) }
  const problem = (day: string, location?: typeof workshop) =>
    preferredDayProblem(day, 'Australia/Brisbane', now, location)?.message
  expect(problem('2026-11-27', workshop)).toBeUndefined()
  expect(problem('2026-11-29', workshop)).toBeUndefined()
  expect(problem('2026-12-06', workshop)).toBe('We’re closed on Sunday 6 December. Please choose another day.')
  expect(problem('2026-12-25', workshop)).toBe('We’re closed on Friday 25 December. Please choose another day.')
  // Nothing is refused where no location or no hours are known.
  expect(problem('2026-12-25')).toBeUndefined()
  expect(problem('2026-12-25', { ...workshop, opening_hours: [] })).toBeUndefined()
  expect(
    problem('2026-12-25', { ...workshop, opening_hours: [{ weekday: 1, status: 'Closed' }] as never }),
  ).toBeUndefined()
})
