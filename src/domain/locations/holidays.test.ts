import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isDay, weekdayOf } from '@/src/domain/time/days'
import { listComingHolidays, listPublicHolidays } from './holidays'
import { easterSunday } from './easter'
import { type State, states } from './states'

const daysOf = (year: number, state: State): readonly string[] =>
  listPublicHolidays(year)
    .filter((one) => one.states.includes(state))
    .map(({ date }) => date.slice(5))

describe('public holidays', () => {
  test.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('[LOC-05] Easter Sunday of %i is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  test('[LOC-05] matches the states’ published holidays of 2026', () => {
    expect(daysOf(2026, 'VIC')).toEqual([
      ...['01-01', '01-26', '03-09', '04-03', '04-04', '04-05', '04-06', '04-25'],
      ...['06-08', '11-03', '12-25', '12-26', '12-28'],
    ])
    expect(daysOf(2026, 'QLD')).toEqual([
      ...['01-01', '01-26', '04-03', '04-04', '04-05', '04-06', '04-25'],
      ...['05-04', '10-05', '12-25', '12-26', '12-28'],
    ])
    expect(daysOf(2026, 'WA')).toEqual([
      ...['01-01', '01-26', '03-02', '04-03', '04-05', '04-06', '04-25', '04-27'],
      ...['06-01', '09-28', '12-25', '12-26', '12-28'],
    ])
    expect(daysOf(2026, 'ACT')).toContain('06-01')
    expect(daysOf(2026, 'NSW')).toContain('04-27')
  })

  test('[LOC-05] moves holidays on weekends', () => {
    expect(daysOf(2027, 'TAS').filter((day) => day.startsWith('12'))).toEqual(['12-25', '12-26', '12-27', '12-28'])
    expect(daysOf(2022, 'TAS').filter((day) => day.startsWith('12'))).toEqual(['12-25', '12-26', '12-27'])
    expect(daysOf(2025, 'SA')).toContain('01-27')
    expect(daysOf(2028, 'NT')).toContain('01-03')
  })

  test('[LOC-05] lists existing days in order, Monday holidays on Mondays, none twice in a state', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2099 }), (year) => {
        const all = listPublicHolidays(year)
        expect(all.every(({ date, states: of }) => isDay(date) && date.startsWith(String(year)) && of.length > 0)).toBe(
          true,
        )
        expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted())
        const mondays = /Labour|King’s|Easter Monday|Picnic|Western|Reconciliation|Canberra|May Day|Eight|Adelaide/
        for (const { date, name } of all) if (mondays.test(name)) expect(weekdayOf(date)).toBe(1)
        for (const state of states) {
          const keys = all.filter((one) => one.states.includes(state)).map(({ date, name }) => `${date} ${name}`)
          expect(new Set(keys).size).toBe(keys.length)
          expect(keys.length).toBeGreaterThanOrEqual(9)
        }
        const easter = easterSunday(year)
        expect(weekdayOf(easter)).toBe(0)
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
      }),
    )
  })

  test('[LOC-05] lists the holidays of the next twelve months, across the end of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
        const today = addDays('2026-01-01', days)
        const found = listComingHolidays(today)
        expect(found.every(({ date }) => date >= today && date < addDays(today, 367))).toBe(true)
        expect(found.filter(({ name }) => name === 'Christmas Day')).toHaveLength(1)
      }),
    )
  })
})
