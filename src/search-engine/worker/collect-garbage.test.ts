import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectGarbageAfter } from './collect-garbage'

test('[STK-03] the shared memory of a large replaced segment is freed at once', async () => {
  const replaced = new WeakRef(new SharedArrayBuffer(1024))
  await setImmediate()
  expect(replaced.deref()).toBeDefined()
  await setImmediate()
  collectGarbageAfter(49_999)
  expect(replaced.deref()).toBeDefined()
  await setImmediate()
  collectGarbageAfter(100_000)
  expect(replaced.deref()).toBeUndefined()
})
