import { describe, expect, test } from 'vitest'
import type { Department, SpecialHours } from './opening-hours'
import { listHolidayGroups, listNearHolidayLines } from './holiday-lines'

const entry = (date: string, department: Department = 'all'): SpecialHours => ({ date, department, status: 'Closed' })

describe('the list of holidays', () => {
  test('[LOC-05] the holiday list has a line for each department, whatever the location’s type', () => {
    const date = '2026-12-24'
    const service = { date, department: 'service', status: 'Open', start_hour: '08:30', end_hour: '12:00' } as const
    const location = { name: 'Aspley', location_type: '', special_hours: [service, entry(date)] } as const
    const [group] = listHolidayGroups([location], date)
    expect(group?.lines.map(({ department, times }) => [department, times])).toEqual([
      ['All departments', 'Closed'],
      ['Service', '8:30 am – 12 pm'],
    ])
    expect(listNearHolidayLines(location, '2026-12-01')).toEqual(group?.lines)
    expect(listNearHolidayLines(location, '2026-11-01')).toEqual([])
    expect(listNearHolidayLines({}, date)).toEqual([])
  })

  test('[LOC-05] lists coming days by date; without any there is no group', () => {
    const special_hours = [entry('2026-12-26'), entry('2026-12-25'), entry('2026-01-26')]
    const location = { name: 'Aspley', location_type: 'sales', special_hours } as const
    const [group] = listHolidayGroups([location], '2026-12-25')
    expect(group?.lines.map(({ day }) => day)).toEqual(['Friday 25 December 2026', 'Saturday 26 December 2026'])
    expect(group?.lines[0]).toMatchObject({ department: 'All departments', times: 'Closed' })
    expect(listHolidayGroups([location], '2026-12-27')).toEqual([])
    expect(listHolidayGroups([{ ...location, special_hours: [] }], '2026-09-20')).toEqual([])
  })
})
