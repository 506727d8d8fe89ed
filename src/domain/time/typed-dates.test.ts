import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './days'
import { toClockTime } from './clock-times'
import { toMoment } from './zones'
import {
  formatTypedDay,
  formatTypedMoment,
  formatTypedTime,
  parseTypedDay,
  parseTypedMoment,
  parseTypedTime,
} from './typed-dates'

const zone = fc.constantFrom('Australia/Brisbane', 'Australia/Melbourne', 'Australia/Lord_Howe', 'Australia/Perth')
const day = fc.integer({ min: 0, max: 70_000 }).map((days) => addDays('1905-01-01', days))

describe('dates that staff type', () => {
  test.each([
    ['3/12/2026', '2026-12-03'],
    ['03/12/2026', '2026-12-03'],
    ['3.12.26', '2026-12-03'],
    ['3 Dec 2026', '2026-12-03'],
    ['3rd December, 2026', '2026-12-03'],
    [' 2026-12-03 ', '2026-12-03'],
    ['29/2/2028', '2028-02-29'],
  ])('[STF-03] %j is %s: the day comes first', (text, value) => {
    expect(parseTypedDay(text)).toEqual({ value })
  })

  test.each([
    ['30/2/2026', 'February 2026 has 28 days.'],
    ['0/5/2026', 'May 2026 has 31 days.'],
    ['11/25/2026', 'There is no month 25. Enter the day first: 25/11/2026.'],
    ['31/13/2026', 'There is no month 13. Enter a date as dd/mm/yyyy.'],
    ['1/1/1066', 'Enter a year between 1900 and 2100.'],
    ['tomorrow', 'Enter a date as dd/mm/yyyy.'],
    ['1/ju/2026', 'Enter a date as dd/mm/yyyy.'],
    ['2026-02-30', 'Enter a date as dd/mm/yyyy.'],
    ['', 'Enter a date as dd/mm/yyyy.'],
  ])('[STF-03] %j is refused in words', (text, problem) => {
    expect(parseTypedDay(text)).toEqual({ problem })
  })

  test('[STF-03] every day reads back as it is shown', () => {
    fc.assert(
      fc.property(day, (value) => {
        expect(parseTypedDay(formatTypedDay(value))).toEqual({ value })
      }),
    )
  })
})

describe('times that staff type', () => {
  test.each([
    ['9 am', '09:00'],
    ['9:00am', '09:00'],
    ['9.30 p.m.', '21:30'],
    ['12 am', '00:00'],
    ['12:15 PM', '12:15'],
    ['17:30', '17:30'],
    ['00:00', '00:00'],
    ['midday', '12:00'],
  ])('[STF-03] %j is %s', (text, value) => {
    expect(parseTypedTime(text)).toEqual({ value })
  })

  test.each([
    ['9', 'Enter a time, such as 9:00 am.'],
    ['', 'Enter a time, such as 9:00 am.'],
    ['nine', 'Enter a time, such as 9:00 am.'],
    ['13 pm', 'With am or pm, hours go from 1 to 12. Enter a time, such as 9:00 am.'],
    ['24:00', 'A day has 24 hours. Enter a time, such as 9:00 am.'],
    ['9:75', 'An hour has 60 minutes. Enter a time, such as 9:00 am.'],
  ])('[STF-03] %j is refused in words', (text, problem) => {
    expect(parseTypedTime(text)).toEqual({ problem })
  })

  test('[STF-03] every time reads back as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }).map(toClockTime), (value) => {
        expect(parseTypedTime(formatTypedTime(value))).toEqual({ value })
      }),
    )
  })
})

describe('moments that staff type', () => {
  test.each([
    ['3/12/2026 9:00 AM', '2026-12-02T22:00:00.000Z'],
    ['3/12/2026, 9 am', '2026-12-02T22:00:00.000Z'],
    ['25/11/2026 09:00', '2026-11-24T22:00:00.000Z'],
    ['25 Nov 2026 at noon', '2026-11-25T01:00:00.000Z'],
    ['25/11/2026', '2026-11-24T13:00:00.000Z'],
    ['3 12 26', '2026-12-02T13:00:00.000Z'],
  ])('[STF-03] %j by Melbourne’s clocks is %s', (text, value) => {
    expect(parseTypedMoment(text, 'Australia/Melbourne')).toEqual({ value })
  })

  test.each([
    ['30/2/2026 9 am', 'February 2026 has 28 days.'],
    ['3/12/2026 25:00', 'A day has 24 hours. Enter a time, such as 9:00 am.'],
    ['next week', 'Enter a date as dd/mm/yyyy.'],
    [
      '4/10/2026 2:30 am',
      '2:30 am doesn’t exist on 4/10/2026 in Melbourne, because clocks are turned forward. Choose another time.',
    ],
  ])('[STF-03] %j is refused in words', (text, problem) => {
    expect(parseTypedMoment(text, 'Australia/Melbourne')).toEqual({ problem })
  })

  test('[STF-03] every time that a zone’s clocks show reads back as it is shown', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), zone, (date, minutes, timezone) => {
        const moment = toMoment(`${date} ${toClockTime(minutes)}`, timezone)
        fc.pre(moment !== null && date > '1972')
        const value = new Date(moment ?? 0).toISOString()
        expect(parseTypedMoment(formatTypedMoment(value, timezone), timezone)).toEqual({ value })
      }),
    )
  })
})
