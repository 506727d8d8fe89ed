import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import { groupByDay, formatLocalTime } from './bookable-days'
import { formatClosedNote } from './closed-note'
import { listClosedDays, listFreeSlots, listSlots } from './slots'
import { toMoment, localTimeAt } from '@/src/domain/time/zones'

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
const listLocalTimes = (slots: readonly { localTime: string }[]): readonly string[] =>
  slots.map(({ localTime }) => localTime)

describe('local time', () => {
  test('[LEAD-02] a local time has one moment; a skipped time has none, a repeated time its first', () => {
    expect(toMoment('2026-10-04 02:30', 'Australia/Brisbane')).toBe(at('2026-10-03T16:30:00Z'))
    expect(toMoment('2026-10-04 02:30', 'Australia/Sydney')).toBeNull()
    expect(toMoment('2026-04-05 02:30', 'Australia/Sydney')).toBe(at('2026-04-04T15:30:00Z'))
    expect(toMoment('2026-10-04 02:15', 'Australia/Lord_Howe')).toBeNull()
    expect(toMoment('soon', 'Australia/Sydney')).toBeNull()
  })

  test('[LEAD-02] every moment converts to a local time and back, except in the second of a repeated hour', () => {
    const zones = [
      'Australia/Brisbane',
      'Australia/Sydney',
      'Australia/Lord_Howe',
      'Australia/Adelaide',
      'Australia/Eucla',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: at('2026-01-01T00:00:00Z') / 60_000, max: at('2027-12-31T00:00:00Z') / 60_000 }),
        (zone, minute) => {
          const moment = minute * 60_000
          const back = toMoment(localTimeAt(moment, zone), zone)
          expect([moment, moment - 3_600_000, moment - 1_800_000]).toContain(back)
        },
      ),
    )
  })
})

describe('slots', () => {
  test('[LEAD-02] lists times within the hours, after the notice, as far ahead as the dealer allows', () => {
    const now = at('2026-11-24T22:00:00Z')
    const slots = listSlots(createLocation('Australia/Brisbane', '09:00', '10:40'), rules, now)
    // 8 am in Brisbane; with three hours' notice it is 11 am, after closing.
    expect(listLocalTimes(slots)).toEqual(
      ['2026-11-26', '2026-11-27'].flatMap((day) => ['09:00', '09:30', '10:00'].map((time) => `${day} ${time}`)),
    )
  })

  test('[LEAD-02] says in one line which of the offered days the location is closed on', () => {
    const everyDay = createLocation('Australia/Perth', '09:00', '17:00', [
      { date: '2026-12-25', status: 'Closed', department: 'all', name: 'Christmas Day' },
      { date: '2026-12-26', status: 'Open', start_hour: '11:00', end_hour: '12:00', department: 'sales' },
      { date: '2026-12-28', status: 'Closed', department: 'all' },
      { date: '2027-01-01', status: 'Closed', department: 'all', name: 'New Year’s Day' },
    ])
    const weekdaysOnly = {
      ...everyDay,
      opening_hours: everyDay.opening_hours.filter(({ weekday }) => weekday % 6 !== 0),
    }
    const noteOf = (location: typeof everyDay, days_ahead: number) =>
      formatClosedNote('Kewdale', listClosedDays(location, { ...rules, days_ahead }, at('2026-12-21T02:00:00Z')))
    expect(noteOf(everyDay, 3)).toBeUndefined()
    expect(noteOf(everyDay, 9)).toBe('Kewdale is closed on Friday 25 December (Christmas Day) and Monday 28 December.')
    expect(noteOf(weekdaysOnly, 7)).toBe(
      'Kewdale is closed on Saturdays and Sundays, and on Friday 25 December (Christmas Day).',
    )
    expect(noteOf({ ...weekdaysOnly, special_hours: [] }, 6)).toBe('Kewdale is closed on Saturdays.')
  })

  test("[LEAD-02] special hours replace the week's hours", () => {
    const special: readonly SpecialHours[] = [
      { date: '2026-12-25', status: 'Closed', department: 'all' },
      { date: '2026-12-26', status: 'Open', start_hour: '11:00', end_hour: '12:00', department: 'sales' },
      { date: '2026-12-24', status: 'Closed', department: 'service' },
    ]
    const slots = listSlots(
      createLocation('Australia/Perth', '09:00', '09:30', special),
      rules,
      at('2026-12-23T12:00:00Z'),
    )
    expect(listLocalTimes(slots)).toEqual(['2026-12-24 09:00'])
    const later = listSlots(
      createLocation('Australia/Perth', '09:00', '09:30', special),
      rules,
      at('2026-12-24T12:00:00Z'),
    )
    expect(listLocalTimes(later)).toEqual(['2026-12-26 11:00', '2026-12-26 11:30'])
  })

  test('[LEAD-02] never offers a skipped hour, and a repeated one once', () => {
    const spring = listLocalTimes(
      listSlots(createLocation('Australia/Melbourne'), { ...rules, days_ahead: 2 }, at('2026-10-03T02:00:00Z')),
    )
    expect(spring.filter((localTime) => localTime.startsWith('2026-10-04'))).toEqual(
      ['00:30', '01:00', '01:30', '03:00', '03:30'].map((time) => `2026-10-04 ${time}`),
    )
    const autumn = listLocalTimes(
      listSlots(createLocation('Australia/Melbourne'), { ...rules, days_ahead: 2 }, at('2026-04-04T02:00:00Z')),
    )
    expect(autumn.filter((localTime) => localTime.startsWith('2026-04-05'))).toEqual(
      ['00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30'].map((time) => `2026-04-05 ${time}`),
    )
  })

  test('[LEAD-02] a slot is free while a bay is free and the vehicle is not booked', () => {
    const slots = listSlots(
      createLocation('Australia/Brisbane', '09:00', '11:00'),
      { ...rules, notice_hours: 0, days_ahead: 1 },
      at('2026-11-24T14:00:00Z'),
    )
    const [first, second] = slots
    if (!first || !second) throw new Error('Expected two slots.')
    const booking = { from: first.at, to: first.at + 45 * 60_000, sameVehicle: false }
    const size = { minutes: 30, bays: 2 }
    expect(listLocalTimes(listFreeSlots(slots, [booking], size))).toEqual(listLocalTimes(slots))
    expect(listLocalTimes(listFreeSlots(slots, [booking, booking], size))).toEqual(listLocalTimes(slots.slice(2)))
    expect(listLocalTimes(listFreeSlots(slots, [{ ...booking, sameVehicle: true }], size))).toEqual(
      listLocalTimes(slots.slice(2)),
    )
    expect(groupByDay(slots.slice(0, 2))).toEqual([
      {
        date: '2026-11-25',
        label: 'Wed 25 November',
        times: [
          ['09:00', '9 am'],
          ['09:30', '9:30 am'],
        ],
      },
    ])
    expect(formatLocalTime('2026-11-25 09:30')).toBe('Wednesday 25 November 2026, 9:30 am')
  })
})
