import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LocationType } from './location'
import type { Department, OpeningHours, SpecialHours } from './opening-hours'
import { locationTypes } from './location'
import { departments } from './opening-hours'
import { addDays, isDay, formatLongDay, weekdayOf } from '@/src/domain/time/days'
import { formatTime } from '@/src/domain/time/clock-times'
import { toLocalMoment } from '@/src/domain/time/zones'
import { LOOK_AHEAD_DAYS } from './hours'
import { openStateAt } from './open-state'
import { listComingSpecialHours, listNearSpecialHours } from './special-hours'

const start = '2026-09-20'
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(start, days))
const halfHour = fc.integer({ min: 0, max: 47 }).map((at) => at * 30)
const hhmm = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const span = fc
  .tuple(halfHour, halfHour)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => [hhmm(from), hhmm(to)] as const)

const weekArb: fc.Arbitrary<readonly OpeningHours[]> = fc
  .uniqueArray(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), times: fc.option(span) }), {
    selector: ({ weekday }) => weekday,
    minLength: 1,
    maxLength: 7,
  })
  .map((rows) =>
    rows.map(({ weekday, times }) =>
      times
        ? { weekday: weekday as OpeningHours['weekday'], status: 'Open', open: times[0], close: times[1] }
        : { weekday: weekday as OpeningHours['weekday'], status: 'Closed' },
    ),
  )

const specialArb: fc.Arbitrary<readonly SpecialHours[]> = fc
  .uniqueArray(fc.record({ date: day, times: fc.option(span) }), { selector: ({ date }) => date, maxLength: 12 })
  .map((rows) =>
    rows.map(({ date, times }) =>
      times
        ? { date, department: 'all', status: 'Open', start_hour: times[0], end_hour: times[1] }
        : { date, department: 'all', status: 'Closed' },
    ),
  )

/** A slow reference implementation: reports whether a location is open. */
const isOpen = (hours: readonly OpeningHours[], special: readonly SpecialHours[], date: string, minutes: number) => {
  const now = hhmm(minutes)
  const other = special.find((one) => one.date === date)
  if (other) return other.status === 'Open' && (other.start_hour ?? '') <= now && now < (other.end_hour ?? '')
  const regular = hours.find((one) => one.weekday === weekdayOf(date))
  return regular?.status === 'Open' && (regular.open ?? '') <= now && now < (regular.close ?? '')
}

describe('open state', () => {
  test('[LOC-09] [LOC-05] agrees with a slow reference implementation for any week and special hours', () => {
    fc.assert(
      fc.property(weekArb, specialArb, day, halfHour, (hours, special, date, minutes) => {
        const state = openStateAt(hours, { date, minutes }, special)
        expect(state?.open).toBe(isOpen(hours, special, date, minutes) === true)
      }),
      { numRuns: 1000 },
    )
  })

  test('[LOC-09] [LOC-05] the next opening is the first half hour at which it is open', () => {
    fc.assert(
      fc.property(weekArb, specialArb, day, halfHour, (hours, special, date, minutes) => {
        fc.pre(isOpen(hours, special, date, minutes) !== true)
        let next: string | undefined
        for (let at = minutes; at < (LOOK_AHEAD_DAYS + 1) * 1440 && next === undefined; at += 30) {
          const then = addDays(date, Math.floor(at / 1440))
          if (isOpen(hours, special, then, at % 1440)) next = formatTime(hhmm(at % 1440))
        }
        const text = openStateAt(hours, { date, minutes }, special)?.text ?? ''
        if (next === undefined) expect(text).toBe('Closed')
        else expect(text.endsWith(` at ${next}`)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('[LOC-09] [LOC-05] a holiday closes it and is named; a shutdown ends on its last day', () => {
    const hours = ([1, 2, 3, 4, 5] as const).map((weekday): OpeningHours => ({
      weekday,
      status: 'Open',
      open: '09:00',
      close: '17:00',
    }))
    const closed = (date: string, name: string): SpecialHours => ({ date, name, status: 'Closed', department: 'all' })
    const special = [closed('2026-12-25', 'Christmas Day'), closed('2026-12-28', 'Boxing Day')]
    const at = (date: string) => openStateAt(hours, { date, minutes: 600 }, special)
    expect(at('2026-12-24')).toEqual({ open: true, text: 'Open now, closes at 5 pm' })
    expect(at('2026-12-25')).toEqual({ open: false, text: 'Closed for Christmas Day, opens Tuesday at 9 am' })
    const all = Array.from({ length: 11 }, (_, at) => closed(addDays('2026-12-25', at), 'Summer break'))
    expect(openStateAt(hours, { date: '2026-12-25', minutes: 600 }, all)?.text).toBe(
      'Closed for Summer break, opens on 5 January at 9 am',
    )
  })

  test('[LOC-09] local time counts on the day of a clock change', () => {
    const special: readonly SpecialHours[] = [
      { date: '2026-10-04', status: 'Open', start_hour: '02:30', end_hour: '04:00', department: 'all' },
    ]
    const hours: readonly OpeningHours[] = [{ weekday: 0, status: 'Closed' }]
    const at = (zone: string, moment: string) => {
      const now = toLocalMoment(moment, zone)
      return now && openStateAt(hours, now, special)
    }
    // In Sydney the hour from 2 am to 3 am does not exist on this day.
    expect(at('Australia/Sydney', '2026-10-03T15:59:00Z')?.text).toBe('Closed, opens today at 2:30 am')
    expect(at('Australia/Sydney', '2026-10-03T16:00:00Z')).toEqual({ open: true, text: 'Open now, closes at 4 am' })
    expect(at('Australia/Sydney', '2026-10-03T17:00:00Z')?.open).toBe(false)
    // On Lord Howe half an hour is skipped, in Brisbane nothing.
    expect(at('Australia/Lord_Howe', '2026-10-03T15:30:00Z')).toEqual({ open: true, text: 'Open now, closes at 4 am' })
    expect(at('Australia/Brisbane', '2026-10-03T16:00:00Z')?.text).toBe('Closed, opens today at 2:30 am')
  })

  test('[LOC-09] converts any moment to local time, across clock changes too', () => {
    const zones = [
      'Australia/Sydney',
      'Australia/Adelaide',
      'Australia/Lord_Howe',
      'Australia/Perth',
      'Australia/Eucla',
    ]
    const from = Date.parse('2026-09-20T00:00:00Z')
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 240 * 86_400 }), (zone, seconds) => {
        const now = new Date(from + seconds * 1000)
        const [date, time = ''] = now.toLocaleString('sv-SE', { timeZone: zone }).split(' ')
        const [hour = 0, minute = 0] = time.split(':').map(Number)
        expect(toLocalMoment(now, zone)).toEqual({ date, minutes: hour * 60 + minute })
      }),
    )
  })
})

const entry = (date: string, department: Department = 'all'): SpecialHours => ({ date, department, status: 'Closed' })

describe('special hours', () => {
  test('[LOC-05] [LOC-10] lists those of the location’s departments; no type means sales', () => {
    const special_hours = departments.map((department, at) => entry(addDays(start, at), department))
    const listShown = (location_type: LocationType) =>
      listComingSpecialHours({ location_type, special_hours }, start).map(({ department }) => department)
    expect(listShown('')).toEqual(['all', 'sales'])
    expect(listShown('service')).toEqual(['all', 'service'])
    expect(listShown('service-and-parts')).toEqual(['all', 'service', 'parts'])
  })

  test('[LOC-05] [LOC-09] a department’s own hours win over those of all, in whatever order they are stored', () => {
    const date = '2026-12-24'
    const service = { date, department: 'service', status: 'Open', start_hour: '08:30', end_hour: '12:00' } as const
    const hours: readonly OpeningHours[] = [{ weekday: 4, status: 'Open', open: '08:00', close: '17:00' }]
    for (const special_hours of [
      [entry(date), service],
      [service, entry(date)],
    ]) {
      const stateOf = (location_type: LocationType) =>
        openStateAt(hours, { date, minutes: 600 }, listNearSpecialHours({ location_type, special_hours }, date))
      for (const type of ['', 'sales', 'parts'] as const) expect(stateOf(type)?.open).toBe(false)
      for (const type of ['service', 'service-and-parts'] as const)
        expect(stateOf(type)).toEqual({ open: true, text: 'Open now, closes at 12 pm' })
      expect(listComingSpecialHours({ location_type: 'service', special_hours }, date)).toEqual([service])
    }
  })

  test('[LOC-09] sends one entry a day to the browser, from yesterday to beyond the look-ahead', () => {
    fc.assert(
      fc.property(specialArb, fc.constantFrom(...locationTypes), day, (special_hours, location_type, today) => {
        const specialHours = listNearSpecialHours(
          { location_type, special_hours: [...special_hours, ...special_hours] },
          today,
        )
        expect(new Set(specialHours.map(({ date }) => date)).size).toBe(specialHours.length)
        for (const one of special_hours) {
          const near = one.date >= addDays(today, -1) && one.date <= addDays(today, LOOK_AHEAD_DAYS)
          if (near) expect(specialHours.map(({ date }) => date)).toContain(one.date)
        }
      }),
    )
  })
})

describe('calendar days', () => {
  test('[LOC-05] exist, and are formatted the same everywhere', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
    expect(['2026-02-29', '2026-13-01', '2026-1-1', 'soon', ''].some(isDay)).toBe(false)
    expect(formatLongDay('2026-12-25')).toBe('Friday 25 December 2026')
  })
})
