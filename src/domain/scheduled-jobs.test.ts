import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobNames, scheduledJobs } from './scheduled-jobs'

const after = (name: (typeof jobNames)[number], time: string): string =>
  scheduledJobs[name].next(new Date(time)).toISOString()

test('[STK-02] fetches feeds every minute', () => {
  expect(after('fetch-feeds', '2026-11-25T01:00:00.000Z')).toBe('2026-11-25T01:01:00.000Z')
  expect(after('fetch-feeds', '2026-11-25T01:00:59.999Z')).toBe('2026-11-25T01:01:00.000Z')
})

test('[RSV-02] settles payments every 15 seconds', () => {
  expect(after('settle-sales', '2026-11-25T01:00:31.000Z')).toBe('2026-11-25T01:00:45.000Z')
})

test('[FIN-01] renews the index with the new year; hourly jobs have a minute of their own', () => {
  expect(after('renew-index', '2026-11-25T01:00:00Z')).toBe('2027-01-01T00:00:00.000Z')
  expect(after('renew-index', '2027-01-01T00:00:00Z')).toBe('2028-01-01T00:00:00.000Z')
  expect(after('copy-views', '2026-11-25T01:22:59Z')).toBe('2026-11-25T01:23:00.000Z')
  expect(after('prune-stock-changes', '2026-11-25T01:07:00Z')).toBe('2026-11-25T02:07:00.000Z')
})

test('[STK-02] the next run of every job is later than now, and the same at any time before it', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      times,
      fc.constantFrom(...jobNames),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (now, name, part) => {
        const next = scheduledJobs[name].next(now)
        expect(next.getTime()).toBeGreaterThan(now.getTime())
        const between = new Date(now.getTime() + (next.getTime() - now.getTime()) * part)
        expect(scheduledJobs[name].next(between)).toEqual(next)
      },
    ),
  )
})
