import type { ClientBase, Pool } from 'pg'
import PgBoss from 'pg-boss'
import { createPool, withClient } from '@/src/platform/postgres/connections'
import type { WakeLoop } from '@/src/platform/wake-loop'
import { type JobData, type Pace, queueNames, queues, type QueueName, defaultPace } from './queues'
import { JOB_SCHEMA } from './schema'
import { type Handler, startWorkLoop } from './work-loop'

export type Handlers = { readonly [Name in QueueName]?: Handler<JobData[Name]> }
type Executor = Pick<ClientBase, 'query'>

export type Jobs = {
  /** Creates the schema and missing queues. Call it before `send` and `work`. Idempotent. */
  readonly open: () => Promise<void>
  /**
   * Adds a job on the caller's connection, inside its transaction, so that the job exists only if its cause does.
   * `gathered` debounces: further jobs of the queue within a second count as the same job.
   */
  readonly send: <Name extends QueueName>(
    db: Executor,
    queue: Name,
    data: JobData[Name],
    options?: { readonly gathered?: boolean },
  ) => Promise<void>
  /** Processes the queues that have a handler. */
  readonly work: (handlers: Handlers) => void
  /** Checks a queue for jobs now instead of at the next poll. */
  readonly wake: (queue: QueueName) => void
  /** Resolves when the running jobs have ended. */
  readonly close: () => Promise<void>
  readonly db: Pool
}

export type JobsOptions = {
  readonly pace?: Pace
  readonly log?: (line: string) => void
  /** True if this process creates the scheduled jobs. */
  readonly cron?: boolean
}

const ignoreLog = (): void => undefined

const createJobPool = (connectionString: string, log: (line: string) => void): Pool =>
  createPool({ connectionString, max: 10, connectionTimeoutMillis: 3000, keepAlive: true }, (line) =>
    log(`Jobs: ${line}`),
  )

/** Text without values may be several statements in a transaction, so after an error its connection is closed. */
const execute = (pool: Pool, text: string, values: unknown[] | undefined): Promise<{ rows: unknown[] }> =>
  withClient(pool, (client) => client.query(text, values))

const declareQueues = async (boss: PgBoss, pace: Pace, cron: boolean): Promise<void> => {
  for (const name of queueNames) {
    const { retryLimit, retryDelay, alone, cron: schedule } = queues[name]
    const rules = {
      name,
      retryLimit,
      retryDelay,
      retryBackoff: true,
      expireInSeconds: pace.expire,
      policy: alone ? ('singleton' as const) : ('standard' as const),
    }
    await boss.createQueue(name, rules)
    await boss.updateQueue(name, rules)
    if (schedule !== undefined && cron) await boss.schedule(name, schedule, {})
  }
}

/** Creates an installation's job queues in Postgres (pg-boss); any number of processes may share them. */
export const createJobs = (
  connectionString: string,
  { pace = defaultPace, log = ignoreLog, cron = true }: JobsOptions = {},
): Jobs => {
  const db = createJobPool(connectionString, log)
  const createBoss = (): PgBoss => {
    const created = new PgBoss({
      db: { executeSql: (text, values) => execute(db, text, values as unknown[] | undefined) },
      schema: JOB_SCHEMA,
      maintenanceIntervalSeconds: pace.supervise,
      cronWorkerIntervalSeconds: 5,
      schedule: cron,
    })
    created.on('error', (error) => log(`Jobs: ${error.message}`))
    return created
  }
  let boss = createBoss()
  const loops = new Map<QueueName, WakeLoop>()
  const startLoop = <Name extends QueueName>(queue: Name, handle: Handler<JobData[Name]>): void => {
    loops.set(queue, startWorkLoop({ boss, db, queue, pace, handle, log }))
  }
  return {
    db,
    open: async () => {
      try {
        await boss.start()
        await declareQueues(boss, pace, cron)
      } catch (error) {
        // pg-boss cannot be started again after a failed start.
        await boss.stop({ graceful: false }).catch(() => undefined)
        boss = createBoss()
        throw error
      }
    },
    send: async (executor, queue, data, options = {}) => {
      await boss.send(queue, data, {
        db: { executeSql: (text, values) => executor.query(text, values) },
        ...(options.gathered ? { singletonSeconds: 1, singletonNextSlot: true } : {}),
      })
    },
    work: (handlers) => {
      for (const queue of queueNames) {
        const handle = handlers[queue]
        if (handle) startLoop(queue, handle)
      }
    },
    wake: (queue) => loops.get(queue)?.wake(),
    close: async () => {
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
      await boss.stop({ graceful: false })
      await db.end()
    },
  }
}
