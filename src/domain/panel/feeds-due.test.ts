import { describe, expect, test } from 'vitest'
import { listFeedsDue, type FeedState } from './feeds-due'

const now = new Date('2026-11-22T03:00:00Z')
const before = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString()
const feed = (extra: Partial<FeedState> = {}): FeedState => ({
  id: 'one',
  name: 'Main yard',
  enabled: true,
  schedule: 'm15',
  fetched_at: before(10),
  createdAt: before(10_000),
  ...extra,
})
const listTexts = (extra: Partial<FeedState>) => listFeedsDue([feed(extra)], now).map((one) => one.text)

describe('feeds that need attention', () => {
  test('[ADM-03] lists a failed or refused last run with the first line of its message', () => {
    expect(listTexts({ last: { state: 'failed', message: 'No answer.\nstack' } })).toEqual([
      'Last run failed: No answer.',
    ])
    expect(listTexts({ last: { state: 'refused', message: null } })).toEqual(['Last file refused'])
    expect(listTexts({ last: { state: 'done' } })).toEqual([])
  })

  test('[ADM-03] lists a feed after three missed fetches, but never before 15 minutes', () => {
    expect(listTexts({ fetched_at: before(45) })).toEqual([])
    expect(listTexts({ fetched_at: before(46) })).toEqual(['Last fetched 46 minutes ago'])
    expect(listTexts({ schedule: 'm5', fetched_at: before(15) })).toEqual([])
    expect(listTexts({ schedule: 'm60', fetched_at: before(300) })).toEqual(['Last fetched 5 hours ago'])
    expect(listTexts({ fetched_at: null })).toEqual(['Never fetched'])
    expect(listTexts({ fetched_at: null, createdAt: before(5) })).toEqual([])
  })

  test('[ADM-03] a feed that is not scheduled or not enabled is never late', () => {
    expect(listTexts({ schedule: 'off', fetched_at: null })).toEqual([])
    expect(listTexts({ enabled: false, fetched_at: null, last: { state: 'failed' } })).toEqual([])
  })
})
