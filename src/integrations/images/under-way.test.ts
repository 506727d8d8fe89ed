import { expect, test } from 'vitest'
import { createUnderWay } from './under-way'

test('[GAL-05] [VDP-08] concurrent calls with one key share one run; a later call runs again', async () => {
  const once = createUnderWay<number>()
  let made = 0
  const work = async (): Promise<number> => {
    await Promise.resolve()
    made += 1
    return made
  }
  expect(await Promise.all(Array.from({ length: 50 }, () => once('a', work)))).toEqual(Array(50).fill(1))
  expect(await Promise.all([once('a', work), once('b', work)])).toEqual([2, 3])
})

test('[VDP-08] a failure rejects all waiting calls, but not later ones', async () => {
  const once = createUnderWay<string>()
  const failing = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([once('a', failing), once('a', failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await once('a', () => Promise.resolve('yes'))).toBe('yes')
})
