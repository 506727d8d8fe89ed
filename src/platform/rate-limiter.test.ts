import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter'

test('[ADM-01] allows a number of tries per minute, then makes the key wait, and does not affect other keys', () => {
  let now = 0
  const secondsToWait = createRateLimiter(3, 60_000, () => now)
  expect([secondsToWait('a'), secondsToWait('a'), secondsToWait('a')]).toEqual([0, 0, 0])
  expect(secondsToWait('a')).toBe(60)
  expect(secondsToWait('b')).toBe(0)
  now = 60_000
  expect(secondsToWait('a')).toBe(0)
})

test('[ADM-01] removes the oldest of a flood of made-up keys', () => {
  const secondsToWait = createRateLimiter(1, 60_000, () => 0)
  for (let index = 0; index < 20_001; index += 1) secondsToWait(`key ${String(index)}`)
  expect(secondsToWait('key 0')).toBe(0)
})

test('[ADM-01] a flood of made-up keys does not reset the limits of all others', () => {
  const secondsToWait = createRateLimiter(1, 60_000, () => 0)
  for (let index = 0; index < 9000; index += 1) secondsToWait(`key ${String(index)}`)
  secondsToWait('late')
  for (let index = 9000; index < 10_500; index += 1) secondsToWait(`key ${String(index)}`)
  expect(secondsToWait('late')).toBe(60)
})
