import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '@/scripts/testing/wait-until'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { listFailedWork } from '@/src/services/background/failed-work'
import { createJobs, type Jobs } from './create-jobs'
import type { Pace } from './queues'

const pace: Pace = { expire: 2, heartbeat: 0.5, supervise: 1, poll: 0.2 }
let database: TestDatabase
let open: Jobs[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(open.map((jobs) => jobs.close()))
  open = []
  await database.pool.query('DELETE FROM jobs.job')
})
afterAll(() => database.drop())

const openJobs = async (more: { pace?: Pace } = {}): Promise<Jobs> => {
  const jobs = createJobs(database.url, { pace, cron: false, ...more })
  open.push(jobs)
  await jobs.open()
  return jobs
}
const listStates = async (): Promise<readonly unknown[]> => {
  const { rows } = await database.pool.query<{ state: string }>('SELECT state::text FROM jobs.job ORDER BY 1')
  return rows.map(({ state }) => state)
}

test('[STK-03] creates a job only if the transaction that sends it commits', async () => {
  const jobs = await openJobs()
  const client = await database.pool.connect()
  for (const end of ['ROLLBACK', 'COMMIT']) {
    await client.query('BEGIN')
    await jobs.send(client, 'prune-stock-changes', {})
    await client.query(end)
    expect(await listStates()).toEqual(end === 'COMMIT' ? ['created'] : [])
  }
  client.release()
})

test('[STK-03] runs each job once with two concurrent workers', async () => {
  const [one, other] = [await openJobs(), await openJobs()]
  let done = 0
  let running = 0
  let maxRunning = 0
  const handler = async (): Promise<void> => {
    maxRunning = Math.max(maxRunning, (running += 1))
    await sleep(20)
    running -= 1
    done += 1
  }
  for (const jobs of [one, other]) jobs.work({ 'prune-stock-changes': handler })
  for (let i = 0; i < 20; i += 1) await one.send(one.db, 'prune-stock-changes', {})
  await waitUntil(async () => (await listStates()).every((state) => state === 'completed'))
  expect([done, maxRunning]).toEqual([20, 1])
})

test('[STK-03] keeps a job longer than its expiry while its worker lives', async () => {
  const [one, other] = [await openJobs(), await openJobs()]
  let startedCount = 0
  const long = async (): Promise<void> => {
    startedCount += 1
    await sleep(6000)
  }
  one.work({ 'prune-stock-changes': long })
  other.work({ 'prune-stock-changes': long })
  await one.send(one.db, 'prune-stock-changes', {})
  await waitUntil(async () => (await listStates()).includes('completed'))
  expect(startedCount).toBe(1)
})

test('[STK-03] retries the job of a killed worker', async () => {
  const jobs = await openJobs({ pace: { ...pace } })
  await database.pool.query("UPDATE jobs.queue SET retry_delay = 1 WHERE name = 'prune-stock-changes'")
  await jobs.send(jobs.db, 'prune-stock-changes', {})
  // Another process fetches the job as the library does, and is then killed.
  const script = `const B=require('pg-boss');(async()=>{const b=new B({connectionString:process.argv[1],schema:'jobs',supervise:false,schedule:false});await b.start();const [j]=await b.fetch('prune-stock-changes');console.log(j.id);setInterval(()=>{},1e6)})()`
  const child = spawn(process.execPath, ['-e', script, database.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  expect(await listStates()).toEqual(['active'])
  child.kill('SIGKILL')
  let done = 0
  jobs.work({ 'prune-stock-changes': async () => void (done += 1) })
  await waitUntil(async () => (await listStates()).includes('completed'))
  expect(done).toBe(1)
})

test('[STK-03] retries a failing job, and lists it after its last attempt', async () => {
  const jobs = await openJobs()
  await database.pool.query("UPDATE jobs.queue SET retry_delay = 0, retry_limit = 2 WHERE name = 'prune-stock-changes'")
  let tries = 0
  jobs.work({
    'prune-stock-changes': async () => {
      tries += 1
      throw new Error('It never works')
    },
  })
  await jobs.send(jobs.db, 'prune-stock-changes', {})
  await waitUntil(async () => (await listFailedWork(jobs.db, 'all')).length > 0)
  expect(tries).toBe(3)
  expect(await listFailedWork(jobs.db, 'all')).toMatchObject([{ kind: 'job', reason: 'It never works' }])
})

test('[STK-03] continues after the workers’ connections were cut', async () => {
  const jobs = await openJobs()
  let done = 0
  jobs.work({ 'prune-stock-changes': async () => void (done += 1) })
  await database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await jobs.send(database.pool, 'prune-stock-changes', {})
  await waitUntil(() => done === 1)
})

test('waits for the running job on close', async () => {
  const jobs = await openJobs()
  let hasEnded = false
  let startedCount = false
  jobs.work({
    'prune-stock-changes': async () => {
      startedCount = true
      await sleep(500)
      hasEnded = true
    },
  })
  await jobs.send(jobs.db, 'prune-stock-changes', {})
  await waitUntil(() => startedCount)
  await jobs.close()
  open = []
  expect(hasEnded).toBe(true)
  expect(await listStates()).toEqual(['completed'])
})
