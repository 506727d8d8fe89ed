import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectGarbageOf } from './collect-garbage'

test('[STK-03] the shared memory of a large replaced segment is freed at once', async () => {
  const replaced = new WeakRef(new SharedArrayBuffer(1024))
  await setImmediate()
  expect(replaced.deref()).toBeDefined()
  await setImmediate()
  collectGarbageOf(9_999)
  expect(replaced.deref()).toBeDefined()
  await setImmediate()
  collectGarbageOf(100_000)
  expect(replaced.deref()).toBeUndefined()
})
