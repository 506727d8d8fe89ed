import { expect, it } from 'vitest'
import { recentResponses } from './recent-responses'

it('[STK-08] keeps as many answers as configured and evicts the one unused for longest', async () => {
  const cache = recentResponses(2)
  const asked: string[] = []
  const get = (key: string) =>
    cache.get({ key }, () => {
      asked.push(key)
      return Promise.resolve(key)
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key)
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

it('[SRCH-13] a failed search is asked again', async () => {
  const cache = recentResponses(2)
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await expect(cache.get('a', () => Promise.resolve('up'))).resolves.toBe('up')
})

it('[STK-08] keeps nothing when nothing is to be kept', async () => {
  const cache = recentResponses(0)
  let asked = 0
  for (let time = 0; time < 2; time++) await cache.get('a', () => Promise.resolve(++asked))
  expect(asked).toBe(2)
})
