import type { ClientBase, Pool } from 'pg'
import PgBoss from 'pg-boss'
import { createPool, withClient } from '@/src/integrations/postgres/connections'
import { type JobData, type Pace, queueNames, queues, type QueueName, usualPace } from './queues'
import { jobSchema } from './schema'
import { type Handler, type Loop, workOn } from './work'

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

const quiet = (): void => undefined

const connect = (connectionString: string, log: (line: string) => void): Pool =>
  createPool({ connectionString, max: 10, connectionTimeoutMillis: 3000, keepAlive: true }, (line) =>
    log(`Jobs: ${line}`),
  )

/** Text without values may be several statements in a transaction, so after an error its connection is closed. */
const execute = (pool: Pool, text: string, values: unknown[] | undefined): Promise<{ rows: unknown[] }> =>
  withClient(pool, (client) => client.query(text, values))

const declare = async (boss: PgBoss, pace: Pace, cron: boolean): Promise<void> => {
  for (const name of queueNames) {
    const { retryLimit, retryDelay, alone, cron: times } = queues[name]
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
    if (times !== undefined && cron) await boss.schedule(name, times, {})
  }
}

/** Creates an installation's job queues in Postgres (pg-boss); any number of processes may share them. */
export const createJobs = (
  connectionString: string,
  { pace = usualPace, log = quiet, cron = true }: JobsOptions = {},
): Jobs => {
  const db = connect(connectionString, log)
  const create = (): PgBoss => {
    const made = new PgBoss({
      db: { executeSql: (text, values) => execute(db, text, values as unknown[] | undefined) },
      schema: jobSchema,
      maintenanceIntervalSeconds: pace.supervise,
      cronWorkerIntervalSeconds: 5,
      schedule: cron,
    })
    made.on('error', (error) => log(`Jobs: ${error.message}`))
    return made
  }
  let boss = create()
  const loops = new Map<QueueName, Loop>()
  const begin = <Name extends QueueName>(queue: Name, handle: Handler<JobData[Name]>): void => {
    loops.set(queue, workOn({ boss, db, queue, pace, handle, log }))
  }
  return {
    db,
    open: async () => {
      try {
        await boss.start()
        await declare(boss, pace, cron)
      } catch (error) {
        // pg-boss cannot be started again after a failed start.
        await boss.stop({ graceful: false }).catch(() => undefined)
        boss = create()
        throw error
      }
    },
    send: async (on, queue, data, options = {}) => {
      await boss.send(queue, data, {
        db: { executeSql: (text, values) => on.query(text, values) },
        ...(options.gathered ? { singletonSeconds: 1, singletonNextSlot: true } : {}),
      })
    },
    work: (handlers) => {
      for (const queue of queueNames) {
        const handle = handlers[queue]
        if (handle) begin(queue, handle)
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
