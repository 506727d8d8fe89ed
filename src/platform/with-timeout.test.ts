import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout'

const never = new Promise<string>(() => undefined)

test('[SRCH-13] returns the result in time, and rejects after the limit', async () => {
  expect(await withTimeout(Promise.resolve('result'), 50, 'Too late.')).toBe('result')
  await expect(withTimeout(Promise.reject(new Error('broken')), 50, 'Too late.')).rejects.toThrow('broken')
  const late = withTimeout(never, 5, 'Too late.')
  await expect(late).rejects.toThrow('Too late.')
  await expect(late).rejects.toBeInstanceOf(TimeoutError)
})

test('[SRCH-13] a busy process does not lose a result that arrived in time', async () => {
  const work = withTimeout(sleep(5, 'result'), 20, 'Too late.')
  const end = performance.now() + 60
  while (performance.now() < end);
  expect(await work).toBe('result')
})
