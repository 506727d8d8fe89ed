import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copyMondayToFriday, daysOfProblems, parseWeek, weekOrder, listWeekProblems, replaceDay } from './week'

const monday = { weekday: 1, status: 'Open', open: '08:30', close: '17:00' } as const

describe('opening hours of a week', () => {
  test('[LOC-04] [ADM-02] rejects closing before opening, with the day', () => {
    expect(listWeekProblems([{ ...monday, weekday: 2, open: '17:00', close: '08:30' }])).toEqual([
      {
        weekday: 2,
        message: 'On Tuesday, the closing time, 8:30 am, must be after the opening time, 5 pm.',
        times: ['close'],
      },
    ])
    expect(listWeekProblems([{ ...monday, close: '08:30' }])).toHaveLength(1)
    expect(listWeekProblems([{ weekday: 1, status: 'Open' }])[0]?.message).toMatch(
      /^Enter opening and closing times for Monday/,
    )
    expect(listWeekProblems([{ ...monday, open: '25:00' }])[0]?.message).toMatch(
      /^Enter opening and closing times for Monday/,
    )
  })

  test('[LOC-04] [ADM-05] names the times that are wrong, and the days', () => {
    const timesOf = (day: object) => listWeekProblems([{ weekday: 1, status: 'Open', ...day }])[0]?.times
    expect(timesOf({})).toEqual(['open', 'close'])
    expect(timesOf({ open: '08:00' })).toEqual(['close'])
    expect(timesOf({ close: '08:00' })).toEqual(['open'])
    expect(timesOf({ status: 'Shut' })).toBeUndefined()
    const week = [monday, { ...monday, weekday: 6, close: '08:00' }, { ...monday, weekday: 0, close: '08:00' }]
    const message = listWeekProblems(week).map((one) => one.message)
    expect(daysOfProblems(message.join(' '))).toBe('Saturday and Sunday')
  })

  test('[LOC-10] accepts days 0 Sunday to 6 Saturday, Open or Closed, each once', () => {
    expect(listWeekProblems([monday, { weekday: 0, status: 'Closed' }])).toEqual([])
    expect(listWeekProblems([{ weekday: '3', status: 'Closed' }])).toEqual([])
    expect(listWeekProblems([monday, monday])).toEqual([
      { weekday: 1, message: 'Monday is listed twice. Remove one of them.' },
    ])
    for (const weekday of [7, -1, 1.5, 'Monday', null])
      expect(listWeekProblems([{ weekday, status: 'Closed' }])[0]?.message).toMatch(/from 0 \(Sunday\) to 6/)
    expect(listWeekProblems([{ weekday: 1, status: 'Shut' }])[0]?.message).toBe('Choose Open or Closed for Monday.')
    expect(listWeekProblems('nine to five')[0]?.message).toBe('Opening hours must be a list of days.')
    expect(listWeekProblems(null)).toEqual([])
  })

  test('[LOC-04] parses any stored value to each day once, in order; parsing again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.array(fc.record({ weekday: fc.anything(), status: fc.anything() })),
        (odd, rows) => {
          for (const value of [odd, rows, [...rows, monday]]) {
            const week = parseWeek(value)
            expect(parseWeek(week)).toEqual(week)
            const at = week.map(({ weekday }) => weekOrder.indexOf(weekday))
            expect(at).toEqual([...new Set(at)].toSorted((a, b) => a - b))
            expect(() => listWeekProblems(value)).not.toThrow()
          }
        },
      ),
    )
  })

  test('[ADM-02] copies Monday to Friday only; a day can be removed', () => {
    const week = copyMondayToFriday([monday, { weekday: 6, status: 'Closed' }])
    expect(week.map(({ weekday, open }) => [weekday, open])).toEqual([
      ...[1, 2, 3, 4, 5].map((weekday) => [weekday, '08:30']),
      [6, undefined],
    ])
    expect(replaceDay(week, 3, undefined).map(({ weekday }) => weekday)).toEqual([1, 2, 4, 5, 6])
    expect(copyMondayToFriday([{ weekday: 2, status: 'Closed' }])).toEqual([])
  })
})
