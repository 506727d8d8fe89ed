import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTime, isClockTime, parseMinutes, toClockTime } from './clock-times'
import { countDaysBetween, addDays, formatDay, formatLongDay, formatStoredDate, formatStoredMonth } from './days'
import { formatLongMoment, formatMoment, formatMomentDay } from './format-moment'

const moment = '2026-11-23T22:30:00Z'

test('[CNT-03] [RSV-01] formats a moment in a zone as a day, for a list, and for a text', () => {
  expect(formatMomentDay(moment, 'Australia/Melbourne')).toBe('24 November 2026')
  expect(formatMoment(moment, 'Australia/Melbourne')).toBe('24 Nov 2026, 9:30 am')
  expect(formatLongMoment(moment, 'Australia/Melbourne')).toBe('9:30 am on Tuesday 24 November 2026 (AEDT)')
  expect(formatMoment(moment, 'Australia/Eucla')).toBe('24 Nov 2026, 7:15 am')
})

test('[LOC-05] writes days and weekdays as the language of the site does', () => {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), (days) => {
      const day = addDays('2000-01-01', days)
      expect(formatLongDay(day)).toBe(format.format(new Date(day)).replace(',', ''))
      expect(countDaysBetween('2000-01-01', day)).toBe(days)
    }),
  )
})

test('[LOC-04] every minute of a day is a time of the clock and back', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) {
    const time = toClockTime(minutes)
    expect(isClockTime(time)).toBe(true)
    expect(parseMinutes(time)).toBe(minutes)
    expect(formatTime(time)).toMatch(/^(?:[1-9]|1[0-2])(?::[0-5]\d)? [ap]m$/)
  }
  for (const text of ['24:00', '8:30', '08:60', '', 830]) expect(isClockTime(text), String(text)).toBe(false)
})

test('[VDP-14] writes a stored date as Australians do, of a build date only the month, and leaves other texts', () => {
  expect(formatStoredDate('2027-08-02')).toBe('2 August 2027')
  expect(formatStoredDate('2027-08-02T00:00:00.000Z')).toBe('2 August 2027')
  expect(formatStoredMonth('2022-08-15')).toBe('August 2022')
  for (const text of ['soon', '08/2022', '2026-02-30', '']) {
    expect(formatStoredDate(text)).toBe(text)
    expect(formatStoredMonth(text)).toBe(text)
  }
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), (days) => {
      const day = addDays('2000-01-01', days)
      expect(formatStoredDate(day)).toBe(formatDay(day))
      expect(formatDay(day)).toBe(`${Number(day.slice(8))} ${formatStoredMonth(day)}`)
    }),
  )
})
