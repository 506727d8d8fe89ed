import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { nextChangeAt, type TimeDependencies, type LocalDay, type TimeWindow } from './page-expiry'
import { soldWindowStart } from './stock/vehicle/availability'
import type { CardRecord } from './stock/card/card'
import { findCardTag } from './stock/card/card-tag'

const { display } = resolveSwitches({}, { display: { just_in_tag: 'Just in' } })
const start = Date.parse('2026-03-20T00:00:00Z')
const day = 86_400_000

/** Adelaide and Melbourne change their clocks within these moments, Lord Howe by half an hour. */
const zones = ['Australia/Melbourne', 'Australia/Adelaide', 'Australia/Lord_Howe', 'Australia/Perth', 'UTC']
const moment = fc.integer({ min: start, max: start + 30 * day })
const iso = moment.map((one) => new Date(one).toISOString())
const dependenciesArb: fc.Arbitrary<Required<TimeDependencies>> = fc.record({
  listedAt: fc.array(
    moment.map((one) => Math.floor(one / 1000) - 4 * 86_400),
    { maxLength: 5 },
  ),
  soldWindow: fc.boolean(),
  windows: fc.array(fc.record({ from: iso, until: iso }, { requiredKeys: [] }), { maxLength: 4 }) as fc.Arbitrary<
    TimeWindow[]
  >,
  days: fc.array(fc.record({ date: iso.map((one) => one.slice(0, 10)), timezone: fc.constantFrom(...zones) }), {
    maxLength: 4,
  }),
})

const within = ({ from, until }: TimeWindow, at: number): boolean =>
  (from === undefined || Date.parse(from) <= at) && (until === undefined || at < Date.parse(until))

const isDay = ({ date, timezone }: LocalDay, at: number): boolean =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at) === date

/** The page at a moment, by the rules that render it. */
const renderPage = ({ listedAt, soldWindow, windows, days }: Required<TimeDependencies>, at: number): string =>
  JSON.stringify([
    listedAt.map((created_at) => findCardTag({ created_at } as CardRecord, display, new Date(at))?.kind),
    soldWindow && soldWindowStart(3, new Date(at)),
    windows.map((one) => within(one, at)),
    days.map((one) => isDay(one, at)),
  ])

describe('nextChangeAt', () => {
  it('[CARD-03] [STK-07] [LOC-05] a page does not change before its next boundary', () => {
    fc.assert(
      fc.property(dependenciesArb, moment, fc.double({ min: 0, max: 1, noNaN: true }), (dependencies, now, part) => {
        const end = Math.min(nextChangeAt(dependencies, now), now + 20 * day)
        expect(end).toBeGreaterThan(now)
        const later = Math.min(end - 1, Math.floor(now + part * (end - now)))
        expect(renderPage(dependencies, later)).toBe(renderPage(dependencies, now))
      }),
      { numRuns: 500 },
    )
  })

  it('[CARD-03] [STK-07] [LOC-05] every start and end is a boundary, to the millisecond', () => {
    const now = Date.parse('2026-04-04T10:20:30Z')
    const at = (dependencies: TimeDependencies) => new Date(nextChangeAt(dependencies, now)).toISOString()
    expect(at({ soldWindow: true })).toBe('2026-04-04T11:00:00.000Z')
    expect(at({ listedAt: [Date.parse('2026-03-28T00:00:00Z') / 1000] })).toBe('2026-04-05T00:00:00.000Z')
    expect(at({ windows: [{ from: '2026-04-05T10:00:00+10:00', until: '2026-04-09T00:00:00Z' }] })).toBe(
      '2026-04-05T00:00:00.000Z',
    )
    // The clocks are turned back on this day: it has 25 hours.
    const sunday = { date: '2026-04-05', timezone: 'Australia/Melbourne' }
    expect(at({ days: [sunday] })).toBe('2026-04-04T13:00:00.000Z')
    expect(new Date(nextChangeAt({ days: [sunday] }, Date.parse('2026-04-04T13:00:00Z'))).toISOString()).toBe(
      '2026-04-05T14:00:00.000Z',
    )
  })

  it('[STK-03] a page that time does not change has no boundary', () => {
    expect(nextChangeAt({}, start)).toBe(Number.POSITIVE_INFINITY)
    expect(nextChangeAt({ windows: [{}], days: [{ date: 'soon', timezone: 'UTC' }] }, start)).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})
