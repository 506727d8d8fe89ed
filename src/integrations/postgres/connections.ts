import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg'

/**
 * The only module that opens pools and takes connections from them (SEC-05). When a connection is lost, its running
 * statement fails and the connection emits an `error` event; without a listener that event ends the process.
 */

/** Shared by all copies of this module in a process: Next bundles one of its own. */
const key = Symbol.for('forecourt.lastLostConnection')
const shared = globalThis as { [key]?: number }

/** The caller learns of a lost connection because the running statement fails. Here it is only noted. */
const noteLost = (): void => {
  shared[key] = performance.now()
}

/** Whether any connection of this process was lost within so many milliseconds: what fails now most likely fails for that. */
export const lostConnectionWithin = (milliseconds: number): boolean =>
  shared[key] !== undefined && performance.now() - shared[key] < milliseconds

/**
 * Adds an `error` listener to every connection of a pool, also to those that Payload and Drizzle take themselves and do
 * not listen to. Errors of idle connections go to `log`.
 */
export const guardPool = (pool: Pool, log: (line: string) => void): Pool => {
  const guarded = new WeakSet<PoolClient>()
  // No statement failed with it, so it explains no failure.
  pool.on('error', (error) => {
    log(`Idle database connection lost: ${error.message}`)
  })
  // Not `connect`: the pool may have connections already.
  pool.on('acquire', (client) => {
    if (guarded.has(client)) return
    guarded.add(client)
    client.on('error', noteLost)
  })
  return pool
}

/** A pool whose connections are safe to lose. */
export const createPool = (options: PoolConfig, log: (line: string) => void): Pool =>
  guardPool(new pg.Pool(options), log)

/**
 * Runs `work` with a connection and releases it. After an error the connection is closed, because it may still be in a
 * transaction or hold a lock. `work` must not wait for the network, which would keep the connection from others.
 */
export const withClient = async <T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await db.connect()
  client.on('error', noteLost)
  try {
    const result = await work(client)
    client.off('error', noteLost)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

type Outcome<T> = { readonly result: T } | { readonly error: unknown }

/** All of the work or none of it: what it rejects with is passed on, and nothing of it stays. */
export const inTransaction = async <T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const outcome = await withClient(db, async (client): Promise<Outcome<T>> => {
    await client.query('BEGIN')
    try {
      const result = await work(client)
      await client.query('COMMIT')
      return { result }
    } catch (error) {
      const undone = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      )
      // A connection that cannot even roll back is of no more use.
      if (!undone) throw error
      return { error }
    }
  })
  if ('error' in outcome) throw outcome.error
  return outcome.result
}
