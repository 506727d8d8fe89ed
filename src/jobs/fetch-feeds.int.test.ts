import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, csvOf, dealerRow, standing } from '@/scripts/testing/stock'
import { queues } from './queues'
import { runJobs, type JobRunner } from './run'

let database: TestDatabase
let server: http.Server
let running: JobRunner[] = []
let asked: string[] = []
let price = '$21,990'

beforeAll(async () => {
  database = await testDatabase()
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/silent') return
    response.end(csvOf([{ ...dealerRow('A1'), 'EGC Price': price }, dealerRow('A2')]))
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

const until = async (holds: () => Promise<boolean>, seconds = 25): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; !(await holds()); await sleep(50)) {
    if (Date.now() > end) throw new Error('Waited in vain')
  }
}

/** Treats 127.0.0.1 as a public address. */
const guard = { allows: (ip: string) => ip === '127.0.0.1', resolve: () => Promise.reject(new Error('no names here')) }
const work = async (usual = false): Promise<JobRunner> => {
  const runner = runJobs({
    connectionString: database.url,
    hosted: null,
    log: () => undefined,
    pace: { expire: 5, heartbeat: 1, supervise: 2, poll: 0.2 },
    ...(usual ? {} : { feeds: { guard } }),
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
const ask = () => database.pool.query("INSERT INTO jobs.job (name, data) VALUES ('fetch-feeds', '{}')")
const runs = async (tenant: string) =>
  (
    await database.pool.query<{ state: string }>('SELECT state FROM stock_imports WHERE tenant_id = $1 ORDER BY id', [
      tenant,
    ])
  ).rows

test('[STK-02] fetches the due feeds every minute, once over all processes', async () => {
  expect(queues['fetch-feeds']).toMatchObject({ cron: '* * * * *', alone: true })
  const tenant = await addTenant(database.pool)
  const feed = await addFeed(tenant, '/ok')
  await addFeed(tenant, '/silent')
  await Promise.all([work(), work()])
  const schedule = await database.pool.query("SELECT cron FROM jobs.schedule WHERE name = 'fetch-feeds'")
  expect(schedule.rows).toEqual([{ cron: '* * * * *' }])
  await Promise.all([ask(), ask(), ask()])
  // The feed whose server does not respond must not delay the other one.
  await until(async () => (await standing(database.pool, tenant)).length === 2)
  expect((await standing(database.pool, tenant))[0]).toMatchObject({ price_cents: 2_199_000 })
  expect(asked.filter((one) => one === '/ok')).toHaveLength(1)
  expect((await runs(tenant)).map((one) => one.state)).toEqual(['done'])
  // On a busy machine the job may have expired, and the retry asked the unresponsive server again.
  await until(async () => {
    server.closeAllConnections()
    return (await runs(tenant)).length >= 2
  })
  const states = (await runs(tenant)).map((one) => one.state)
  expect(states.filter((one) => one !== 'failed')).toEqual(['done'])

  // After five minutes the price has changed, and the change log notifies every process.
  price = '$19,990'
  const { rows: mark } = await database.pool.query<{ last: string }>('SELECT max(seq) AS last FROM stock_changes')
  await database.pool.query("UPDATE stock_feeds SET fetched_at = now() - interval '5 minutes' WHERE id = $1", [feed])
  await ask()
  await until(async () => (await standing(database.pool, tenant))[0]?.['price_cents'] === 1_999_000)
  const changed = await database.pool.query('SELECT tenant_id FROM stock_changes WHERE seq > $1', [mark[0]?.last])
  expect(changed.rows).toEqual([{ tenant_id: tenant }])
}, 60_000)

test('[STK-02] with default options a worker fetches nothing from its own network', async () => {
  asked = []
  const tenant = await addTenant(database.pool)
  await addFeed(tenant, '/ok')
  await work(true)
  await ask()
  await until(async () => (await runs(tenant)).length === 1)
  expect(await runs(tenant)).toEqual([{ state: 'failed' }])
  expect(asked).toEqual([])
}, 60_000)
