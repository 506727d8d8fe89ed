import { describe, expect, test } from 'vitest'
import { defaultChange, formatScheduled, formatScheduleNotice, isScheduledChange, scheduleProblem } from './schedule'

const now = Date.parse('2026-11-27T14:00:00Z')

describe('scheduled publishing', () => {
  test('[CNT-01] offers to publish what is not published, and nothing for a published page', () => {
    expect(defaultChange(true)).toBe('publish')
    expect(defaultChange(false)).toBeUndefined()
    expect(isScheduledChange('delete')).toBe(false)
  })

  test('[CNT-01] needs a moment that is still to come', () => {
    expect(scheduleProblem('2026-11-27T14:00:01.000Z', now)).toBeUndefined()
    expect(scheduleProblem(new Date(now), now)).toBe('This time is in the past. Enter a later one.')
    for (const value of ['30/02/2027 9:00 am', undefined, null, 5])
      expect(scheduleProblem(value, now)).toBe('Enter a date and time, as dd/mm/yyyy, 9:00 am.')
  })

  test('[STF-03] names the moment by the clocks of the dealer', () => {
    expect(formatScheduled('unpublish', '2026-11-27T23:00:00Z', 'Australia/Brisbane')).toBe(
      'Unpublish on 28/11/2026, 9:00 am, Brisbane time',
    )
  })

  test('[ADM-03] [CNT-01] says what failed, or will, and why', () => {
    const notice = {
      kind: 'Page',
      change: 'publish',
      at: '2026-11-27T23:00:00Z',
      timezone: 'Australia/Brisbane',
      hasFailed: true,
      reason: 'Title: This field is required.',
    } as const
    expect(formatScheduleNotice(notice)).toBe(
      'Title: This field is required. This page wasn’t published on 28/11/2026, 9:00 am, Brisbane time.',
    )
    expect(formatScheduleNotice({ ...notice, change: 'unpublish', hasFailed: false })).toContain(
      'This page can’t be unpublished on 28/11/2026',
    )
  })
})
