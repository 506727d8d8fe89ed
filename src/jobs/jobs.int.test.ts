import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '@/scripts/testing/wait-until'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import type { WakeLoop } from '@/src/platform/wake-loop'
import { listFailedWork } from '@/src/services/background/failed-work'
import { processRow, startWorker } from '@/src/services/background/work-queue'
import { addScheduledJobs, createJobQueue, type Handlers, type JobIntervals, requestJob } from './job-queue'
import { jobNames } from '@/src/domain/scheduled-jobs'

const JOB = 'prune-stock-changes'
const pace: JobIntervals = { lease: 2, heartbeat: 0.5, poll: 0.2 }
let database: TestDatabase
let running: WakeLoop[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.pool.query('DELETE FROM scheduled_jobs')
  await addScheduledJobs(database.pool)
})
afterEach(async () => {
  await Promise.all(running.map((worker) => worker.stop()))
  running = []
})
afterAll(() => database.drop())

const work = (handlers: Handlers): WakeLoop => {
  const queue = createJobQueue({ db: database.pool, handlers, pace, log: () => undefined })
  const worker = startWorker({
    queue,
    maxConcurrent: jobNames.length,
    pollSeconds: pace.poll,
    onError: () => undefined,
  })
  running.push(worker)
  return worker
}
const readJob = async () => {
  const { rows } = await database.pool.query<Record<'isDue' | 'isLeased', boolean> & { claim: string; tries: number }>(
    `SELECT due_at <= now() AS "isDue", leased_until IS NOT NULL AS "isLeased", claim, tries
     FROM scheduled_jobs WHERE name = $1`,
    [JOB],
  )
  return rows[0]
}
const isAtRest = async (): Promise<boolean> => {
  const job = await readJob()
  return job?.isDue === false && !job.isLeased
}

test('[STK-03] requests a job only if the transaction that requests it commits', async () => {
  const client = await database.pool.connect()
  for (const end of ['ROLLBACK', 'COMMIT']) {
    await client.query('BEGIN')
    await requestJob(client, JOB)
    await client.query(end)
    expect((await readJob())?.isDue).toBe(end === 'COMMIT')
  }
  client.release()
})

test('[STK-03] runs a job once at a time with two concurrent workers, and again if it was requested meanwhile', async () => {
  let [done, now, maxRunning] = [0, 0, 0]
  const handler = async (): Promise<void> => {
    maxRunning = Math.max(maxRunning, (now += 1))
    await sleep(20)
    now -= 1
    done += 1
  }
  const workers = [work({ [JOB]: handler }), work({ [JOB]: handler })]
  for (let i = 0; i < 20; i += 1) {
    const before = done
    await requestJob(database.pool, JOB)
    for (const worker of workers) worker.wake()
    await waitUntil(() => done > before)
  }
  await waitUntil(isAtRest)
  expect([done >= 20, maxRunning]).toEqual([true, 1])
})

test('[STK-03] repeats a job that was requested during its run, once', async () => {
  let runs = 0
  work({
    [JOB]: async () => {
      runs += 1
      if (runs === 1) for (let i = 0; i < 3; i += 1) await requestJob(database.pool, JOB)
    },
  })
  await requestJob(database.pool, JOB)
  await waitUntil(() => runs === 2)
  await waitUntil(isAtRest)
  await sleep(500)
  expect(runs).toBe(2)
})

test('[STK-03] keeps a job longer than its lease while its worker lives, and does not delay other jobs', async () => {
  let [startedCount, others] = [0, 0]
  const handlers: Handlers = {
    [JOB]: async () => {
      startedCount += 1
      await sleep(6000)
    },
    'sync-search': async () => void (others += 1),
  }
  work(handlers)
  work(handlers)
  await requestJob(database.pool, JOB)
  await waitUntil(() => startedCount === 1)
  await requestJob(database.pool, 'sync-search')
  await waitUntil(() => others === 1)
  await waitUntil(isAtRest)
  expect(startedCount).toBe(1)
})

test('[STK-03] repeats the job of a killed worker, which can no longer settle it', async () => {
  await requestJob(database.pool, JOB)
  // Another process claims the job and is then killed.
  const script = `const pg=require('pg');(async()=>{const c=new pg.Client(process.argv[1]);await c.connect();
    await c.query("UPDATE scheduled_jobs SET leased_until = now() + interval '2 s', claim = claim + 1, tries = tries + 1 WHERE name = '${JOB}'");
    console.log('claimed');setInterval(()=>{},1e6)})()`
  const child = spawn(process.execPath, ['-e', script, database.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.kill('SIGKILL')
  expect((await readJob())?.isLeased).toBe(true)
  const queue = createJobQueue({ db: database.pool, handlers: {}, pace, log: () => undefined })
  const dead = { name: JOB, claim: (await readJob())?.claim ?? '', tries: 1, due_at: '2026-01-01' } as const
  let done = 0
  work({ [JOB]: async () => void (done += 1) })
  await waitUntil(() => done === 1)
  await waitUntil(isAtRest)
  await queue.settle(dead, { kind: 'failed', problem: 'late', isPermanent: false }, new Date())
  expect(await readJob()).toMatchObject({ tries: 0, claim: '2' })
})

test('[STK-03] tells a handler that another worker has its job', async () => {
  let isAborted = false
  work({
    [JOB]: async ({ signal }) => {
      await database.pool.query('UPDATE scheduled_jobs SET claim = claim + 1 WHERE name = $1', [JOB])
      await waitUntil(() => signal.aborted)
      isAborted = true
    },
  })
  await requestJob(database.pool, JOB)
  await waitUntil(() => isAborted)
})

test('[STK-03] [OPS-01] retries a failing job, lists it after three failures and not after a success', async () => {
  let isBroken = true
  const handler = async (): Promise<void> => {
    if (isBroken) throw new Error('It never works')
  }
  const queue = createJobQueue({ db: database.pool, handlers: { [JOB]: handler }, pace, log: () => undefined })
  const runOnce = async (): Promise<void> => {
    await requestJob(database.pool, JOB)
    const row = await queue.claim(new Date())
    if (!row) throw new Error('No job is due')
    await processRow(queue, row, () => new Date())
  }
  for (const retrySeconds of [5, 15, 60]) {
    expect(await listFailedWork(database.pool, 'all')).toEqual([])
    await runOnce()
    const { rows } = await database.pool.query<{ isSoon: boolean }>(
      'SELECT due_at <= now() + make_interval(secs => $2) AS "isSoon" FROM scheduled_jobs WHERE name = $1',
      [JOB, retrySeconds],
    )
    expect(rows).toEqual([{ isSoon: true }])
  }
  expect(await listFailedWork(database.pool, 'all')).toMatchObject([{ kind: 'job', id: JOB, reason: 'It never works' }])
  isBroken = false
  await runOnce()
  expect(await listFailedWork(database.pool, 'all')).toEqual([])
})

test('[STK-03] continues after the workers’ connections were cut', async () => {
  let done = 0
  work({ [JOB]: async () => void (done += 1) })
  await database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await waitUntil(() =>
    requestJob(database.pool, JOB).then(
      () => true,
      () => false,
    ),
  )
  await waitUntil(() => done === 1)
})

test('waits for the running job on stop', async () => {
  let [hasStarted, hasEnded] = [false, false]
  const worker = work({
    [JOB]: async () => {
      hasStarted = true
      // Ends at the same time as a heartbeat, which must not renew the lease of a settled job.
      await sleep(pace.heartbeat * 1000)
      hasEnded = true
    },
  })
  await requestJob(database.pool, JOB)
  await waitUntil(() => hasStarted)
  await worker.stop()
  expect([hasEnded, await readJob()]).toMatchObject([true, { isDue: false, isLeased: false }])
})

test('[STK-03] a later start brings a run forward but never puts it off', async () => {
  await database.pool.query("UPDATE scheduled_jobs SET due_at = now() + interval '1 year'")
  await database.pool.query("UPDATE scheduled_jobs SET due_at = now() - interval '1 day' WHERE name = $1", [JOB])
  await addScheduledJobs(database.pool)
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT name FROM scheduled_jobs WHERE due_at > now() + interval '1 hour'",
  )
  expect(rows.map(({ name }) => name)).toEqual(['renew-index'])
  expect((await readJob())?.isDue).toBe(true)
})
