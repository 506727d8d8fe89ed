import { describe, expect, test } from 'vitest'
import { formatDaysAway, describeDocumentWindow, describeExpiry, describeWindow } from './promo-window'

const now = new Date('2026-11-22T03:00:00Z')

describe('promotional window', () => {
  test('[CNT-03] [ADM-02] says whether it runs, starts or has ended, by the clocks of its own zone', () => {
    expect(describeWindow({}, now)).toEqual({ state: 'Running', text: 'Running' })
    expect(describeWindow({ expiry: '2026-11-30T13:59:00Z', expiry_tz: 'Australia/Brisbane' }, now).text).toBe(
      'Ends 30 November',
    )
    expect(describeWindow({ expiry: '2026-11-30T14:00:00Z', expiry_tz: 'Australia/Brisbane' }, now).text).toBe(
      'Ends 30 November',
    )
    expect(describeWindow({ expiry: '2026-11-30T14:00:00Z', expiry_tz: 'Australia/Perth' }, now).text).toBe(
      'Ends 30 November, 10 pm',
    )
    expect(describeWindow({ start: '2027-01-05T00:00:00Z' }, now)).toEqual({
      state: 'Starts',
      text: 'Starts 5 January 2027',
    })
    expect(describeWindow({ start: '2026-12-05T00:00:00Z', expiry: '2027-01-09T00:00:00Z' }, now).text).toBe(
      'Starts 5 December, ends 9 January 2027, 10 am',
    )
    expect(describeWindow({ expiry: '2026-11-22T03:00:00.000Z' }, now)).toEqual({
      state: 'Ended',
      text: 'Ended 22 November, 1 pm',
    })
    expect(describeWindow({ start: '2026-11-22T03:00:00.000Z' }, now).state).toBe('Running')
  })

  test('[ADM-02] [CNT-03] in the trash it neither runs nor starts', () => {
    const deletedAt = '2026-11-21T03:00:00.000Z'
    for (const stored of [{}, { expiry: '2026-12-12T14:00:00Z' }, { start: '2027-01-05T00:00:00Z' }])
      expect(describeWindow({ ...stored, deletedAt }, now)).toEqual({ state: 'Deleted', text: 'In the trash' })
    expect(describeWindow({ deletedAt: null }, now).state).toBe('Running')
  })

  test('[ADM-02] [CNT-04] a post with a later date is scheduled; a collection without dates has no window', () => {
    const post = { date: '2026-12-02T23:00:00Z', date_tz: 'Australia/Brisbane' }
    expect(describeDocumentWindow({ start: 'date' }, post, now)).toEqual({
      state: 'Starts',
      text: 'Scheduled for 3 December, 9:00 am',
    })
    expect(describeDocumentWindow({ start: 'date' }, { date: null }, now)?.state).toBe('Running')
    const offer = { start: '2026-12-05T00:00:00Z', expiry: '2026-12-06T13:59:00Z' }
    expect(describeDocumentWindow({ start: 'start', expiry: 'expiry' }, offer, now)?.text).toBe(
      'Starts 5 December, ends 6 December',
    )
    expect(describeDocumentWindow({}, offer, now)).toBeUndefined()
  })

  test('uses Brisbane for an unknown zone', () => {
    expect(describeWindow({ expiry: '2026-11-23T14:30:00Z', expiry_tz: 'Mars/Base' }, now).text).toBe(
      'Ends 24 November, 12:30 am',
    )
  })

  test('[ADM-03] [STF-04] a window that ends within seven days or ended within 14 needs attention', () => {
    const of = (expiry: string) => describeExpiry({ expiry, expiry_tz: 'Australia/Brisbane' }, now)
    expect(of('2026-11-29T03:00:00.000Z')).toEqual({ tone: 'soon', text: 'Ends in 7 days' })
    expect(of('2026-11-29T03:00:00.001Z')).toBeUndefined()
    expect(of('2026-11-22T04:00:00.000Z')).toEqual({ tone: 'soon', text: 'Ends today' })
    expect(of('2026-11-22T03:00:00.000Z')).toEqual({ tone: 'now', text: 'Ended today' })
    expect(of('2026-11-09T00:00:00.000Z')).toEqual({ tone: 'now', text: 'Ended 13 days ago' })
    expect(of('2026-10-23T00:00:00.000Z')).toBeUndefined()
    expect(describeExpiry({}, now)).toBeUndefined()
  })

  test('formats days relative to today', () => {
    const texts = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-12-01', '2026-11-01']
    expect(texts.map((day) => formatDaysAway(day, '2026-11-22'))).toEqual([
      'yesterday',
      'today',
      'tomorrow',
      'in 9 days',
      '21 days ago',
    ])
  })
})
