import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { payload, payloadEntry } from './payload'

vi.mock('server-only', () => ({}))

test('payload() returns the instance that was provided, and names who provides it while it is missing', async () => {
  await expect(payload()).rejects.toThrow('src/instrumentation.ts')
  const instance = {} as Payload
  payloadEntry.provide(() => Promise.resolve(instance))
  expect(await payload()).toBe(instance)
})
