import { expect, test } from 'vitest'
import { createRecentResults } from './recent-results'

test('[STK-08] the model and item searches keep ten results and evict the oldest', () => {
  const recent = createRecentResults<number>()
  for (let at = 0; at < 11; at += 1) recent.set(`offset=${at}`, at)
  expect(recent.get('offset=0')).toBeUndefined()
  expect(recent.get('offset=1')).toBe(1)
  recent.set('offset=1', 100)
  recent.set('offset=99', 99)
  expect(recent.get('offset=1')).toBe(100)
  expect(recent.get('offset=2')).toBeUndefined()
  expect(recent.get('offset=10')).toBe(10)
})
