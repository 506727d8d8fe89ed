import { expect, test } from 'vitest'
import { countDaysListed, daysListedText, toPriceSteps } from './time-on-sale'

test.each([
  ['2026-06-10T09:00:00Z', 0, 'Listed today'],
  ['2026-06-09T11:59:00Z', 1, 'Listed 1 day ago'],
  ['2026-05-29T12:00:00Z', 12, 'Listed 12 days ago'],
  ['2026-07-01T00:00:00Z', 0, 'Listed today'],
])('[VDP-13] listed %s: %i days', (created_at, days, words) => {
  expect(countDaysListed(created_at, new Date('2026-06-10T12:00:00Z'))).toBe(days)
  expect(daysListedText(days)).toBe(words)
})

const change = (at: string, from_cents: number | null, to_cents: number | null) => ({ at, from_cents, to_cents })

test('[VDP-13] price changes are in dollars, oldest first, without those undone within an hour', () => {
  expect(
    toPriceSteps([
      change('2026-06-01T00:00:00Z', null, 3_000_000),
      change('2026-06-05T00:00:00Z', 3_000_000, 300_000),
      change('2026-06-05T00:10:00Z', 300_000, 3_000_000),
      change('2026-06-08T00:00:00Z', 3_000_000, 2_899_050),
      change('2026-06-09T00:00:00Z', 2_899_050, null),
    ]),
  ).toEqual([
    { at: '2026-06-01T00:00:00Z', to: 30_000 },
    { at: '2026-06-08T00:00:00Z', from: 30_000, to: 28_990.5 },
    { at: '2026-06-09T00:00:00Z', from: 28_990.5 },
  ])
  expect(toPriceSteps([])).toEqual([])
})

test('[VDP-13] several changes within an hour are merged into one', () => {
  expect(
    toPriceSteps([
      change('2026-06-01T00:00:00Z', 3_000_000, 2_900_000),
      change('2026-06-01T00:30:00Z', 2_900_000, 2_800_000),
    ]),
  ).toEqual([{ at: '2026-06-01T00:30:00Z', from: 30_000, to: 28_000 }])
})
