import { describe, expect, test } from 'vitest'
import { parseBulkHours } from './bulk-hours'
import {
  toBulkHours,
  listDraftDays,
  emptyBulkDraft,
  findDraftTimesProblem,
  toHolidayKey,
  filterHolidays,
  toggle,
  resolveConflicts,
} from './bulk-hours-draft'
import { listMissingDays, toMissingRequests } from './missing-days'
import { listPublicHolidays } from './holidays'

const TODAY = '2026-07-01'
const a = '00000000-0000-7000-8000-00000000000a'
const b = '00000000-0000-7000-8000-00000000000b'
const locations = [
  { id: a, address: { state: 'VIC' } },
  { id: b, address: { state: 'QLD' } },
]
const holidays = listPublicHolidays(2026)
const find = (name: string) => holidays.find((one) => one.name === name)!

describe('bulk special hours', () => {
  test('[LOC-05] refuses a closing time that is not after the opening, once both are complete', () => {
    const open = { ...emptyBulkDraft, status: 'Open', start_hour: '17:00', end_hour: '09:00' } as const
    expect(findDraftTimesProblem(open)).toBe('The closing time, 9 am, must be after the opening time, 5 pm.')
    expect(findDraftTimesProblem({ ...open, end_hour: '17:00' })).toMatch(/must be after/)
    expect(findDraftTimesProblem({ ...open, end_hour: '17:30' })).toBeUndefined()
    // A time that is missing or still being typed is no problem yet.
    expect(findDraftTimesProblem({ ...open, end_hour: '' })).toBeUndefined()
    expect(findDraftTimesProblem({ ...open, end_hour: '9:' })).toBeUndefined()
    // A closed day has no times.
    expect(findDraftTimesProblem({ ...open, status: 'Closed' })).toBeUndefined()
  })

  test('[LOC-05] applies a holiday to the chosen locations in its states', () => {
    const draft = {
      ...emptyBulkDraft,
      locationIds: new Set([a, b]),
      holidays: new Set([toHolidayKey(find('Christmas Day')), toHolidayKey(find('Melbourne Cup Day'))]),
      customDay: { date: '2026-07-04', name: 'Open day' },
    }
    expect(listDraftDays(draft, holidays, locations)).toEqual([
      { date: '2026-11-03', name: 'Melbourne Cup Day', locations: [a] },
      { date: '2026-12-25', name: 'Christmas Day', locations: [a, b] },
      { date: '2026-07-04', name: 'Open day', locations: [a, b] },
    ])
    expect(listDraftDays({ ...draft, locationIds: new Set() }, holidays, locations)).toEqual([])
    expect(filterHolidays(holidays, locations).some(({ name }) => name === 'Picnic Day')).toBe(false)
  })

  test('[LOC-05] toggling twice changes nothing', () => {
    expect([...toggle(toggle(new Set(['x']), 'y'), 'x')]).toEqual(['y'])
  })

  const days = [{ date: '2026-12-25', name: 'Christmas Day', locations: [a, b] }]

  test('[LOC-05] parses the request it builds; closed days have no times', () => {
    const request = toBulkHours('t', emptyBulkDraft, days)
    expect(parseBulkHours(request, TODAY)).toEqual({ bulk: { tenant: 't', days, department: 'all', status: 'Closed' } })
    expect(parseBulkHours(toBulkHours('t', { ...emptyBulkDraft, status: 'Open' }, days), TODAY)).toMatchObject({
      bulk: { start_hour: '09:00', end_hour: '13:00' },
    })
  })

  test.each([
    ['no day', { days: [] }, 'Choose at least one day.'],
    ['no location', { days: [{ ...days[0], locations: [] }] }, 'Choose at least one location.'],
    ['an invalid day', { days: [{ ...days[0], date: '2026-02-30' }] }, 'Enter a date for each day, as dd/mm/yyyy.'],
    ['open without times', { status: 'Open' }, 'Enter the opening and closing times, such as 9:00 am and 1:00 pm.'],
    [
      'a day that is over',
      { days: [{ ...days[0], date: '2026-06-30' }] },
      'Tuesday 30 June 2026 is in the past. Choose today or a later day.',
    ],
    [
      'a day twice',
      { days: [days[0], days[0]] },
      'Friday 25 December 2026 is listed twice for the same location. Remove one of them.',
    ],
  ])('[LOC-05] rejects %s with a message', (_, changed, message) => {
    expect(parseBulkHours({ ...toBulkHours('t', emptyBulkDraft, days), ...changed }, TODAY)).toEqual({
      problems: [message],
    })
  })

  test('[LOC-05] rejects invalid requests without throwing', () => {
    for (const body of [undefined, null, 'x', [], {}, { days: 'x' }])
      expect(parseBulkHours(body, TODAY)).toHaveProperty('problems')
  })
})

describe('holidays that clash or are missing', () => {
  test('[LOC-05] a kept location is left out of the day, and a replaced one is named', () => {
    const days = [
      { date: '2026-12-25', name: 'Christmas Day', locations: [a, b] },
      { date: '2026-12-26', name: 'Boxing Day', locations: [a] },
    ]
    const conflicts = [
      { date: '2026-12-25', location: b, name: 'B', department: 'all' as const, current: 'Closed' },
      { date: '2026-12-26', location: a, name: 'A', department: 'all' as const, current: 'Closed' },
    ]
    const bulk = toBulkHours('t', emptyBulkDraft, days)
    expect(resolveConflicts(bulk, conflicts, new Set([`2026-12-25 ${b}`]))).toEqual({
      ...bulk,
      days: [days[0]],
      replace: [{ date: '2026-12-25', location: b }],
    })
    expect(resolveConflicts(bulk, conflicts, new Set()).days).toEqual([{ ...days[0], locations: [a] }])
  })

  test('[LOC-05] a later location is offered the named days of most others in its state', () => {
    const states = { [a]: 'VIC', [b]: 'VIC', c: 'VIC', d: 'QLD' }
    const all = Object.entries(states).map(([id, state]) => ({ id, address: { state } }))
    const christmas = { date: '2026-12-25', name: 'Christmas Day', department: 'all', status: 'Closed' } as const
    const entries = [
      { ...christmas, locations: [a, b] },
      { ...christmas, date: '2026-12-26', name: 'Boxing Day', locations: [a, b, 'c'] },
      { ...christmas, date: '2026-12-27', name: null, locations: [a, b] },
      { ...christmas, date: '2026-12-28', name: 'Stocktake', locations: [a] },
    ]
    const [missing, ...others] = listMissingDays(entries, all)
    expect(others).toEqual([])
    expect(missing).toEqual({ locationId: 'c', entries: [entries[0]] })
    expect(missing && toMissingRequests('t', missing)).toEqual([
      {
        tenant: 't',
        days: [{ date: '2026-12-25', name: 'Christmas Day', locations: ['c'] }],
        department: 'all',
        status: 'Closed',
      },
    ])
  })
})
