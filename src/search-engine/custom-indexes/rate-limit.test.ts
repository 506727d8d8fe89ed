import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit'

test('[STK-06] limits each name per window and does not count refused amounts', () => {
  const rate = createRateLimit(60, 10)
  expect([rate('a', 8, 60), rate('a', 3, 61), rate('a', 2, 119), rate('a', 1, 119)]).toEqual([true, false, true, false])
  expect([rate('b', 10, 119), rate('a', 10, 120)]).toEqual([true, true])
})
