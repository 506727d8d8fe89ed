import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage'

test('[STK-03] the shared memory of a replaced segment is freed at once', async () => {
  const replaced = new WeakRef(new SharedArrayBuffer(1024))
  await setImmediate()
  expect(replaced.deref()).toBeDefined()
  await setImmediate()
  collectGarbage()
  expect(replaced.deref()).toBeUndefined()
})
