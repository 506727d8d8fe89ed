import { expect, test, vi } from 'vitest'
import { textRefusal } from './text-limits'

vi.mock('server-only', () => ({}))

const site = { id: 'a' }
const own = '+61400123456'
const foreign = '+442079460018'

test('[ACC-01] texts abroad are few, from one sender and of one dealer; Australian mobiles are not touched by it', () => {
  const mine = Array.from({ length: 10 }, () => textRefusal(site, foreign, '203.0.113.1'))
  expect(mine.filter((one) => one === null)).toHaveLength(4)
  expect(mine.at(-1)).toBe('foreign')
  const many = Array.from({ length: 100 }, (_, n) => textRefusal(site, foreign, `198.51.100.${String(n)}`))
  expect(many.filter((one) => one === null)).toHaveLength(16)
  expect(textRefusal({ id: 'b' }, foreign, '203.0.113.1')).toBeNull()
  expect(textRefusal(site, own, '203.0.113.1')).toBeNull()
  const all = Array.from({ length: 70 }, () => textRefusal(site, own, '203.0.113.2'))
  expect(all.filter((one) => one === null)).toHaveLength(60)
  expect(all.at(-1)).toBe('often')
})
