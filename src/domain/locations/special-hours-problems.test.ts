import { describe, expect, test } from 'vitest'
import {
  hasSameHours,
  overlaps,
  formatOverlap,
  specialTimeProblem,
  specialTimesProblem,
} from './special-hours-problems'
import type { Department } from './opening-hours'

describe('hours that a location already has', () => {
  const closed = { status: 'Closed' } as const
  const open = { status: 'Open', start_hour: '09:00', end_hour: '13:00' } as const

  test('[LOC-05] are the same only if state and times are', () => {
    expect(hasSameHours(closed, closed)).toBe(true)
    expect(hasSameHours(open, { ...open })).toBe(true)
    expect(hasSameHours(open, { ...open, end_hour: '14:00' })).toBe(false)
    expect(hasSameHours(open, closed)).toBe(false)
  })
})

describe('problems of special hours', () => {
  test('[LOC-05] entries overlap on the same day, location and department', () => {
    const of = (date: string, department: Department, ...locations: string[]) => ({ date, department, locations })
    const one = of('2026-12-25', 'service', 'a', 'b')
    expect(overlaps(one, of('2026-12-25', 'service', 'b', 'c'))).toBe(true)
    expect(overlaps(one, of('2026-12-25', 'all', 'a'))).toBe(false)
    expect(overlaps(one, of('2026-12-25', 'parts', 'a'))).toBe(false)
    expect(overlaps(one, of('2026-12-26', 'service', 'a'))).toBe(false)
    expect(overlaps(one, of('2026-12-25', 'service', 'c'))).toBe(false)
    expect(formatOverlap('Aspley', one)).toBe(
      'Aspley already has special hours for service on Friday 25 December 2026. Change or delete those first.',
    )
  })

  test('[LOC-05] an open day needs times, in order', () => {
    expect(specialTimesProblem({ status: 'Closed' })).toBeUndefined()
    expect(specialTimesProblem({ status: 'Open' })).toMatch(/^Enter the opening and closing times/)
    expect(specialTimesProblem({ status: 'Open', start_hour: '09:00', end_hour: '09:00' })).toMatch(/must be after/)
    expect(specialTimesProblem({ status: 'Open', start_hour: '09:00', end_hour: '13:00' })).toBeUndefined()
  })

  test('[LOC-05] only the wrong one of an open day’s times has a problem', () => {
    const problemsOf = (start_hour: string, end_hour: string, status = 'Open') =>
      (['start', 'end'] as const).map((end) => specialTimeProblem(end, { status, start_hour, end_hour }))
    expect(problemsOf('', '')).toEqual([
      'Enter the opening time, such as 9:00 am.',
      'Enter the closing time, such as 1:00 pm.',
    ])
    expect(problemsOf('soon', '13:00')).toEqual(['Enter the opening time, such as 9:00 am.', undefined])
    expect(problemsOf('09:00', '25:00')).toEqual([undefined, 'Enter the closing time, such as 1:00 pm.'])
    expect(problemsOf('17:00', '09:00')).toEqual([
      undefined,
      'The closing time, 9 am, must be after the opening time, 5 pm.',
    ])
    expect(problemsOf('09:00', '13:00')).toEqual([undefined, undefined])
    expect(problemsOf('', '', 'Closed')).toEqual([undefined, undefined])
  })
})
