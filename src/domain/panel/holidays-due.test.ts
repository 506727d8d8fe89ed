import { describe, expect, test } from 'vitest'
import { listHolidaysDue, missingText, type HolidayLocation } from './holidays-due'

const createLocation = (name: string, extra: Partial<HolidayLocation> = {}): HolidayLocation => ({
  id: name,
  name,
  state: 'QLD',
  location_type: 'sales',
  special_hours: [],
  ...extra,
})
const closed = (date: string, department: 'all' | 'sales' | 'service' | 'parts' = 'all') => ({
  date,
  department,
  status: 'Closed' as const,
})

describe('holidays without hours', () => {
  test('[ADM-03] lists the holidays of the next 30 days in the locations’ states that lack hours', () => {
    const due = listHolidaysDue(
      [createLocation('Milton'), createLocation('Kedron', { special_hours: [closed('2026-12-25')] })],
      '2026-11-26',
    )
    expect(due.map(({ date, missing, total }) => [date, missing, total])).toEqual([
      ['2026-12-25', ['Milton'], 2],
      ['2026-12-26', ['Milton', 'Kedron'], 2],
    ])
    expect(listHolidaysDue([createLocation('Milton')], '2026-11-24')).toEqual([])
  })

  test('[ADM-03] ignores holidays of other states', () => {
    expect(listHolidaysDue([createLocation('Milton')], '2026-10-20').map(({ name }) => name)).toEqual([])
    expect(
      listHolidaysDue([createLocation('Carlton', { state: 'VIC' })], '2026-10-20').map(({ name }) => name),
    ).toEqual(['Melbourne Cup Day'])
  })

  test('[ADM-03] counts hours of the location’s department or of all, not of others', () => {
    const names = (special: HolidayLocation['special_hours']) =>
      listHolidaysDue([createLocation('Milton', { special_hours: special })], '2026-11-25').map(({ date }) => date)
    expect(names([closed('2026-12-25', 'service')])).toContain('2026-12-25')
    expect(names([closed('2026-12-25', 'sales')])).not.toContain('2026-12-25')
    expect(names([closed('2026-12-25')])).not.toContain('2026-12-25')
  })

  test('names the locations, or gives their number if there are many', () => {
    const due = (missing: string[], total: number) =>
      missingText({ date: '2026-12-25', name: 'Christmas Day', missing, total })
    expect(due(['Milton'], 3)).toBe('at Milton')
    expect(due(['Milton', 'Kedron'], 3)).toBe('at Milton and Kedron')
    expect(due(['a', 'b', 'c'], 3)).toBe('at all 3 locations')
    expect(due(['a', 'b', 'c'], 6)).toBe('at 3 of 6 locations')
  })
})
