import { expect, test } from 'vitest'
import { containsSecret, nextRetryAt } from './retry'

const start = new Date('2026-06-01T00:00:00Z')

/** Moments of all tries of a message that always fails. */
const listTries = (): readonly number[] => {
  const at = [start.getTime()]
  for (;;) {
    const next = nextRetryAt(at.length, new Date(at.at(-1) ?? 0))
    if (next === null) return at
    at.push(next.getTime())
  }
}

test('[LEAD-08] retries after seconds, then minutes, then hours, and gives up after about a day', () => {
  const all = listTries()
  const hours = ((all.at(-1) ?? 0) - start.getTime()) / 3_600_000
  expect((all[1] ?? 0) - start.getTime()).toBe(5000)
  expect(hours).toBeGreaterThan(22)
  expect(hours).toBeLessThan(26)
  const gaps = all.slice(1).map((at, index) => at - (all[index] ?? 0))
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
})

test('[LEAD-08] retries within half an hour after an outage of one hour', () => {
  const over = start.getTime() + 3_600_000
  const after = listTries().find((at) => at >= over) ?? Number.POSITIVE_INFINITY
  expect(after - over).toBeLessThanOrEqual(1_800_000)
})

test('[ACC-01] [STF-09] knows a message with a code or a link that lets in by its key', () => {
  for (const key of ['code:1', 'invitation:1', 'email-change:1', 'password-link:1:2'])
    expect(containsSecret(key), key).toBe(true)
  expect(containsSecret('alert:1')).toBe(false)
})
