import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight'

test('[GAL-05] [VDP-08] concurrent calls with one key share one run; a later call runs again', async () => {
  const share = createSingleFlight<number>()
  let runs = 0
  const work = async (): Promise<number> => {
    await Promise.resolve()
    runs += 1
    return runs
  }
  expect(await Promise.all(Array.from({ length: 50 }, () => share('a', work)))).toEqual(Array(50).fill(1))
  expect(await Promise.all([share('a', work), share('b', work)])).toEqual([2, 3])
})

test('[VDP-08] a failure rejects all waiting calls, but not later ones', async () => {
  const share = createSingleFlight<string>()
  const failing = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([share('a', failing), share('a', failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', () => Promise.resolve('yes'))).toBe('yes')
})
