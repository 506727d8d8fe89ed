import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import { australianTimeZones } from '@/src/cms/fields/australian-time-zones'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'
import {
  dayAt,
  dayAtWesternmost,
  formatZonedIso,
  isTimeZone,
  localIsoAt,
  localTimeAt,
  startOfDay,
  toLocalMoment,
  toMoment,
} from './zones'

/**
 * The zones of Australia: Lord Howe moves its clocks by half an hour, Eucla is 45 minutes off. Others change at
 * midnight.
 */
const zones = [
  ...australianTimeZones.map(({ value }) => value),
  'Australia/Lord_Howe',
  'Australia/Broken_Hill',
  'Australia/Eucla',
  'Antarctica/Macquarie',
  'Indian/Christmas',
  'Pacific/Norfolk',
  'America/Sao_Paulo',
  'America/St_Johns',
  'UTC',
] as const
const zone = fc.constantFrom(...zones)
const from = Date.parse('2010-01-01T00:00:00Z')
const until = Date.parse('2038-01-01T00:00:00Z')

/** Moments of all years, most of them within hours of a clock change of the zone. */
const momentIn = (timezone: string): fc.Arbitrary<number> => {
  const anyMoment = fc.integer({ min: from, max: until })
  const changes: number[] = []
  let next = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timezone).getTimeZoneTransition('next')
  while (next && next.epochMilliseconds < until) {
    changes.push(next.epochMilliseconds)
    next = next.getTimeZoneTransition('next')
  }
  if (changes.length === 0) return anyMoment
  const nearChange = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }))
    .map(([change, distance]) => change + distance)
  const onHalfHour = nearChange.map((at) => Math.round(at / (30 * MINUTE_MS)) * 30 * MINUTE_MS)
  return fc.oneof({ weight: 3, arbitrary: nearChange }, { weight: 2, arbitrary: onHalfHour }, anyMoment)
}
const moments = new Map(zones.map((one) => [one, momentIn(one)]))
const momentAndZone = zone.chain((timezone) =>
  fc.tuple(moments.get(timezone) ?? fc.integer({ min: from, max: until }), fc.constant(timezone)),
)

const zoned = (at: number, timezone: string) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone)

describe('local times', () => {
  test('[LOC-09] [LEAD-07] equal those of Temporal at any moment, around every clock change too', () => {
    fc.assert(
      fc.property(momentAndZone, ([at, timezone]) => {
        const expected = zoned(at, timezone)
        const local = expected.toPlainDateTime().toString({ smallestUnit: 'second', roundingMode: 'floor' })
        expect(localIsoAt(at, timezone)).toBe(local)
        expect(localTimeAt(new Date(at), timezone)).toBe(local.slice(0, 16).replace('T', ' '))
        expect(dayAt(new Date(at).toISOString(), timezone)).toBe(expected.toPlainDate().toString())
        expect(toLocalMoment(at, timezone)).toEqual({
          date: expected.toPlainDate().toString(),
          minutes: expected.hour * 60 + expected.minute,
        })
        expect(formatZonedIso(at, timezone)).toBe(`${local}${expected.offset}`)
      }),
      { numRuns: 3000 },
    )
  })

  test('[LEAD-02] convert to the moment that Temporal returns: none if skipped, the first if repeated', () => {
    fc.assert(
      fc.property(momentAndZone, fc.integer({ min: -90, max: 90 }), ([at, timezone], minutes) => {
        // Also times that no clock shows: those skipped when the clocks are turned forward.
        const local = zoned(at, timezone).toPlainDateTime().add({ minutes }).round({ smallestUnit: 'minute' })
        const found = local.toZonedDateTime(timezone, { disambiguation: 'earlier' })
        const isSkipped = !found.toPlainDateTime().equals(local)
        const text = local.toString({ smallestUnit: 'minute' }).replace('T', ' ')
        expect(toMoment(text, timezone)).toBe(isSkipped ? null : found.epochMilliseconds)
      }),
      { numRuns: 3000 },
    )
  })

  test('[LOC-05] a day begins when Temporal says, also where clocks are turned forward at midnight', () => {
    fc.assert(
      fc.property(momentAndZone, ([at, timezone]) => {
        const day = zoned(at, timezone).toPlainDate()
        expect(startOfDay(day.toString(), timezone)).toBe(day.toZonedDateTime(timezone).epochMilliseconds)
      }),
      { numRuns: 3000 },
    )
    const hoursOf = (day: string, next: string, timezone: string) =>
      (startOfDay(next, timezone) - startOfDay(day, timezone)) / HOUR_MS
    expect(hoursOf('2026-10-04', '2026-10-05', 'Australia/Sydney')).toBe(23)
    expect(hoursOf('2026-04-05', '2026-04-06', 'Australia/Lord_Howe')).toBe(24.5)
    expect(hoursOf('2026-10-04', '2026-10-05', 'Australia/Brisbane')).toBe(DAY_MS / HOUR_MS)
  })
})

test('[TEN-09] recognises the names of time zones', () => {
  for (const one of zones) expect(isTimeZone(one), one).toBe(true)
  for (const one of ['', 'Mars/Olympus', 'Australia/', 'Mars/Olympus+10:00', '__proto__'])
    expect(isTimeZone(one), one).toBe(false)
  expect(() => dayAt(0, 'Mars/Olympus')).toThrow(RangeError)
  expect(() => dayAt('soon', 'Australia/Perth')).toThrow(RangeError)
})

test('[LOC-05] the westernmost day begins three hours after Sydney’s in summer', () => {
  // Midnight in Sydney on 26 November is 9 pm of the 25th in Perth.
  expect(dayAtWesternmost('2026-11-25T13:00:00Z')).toBe('2026-11-25')
  expect(dayAtWesternmost('2026-11-25T15:59:59Z')).toBe('2026-11-25')
  expect(dayAtWesternmost('2026-11-25T16:00:00Z')).toBe('2026-11-26')
})
