import { expect, test, describe } from 'vitest'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import { moveProblems, preferredDayProblem, slotProblem } from './slot-problems'
import fc from 'fast-check'
import { listSlots, bookableDayLimits, preferredDayLimits } from './slots'

const listLocalTimes = (slots: readonly { localTime: string }[]): readonly string[] =>
  slots.map(({ localTime }) => localTime)
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

describe('problems of a time', () => {
  test('[LEAD-02] accepts exactly the slots it offers', () => {
    const moments = fc.integer({ min: at('2026-03-30T00:00:00Z'), max: at('2026-04-08T00:00:00Z') })
    const any = fc.record({
      zone: fc.constantFrom('Australia/Sydney', 'Australia/Brisbane', 'Australia/Lord_Howe', 'Australia/Perth'),
      now: moments,
      slot_minutes: fc.constantFrom(15, 30, 45, 60, 240),
      notice_hours: fc.integer({ min: 0, max: 48 }),
      days_ahead: fc.integer({ min: 1, max: 6 }),
      open: fc.constantFrom('00:00', '01:30', '09:00'),
      day: fc.integer({ min: -2, max: 8 }),
      time: fc.constantFrom('00:00', '01:30', '02:00', '02:15', '02:30', '03:00', '09:00', '10:30', '17:00'),
    })
    fc.assert(
      fc.property(any, ({ zone, now, open, day, time, ...ownRules }) => {
        const location = createLocation(zone, open, '17:00')
        const slots = listLocalTimes(listSlots(location, ownRules, now))
        for (const localTime of slots.slice(0, 3))
          expect(
            slotProblem(location, ownRules, { date: localTime.slice(0, 10), time: localTime.slice(11) }, now),
          ).toBeUndefined()
        const date = new Date(now + day * 86_400_000).toISOString().slice(0, 10)
        expect(slotProblem(location, ownRules, { date, time }, now) === undefined).toBe(
          slots.includes(`${date} ${time}`),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('[LEAD-02] accepts the slot that begins at this very moment if the dealer asks for no notice', () => {
    const location = createLocation('Australia/Sydney', '09:00', '17:00')
    const noNotice = { ...rules, notice_hours: 0 }
    const eleven = at('2026-03-30T00:00:00Z')
    const choice = { date: '2026-03-30', time: '11:00' }
    expect(listLocalTimes(listSlots(location, noNotice, eleven))[0]).toBe('2026-03-30 11:00')
    expect(slotProblem(location, noNotice, choice, eleven)).toBeUndefined()
    expect(listLocalTimes(listSlots(location, noNotice, eleven + 1))[0]).toBe('2026-03-30 11:30')
    expect(slotProblem(location, noNotice, choice, eleven + 1)?.message).toContain('has passed')
  })

  test('[LEAD-02] explains at the field why a time cannot be booked', () => {
    const special: readonly SpecialHours[] = [{ date: '2026-11-26', status: 'Closed', department: 'all' }]
    const location = createLocation('Australia/Brisbane', '09:00', '17:00', special)
    const now = at('2026-11-25T00:30:00Z')
    const problemOf = (date: string, time = '') => slotProblem(location, rules, { date, time }, now)
    expect(problemOf('')).toBeUndefined()
    expect(problemOf('2026-11-27')).toBeUndefined()
    expect(problemOf('', '09:00')).toEqual({ field: 'date', message: 'Please choose a day.' })
    expect(problemOf('2026-02-30', '09:00')).toEqual({ field: 'date', message: 'Please choose a day.' })
    expect(problemOf('2026-11-24', '09:00')).toMatchObject({
      field: 'date',
      message: expect.stringContaining('has passed'),
    })
    expect(problemOf('2026-11-25', '09:30')).toMatchObject({
      field: 'time',
      message: expect.stringContaining('has passed'),
    })
    expect(problemOf('2026-11-25', '11:00')).toMatchObject({
      field: 'time',
      message: expect.stringContaining('can’t be ready by then'),
    })
    expect(problemOf('2026-11-26', '09:00')).toMatchObject({
      field: 'date',
      message: expect.stringContaining('closed'),
    })
    expect(problemOf('2026-12-24', '09:00')).toMatchObject({
      field: 'date',
      message: expect.stringContaining('next 3 days'),
    })
    for (const time of ['09:10', '08:30', '17:00', '25:00', 'noon'])
      expect(problemOf('2026-11-27', time), time).toMatchObject({ field: 'time' })
  })
})

test('[LEAD-02] the days that a form offers are those that are not refused', () => {
  const location = createLocation('Australia/Perth')
  const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  fc.assert(
    fc.property(fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }), (now) => {
      const problemOf = (date: string) => slotProblem(location, rules, { date, time: '' }, now)
      const { min, max } = bookableDayLimits(location, rules, now)
      expect([problemOf(min), problemOf(max)]).toEqual([undefined, undefined])
      expect([problemOf(dayBefore(min))?.field, problemOf(dayAfter(max))?.field]).toEqual(['date', 'date'])
      const preferred = preferredDayLimits('Australia/Perth', now)
      const preferredProblem = (date: string) => preferredDayProblem(date, 'Australia/Perth', now)?.field
      expect([preferred.min, preferred.max].map(preferredProblem)).toEqual([undefined, undefined])
      expect([dayBefore(preferred.min), dayAfter(preferred.max)].map(preferredProblem)).toEqual(['date', 'date'])
    }),
  )
})
