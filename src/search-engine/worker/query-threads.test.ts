import { expect, test } from 'vitest'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { WorkerClient } from './client'
import { QueryThreads } from './query-threads'

/**
 * A worker that lists the tenants it was told to drop, answers a search only after a drop, and ends at the tenant
 * `crash`.
 */
const workerUrl = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    const dropped = []
    const waiting = []
    parentPort.on('message', ({ id, name, payload }) => {
      if (name === 'drop' && payload.tenantId === 'crash') process.exit(1)
      if (name === 'search') return waiting.push(id)
      if (name === 'drop') dropped.push(payload.tenantId)
      for (const one of waiting.splice(0)) parentPort.postMessage({ id: one, value: threadId + ':' + dropped.join() })
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

test('[STK-05] spreads queries over the threads, and makes changes in the same order in all of them', async () => {
  const threads = new QueryThreads(
    3,
    (onEnd) => new WorkerClient(workerUrl, setup, onEnd),
    () => undefined,
  )
  const search = () => threads.call('search', { tenantId: 't', requests: [] })
  void threads.call('drop', { tenantId: 'a' })
  const searches = Array.from({ length: 6 }, search)
  await threads.call('drop', { tenantId: 'b' })
  const answers = (await Promise.all(searches)).map((answer) => String(answer).split(':'))
  expect(answers.map(([, dropped]) => dropped)).toEqual(Array.from({ length: 6 }, () => 'a,b'))
  const counts = new Map(answers.map(([thread]) => [thread, answers.filter(([other]) => other === thread).length]))
  expect([...counts.values()]).toEqual([2, 2, 2])
  await threads.stop()
})

test('[STK-05] starts all threads again if one ends, so that none answers from other records', async () => {
  let endCount = 0
  const clients: WorkerClient[] = []
  const threads = new QueryThreads(
    2,
    (onEnd) => {
      const client = new WorkerClient(workerUrl, setup, onEnd)
      clients.push(client)
      return client
    },
    () => (endCount += 1),
  )
  await threads.call('drop', { tenantId: 'a' })
  await expect(clients[1]?.call('drop', { tenantId: 'crash' })).rejects.toThrow('The search worker ended')
  expect(endCount).toBe(1)
  const answers = [1, 2].map(() => threads.call('search', { tenantId: 't', requests: [] }))
  await threads.call('drop', { tenantId: 'b' })
  expect((await Promise.all(answers)).map((answer) => String(answer).split(':')[1])).toEqual(['b', 'b'])
  await threads.stop()
})
