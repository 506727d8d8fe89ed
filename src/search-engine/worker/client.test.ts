import { expect, test } from 'vitest'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { WorkerClient } from './client'

/** A worker that reports the start of a call and then blocks for the milliseconds in the tenant's name. */
const busyWorkerUrl = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, payload }) => {
      parentPort.postMessage({ id, started: true })
      const end = Date.now() + Number(payload.tenantId)
      while (Date.now() < end);
      parentPort.postMessage({ id, value: null })
    })`)}`,
)
const setup = {
  role: 'query',
  primary: 'vehicles',
  settings: stockIndexSettings,
  synonyms: [],
  searchKeySecret: 's',
  adminKey: 'a',
} as const

test('[STK-05] ends a thread because of a stuck call, but not because of many waiting calls', async () => {
  let endCount = 0
  const client = new WorkerClient(busyWorkerUrl, setup, () => (endCount += 1), 400)
  await Promise.all(Array.from({ length: 10 }, () => client.call('drop', { tenantId: '100' })))
  expect(endCount).toBe(0)
  await expect(client.call('drop', { tenantId: '60000' })).rejects.toThrow('The search worker ended')
  expect(endCount).toBe(1)
  await client.call('drop', { tenantId: '1' })
  await client.stop()
  expect(endCount).toBe(1)
}, 20_000)
