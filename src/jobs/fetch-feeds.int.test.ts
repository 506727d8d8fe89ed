import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '@/scripts/testing/wait-until'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, listVehicles } from '@/scripts/testing/stock'
import { requestJob } from './job-queue'
import { runJobs, type JobRunner } from '@/src/main/run-jobs'

let database: TestDatabase
let server: http.Server
let running: JobRunner[] = []
let requestedPaths: string[] = []
let price = '$21,990'

beforeAll(async () => {
  database = await createTestDatabase()
  server = http.createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    if (request.url === '/silent') return
    response.end(toCsv([{ ...dealerRow('A1'), 'EGC Price': price }, dealerRow('A2')]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await Promise.all(running.map((one) => one.close()))
  running = []
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.drop()
})

/** Treats 127.0.0.1 as a public address. */
const guard = { allows: (ip: string) => ip === '127.0.0.1', resolve: () => Promise.reject(new Error('no names here')) }
const startRunner = async (withDefaults = false): Promise<JobRunner> => {
  const runner = runJobs({
    connectionString: database.url,
    hosted: null,
    log: () => undefined,
    pace: { lease: 5, heartbeat: 1, poll: 0.2 },
    ...(withDefaults ? {} : { feeds: { guard } }),
  })
  running.push(runner)
  await runner.started
  return runner
}
const addFeed = async (tenant: string, target: string): Promise<string> => {
  const id = randomUUID()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${target}`
  await database.pool.query(
    "INSERT INTO stock_feeds (id, tenant_id, name, key, url, schedule) VALUES ($1, $2, $3, $3, $4, 'm5')",
    [id, tenant, `feed-${target.slice(1)}`, url],
  )
  return id
}
const requestFetch = () => requestJob(database.pool, 'fetch-feeds')
const isAtRest = async (): Promise<boolean> => {
  const { rowCount } = await database.pool.query(
    "SELECT 1 FROM scheduled_jobs WHERE name = 'fetch-feeds' AND leased_until IS NULL AND due_at > now()",
  )
  return rowCount === 1
}
const listRuns = async (tenant: string) =>
  (
    await database.pool.query<{ state: string }>('SELECT state FROM stock_imports WHERE tenant_id = $1 ORDER BY id', [
      tenant,
    ])
  ).rows
/** A run is recorded as running before its file is requested. */
const isEnded = async (tenant: string): Promise<boolean> => {
  const runs = await listRuns(tenant)
  return runs.length > 0 && runs.every(({ state }) => state !== 'running')
}

test('[STK-02] fetches the due feeds every minute, once over all processes', async () => {
  const tenant = await addTenant(database.pool)
  const feed = await addFeed(tenant, '/ok')
  const other = await addTenant(database.pool)
  await addFeed(other, '/silent')
  await Promise.all([startRunner(), startRunner()])
  await Promise.all([requestFetch(), requestFetch(), requestFetch()])
  // The other dealer's server does not respond, which must not delay this one's feed.
  await waitUntil(async () => (await listVehicles(database.pool, tenant)).length === 2)
  expect((await listVehicles(database.pool, tenant))[0]).toMatchObject({ price_cents: 2_199_000 })
  expect(requestedPaths.filter((one) => one === '/ok')).toHaveLength(1)
  await waitUntil(() => isEnded(tenant))
  expect(await listRuns(tenant)).toEqual([{ state: 'done' }])
  await waitUntil(() => requestedPaths.includes('/silent'))
  expect(await listRuns(other)).toEqual([])
  server.closeAllConnections()
  // A run is recorded as running first, and after a failure the feed may already be fetched again.
  await waitUntil(async () => (await listRuns(other)).some(({ state }) => state === 'failed'))
  // The job stores the time of a fetch after the import.
  await waitUntil(isAtRest)

  // After five minutes the price has changed, and the change log notifies every process.
  price = '$19,990'
  const { rows: mark } = await database.pool.query<{ last: string }>('SELECT max(seq) AS last FROM stock_changes')
  await database.pool.query("UPDATE stock_feeds SET fetched_at = now() - interval '5 minutes' WHERE id = $1", [feed])
  await requestFetch()
  await waitUntil(async () => (await listVehicles(database.pool, tenant))[0]?.['price_cents'] === 1_999_000)
  const changed = await database.pool.query('SELECT tenant_id FROM stock_changes WHERE seq > $1', [mark[0]?.last])
  expect(changed.rows).toEqual([{ tenant_id: tenant }])
})

test('[STK-02] with default options a worker fetches nothing from its own network', async () => {
  requestedPaths = []
  const tenant = await addTenant(database.pool)
  await addFeed(tenant, '/ok')
  await startRunner(true)
  await requestFetch()
  await waitUntil(() => isEnded(tenant))
  expect(await listRuns(tenant)).toEqual([{ state: 'failed' }])
  expect(requestedPaths).toEqual([])
})
