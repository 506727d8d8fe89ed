import { describe, expect, test } from 'vitest'
import { daysAway, endingOf, windowState } from './shown-window'

const now = new Date('2026-11-22T03:00:00Z')

describe('promotional window', () => {
  test('[CNT-03] [ADM-02] says whether it runs, starts or has expired, by the day in its own zone', () => {
    expect(windowState({}, now)).toEqual({ state: 'Running', words: 'Running' })
    expect(windowState({ expiry: '2026-11-30T14:00:00Z', expiry_tz: 'Australia/Brisbane' }, now).words).toBe(
      'Running until 1 December',
    )
    expect(windowState({ expiry: '2026-11-30T14:00:00Z', expiry_tz: 'Australia/Perth' }, now).words).toBe(
      'Running until 30 November',
    )
    expect(windowState({ start: '2027-01-05T00:00:00Z' }, now)).toEqual({
      state: 'Starts',
      words: 'Starts 5 January 2027',
    })
    expect(windowState({ expiry: '2026-11-22T03:00:00.000Z' }, now).state).toBe('Expired')
    expect(windowState({ start: '2026-11-22T03:00:00.000Z' }, now).state).toBe('Running')
  })

  test('uses Brisbane for an unknown zone', () => {
    expect(windowState({ expiry: '2026-11-23T14:30:00Z', expiry_tz: 'Mars/Base' }, now).words).toBe(
      'Running until 24 November',
    )
  })

  test('[ADM-03] a window that ends within seven days or has ended needs attention', () => {
    const of = (expiry: string) => endingOf({ expiry, expiry_tz: 'Australia/Brisbane' }, now)
    expect(of('2026-11-29T03:00:00.000Z')).toEqual({ tone: 'soon', words: 'Expires in 7 days' })
    expect(of('2026-11-29T03:00:00.001Z')).toBeUndefined()
    expect(of('2026-11-22T04:00:00.000Z')).toEqual({ tone: 'soon', words: 'Expires today' })
    expect(of('2026-11-22T03:00:00.000Z')).toEqual({ tone: 'now', words: 'Expired today' })
    expect(of('2026-10-23T00:00:00.000Z')).toEqual({ tone: 'now', words: 'Expired 30 days ago' })
    expect(endingOf({}, now)).toBeUndefined()
  })

  test('formats days relative to today', () => {
    const words = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-12-01', '2026-11-01']
    expect(words.map((day) => daysAway(day, '2026-11-22'))).toEqual([
      'yesterday',
      'today',
      'tomorrow',
      'in 9 days',
      '21 days ago',
    ])
  })
})
