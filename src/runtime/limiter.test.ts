import { expect, test } from 'vitest'
import { createLimiter } from './limiter'

test('[ADM-01] allows a number of tries per minute, then makes the key wait, and does not affect other keys', () => {
  let now = 0
  const wait = createLimiter(3, 60_000, () => now)
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0])
  expect(wait('a')).toBe(60)
  expect(wait('b')).toBe(0)
  now = 60_000
  expect(wait('a')).toBe(0)
})

test('[ADM-01] removes the oldest of a flood of made-up keys', () => {
  const wait = createLimiter(1, 60_000, () => 0)
  for (let index = 0; index < 20_001; index += 1) wait(`key ${String(index)}`)
  expect(wait('key 0')).toBe(0)
})

test('[ADM-01] a flood of made-up keys does not reset the limits of all others', () => {
  const wait = createLimiter(1, 60_000, () => 0)
  for (let index = 0; index < 9000; index += 1) wait(`key ${String(index)}`)
  wait('late')
  for (let index = 9000; index < 10_500; index += 1) wait(`key ${String(index)}`)
  expect(wait('late')).toBe(60)
})
