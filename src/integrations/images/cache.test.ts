import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ByteCache } from './cache'
import { createQueue, QueueFullError } from '@/src/platform/queue'

describe('ByteCache', () => {
  test('[GAL-05] never exceeds its limit of bytes', () => {
    const entries = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 60 })))
    fc.assert(
      fc.property(entries, (list) => {
        const cache = new ByteCache<number>(100, (size) => size)
        for (const [key, size] of list) {
          cache.set(key, size)
          expect(cache.bytes).toBeLessThanOrEqual(100)
          expect(cache.get(key)).toBe(size)
        }
      }),
    )
  })

  test('[GAL-05] removes the least recently used entry', () => {
    const cache = new ByteCache<number>(100, (size) => size)
    cache.set('a', 40)
    cache.set('b', 40)
    cache.get('a')
    cache.set('c', 40)
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([40, undefined, 40])
    cache.set('huge', 101)
    expect(cache.get('huge')).toBeUndefined()
  })
})

describe('createQueue', () => {
  test('[GAL-05] runs two jobs at once, in order, and continues after a failure', async () => {
    const queue = createQueue({ running: 2, waiting: 10 })
    let busy = 0
    let maxBusy = 0
    const work = (fail: boolean) => async () => {
      busy += 1
      maxBusy = Math.max(maxBusy, busy)
      await new Promise((resolve) => setImmediate(resolve))
      busy -= 1
      if (fail) throw new Error('broken')
      return 'made'
    }
    const results = await Promise.allSettled([false, true, false, true, false].map((fail) => queue(work(fail))))
    expect(results.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(maxBusy).toBe(2)
    expect(await queue(work(false))).toBe('made')
  })

  test('[GAL-05] rejects a job when the queue is full', async () => {
    const queue = createQueue({ running: 1, waiting: 0 })
    let finish = (): void => undefined
    const first = queue(() => new Promise<void>((resolve) => (finish = resolve)))
    await expect(queue(() => Promise.resolve())).rejects.toBeInstanceOf(QueueFullError)
    finish()
    await first
    await expect(queue(() => Promise.resolve(1))).resolves.toBe(1)
  })
})
