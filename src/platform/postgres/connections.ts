import pg, { type ClientBase, type Pool, type PoolClient, type PoolConfig } from 'pg'
import { createProcessEntry } from '../process-registry'

/**
 * The only module that opens pools and takes connections from them (SEC-05). When a connection is lost, its running
 * statement fails and the connection emits an `error` event; without a listener that event ends the process.
 */

/** When a connection was last lost, in milliseconds of the process's own clock. */
const lastLostConnection = createProcessEntry<number>('last-lost-connection')

/** Only records the time: the caller learns of a lost connection because its running statement fails. */
const markConnectionLost = (): void => {
  lastLostConnection.provide(performance.now())
}

/** Returns whether a connection was lost in the last `milliseconds`, which explains most failures at that time. */
export const hasLostConnectionWithin = (milliseconds: number): boolean => {
  const lostAt = lastLostConnection.get()
  return lostAt !== undefined && performance.now() - lostAt < milliseconds
}

/**
 * Adds an `error` listener to every connection of a pool, including those that Payload and Drizzle acquire without one.
 * Errors of idle connections go to `log`.
 */
export const guardPool = (pool: Pool, log: (line: string) => void): Pool => {
  const guarded = new WeakSet<PoolClient>()
  // No statement failed, so it is not recorded as an explanation for failures.
  pool.on('error', (error) => {
    log(`Idle database connection lost: ${error.message}`)
  })
  // On `acquire` and not `connect`, because the pool may already have connections.
  pool.on('acquire', (client) => {
    if (guarded.has(client)) return
    guarded.add(client)
    client.on('error', markConnectionLost)
  })
  return pool
}

/** Creates a pool whose connections may be lost without ending the process. */
export const createPool = (options: PoolConfig, log: (line: string) => void): Pool =>
  guardPool(new pg.Pool(options), log)

/**
 * Runs `work` with a connection and releases it. After an error the connection is closed, because it may still be in a
 * transaction or hold a lock. `work` must not wait for the network, which would keep the connection from others.
 */
export const withClient = async <T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await db.connect()
  client.on('error', markConnectionLost)
  try {
    const result = await work(client)
    client.off('error', markConnectionLost)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

type Outcome<T> = { readonly result: T } | { readonly error: unknown }

/** With a snapshot, every read sees the tables as they were at the first. */
type TransactionMode = '' | 'ISOLATION LEVEL REPEATABLE READ READ ONLY'

/** Runs the transaction. Rejects only if the connection cannot roll back, and is then of no further use. */
const attemptTransaction = async <T>(
  client: ClientBase,
  work: () => Promise<T>,
  mode: TransactionMode,
): Promise<Outcome<T>> => {
  await client.query(`BEGIN ${mode}`)
  try {
    const result = await work()
    await client.query('COMMIT')
    return { result }
  } catch (error) {
    const isRolledBack = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    )
    if (!isRolledBack) throw error
    return { error }
  }
}

const unwrap = <T>(outcome: Outcome<T>): T => {
  if ('error' in outcome) throw outcome.error
  return outcome.result
}

/** Runs `work` in a transaction. If it rejects, the transaction is rolled back and the error rethrown. */
export const inTransaction = async <T>(
  db: Pool,
  work: (client: PoolClient) => Promise<T>,
  mode: TransactionMode = '',
): Promise<T> => unwrap(await withClient(db, (client) => attemptTransaction(client, () => work(client), mode)))

/** Like `inTransaction`, on a connection that the caller already has. */
export const inTransactionOn = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> =>
  unwrap(await attemptTransaction(client, work, ''))
