import { describe, expect, test } from 'vitest'
import { readBulk } from './bulk'
import { bulkOf, draftedDays, emptyDraft, holidayKey, holidaysFor, toggled } from './bulk-draft'
import { publicHolidays } from './holidays'

const a = '00000000-0000-7000-8000-00000000000a'
const b = '00000000-0000-7000-8000-00000000000b'
const places = [
  { id: a, address: { state: 'VIC' } },
  { id: b, address: { state: 'QLD' } },
]
const holidays = publicHolidays(2026)
const find = (name: string) => holidays.find((one) => one.name === name)!

describe('bulk special hours', () => {
  test('[LOC-05] applies a holiday to the chosen locations in its states', () => {
    const draft = {
      ...emptyDraft,
      places: new Set([a, b]),
      holidays: new Set([holidayKey(find('Christmas Day')), holidayKey(find('Melbourne Cup Day'))]),
      own: { date: '2026-07-04', name: 'Open day' },
    }
    expect(draftedDays(draft, holidays, places)).toEqual([
      { date: '2026-11-03', name: 'Melbourne Cup Day', locations: [a] },
      { date: '2026-12-25', name: 'Christmas Day', locations: [a, b] },
      { date: '2026-07-04', name: 'Open day', locations: [a, b] },
    ])
    expect(draftedDays({ ...draft, places: new Set() }, holidays, places)).toEqual([])
    expect(holidaysFor(holidays, places).some(({ name }) => name === 'Picnic Day')).toBe(false)
  })

  test('[LOC-05] toggling twice changes nothing', () => {
    expect([...toggled(toggled(new Set(['x']), 'y'), 'x')]).toEqual(['y'])
  })

  const days = [{ date: '2026-12-25', name: 'Christmas Day', locations: [a, b] }]

  test('[LOC-05] parses the request it builds; closed days have no times', () => {
    const sent = bulkOf('t', emptyDraft, days)
    expect(readBulk(sent)).toEqual({ bulk: { tenant: 't', days, department: 'all', status: 'Closed' } })
    expect(readBulk(bulkOf('t', { ...emptyDraft, status: 'Open' }, days))).toMatchObject({
      bulk: { start_hour: '09:00', end_hour: '13:00' },
    })
  })

  test.each([
    ['no day', { days: [] }, 'Choose at least one day.'],
    ['no location', { days: [{ ...days[0], locations: [] }] }, 'Choose at least one location.'],
    ['an invalid day', { days: [{ ...days[0], date: '2026-02-30' }] }, 'A day such as 2026-12-25 is missing.'],
    ['open without times', { status: 'Open' }, 'An open day needs both times, such as 09:00 and 13:00.'],
    ['a day twice', { days: [days[0], days[0]] }, '2026-12-25 stands here twice for the same location.'],
  ])('[LOC-05] rejects %s with a message', (_, changed, message) => {
    expect(readBulk({ ...bulkOf('t', emptyDraft, days), ...changed })).toEqual({ problems: [message] })
  })

  test('[LOC-05] rejects invalid requests without throwing', () => {
    for (const body of [undefined, null, 'x', [], {}, { days: 'x' }]) expect(readBulk(body)).toHaveProperty('problems')
  })
})
