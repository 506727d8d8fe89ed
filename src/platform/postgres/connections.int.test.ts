import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Pool, PoolClient } from 'pg'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { createWorld, type World } from '@/tests/tenancy/world'
import { createPool, inTransaction, hasLostConnectionWithin, withClient } from './connections'

/** Errors that would have ended the process: an `error` event without a listener. */
const uncaught: unknown[] = []
const recordUncaught = (error: unknown): void => void uncaught.push(error)

let database: TestDatabase
let pool: Pool
const idleLog: string[] = []

beforeAll(async () => {
  process.on('uncaughtException', recordUncaught)
  database = await createTestDatabase()
  pool = createPool({ connectionString: database.url, max: 3 }, (line) => idleLog.push(line))
  await pool.query('CREATE TABLE kept (word text)')
})
afterAll(async () => {
  process.off('uncaughtException', recordUncaught)
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  uncaught.length = 0
  idleLog.length = 0
})

/** Waits for events that arrive on their own. */
const waitForEvents = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50))

const pidOf = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid ?? 0
}
const terminateBackend = (pid: number) => database.pool.query('SELECT pg_terminate_backend($1)', [pid])
const LOST_CONNECTION = /terminating connection|Connection terminated|not queryable/
const listWords = async () => (await pool.query<{ word: string }>('SELECT word FROM kept')).rows.map(({ word }) => word)

describe('[SEC-05] a connection that is lost', () => {
  test('[SEC-05] is logged, even if only the pool held it', async () => {
    const holder = await pool.connect()
    const pid = await pidOf(holder)
    holder.release()
    await terminateBackend(pid)
    // The pool has removed it, so the next test gets another connection.
    await expect.poll(() => idleLog.join()).toMatch(LOST_CONNECTION)
    expect(hasLostConnectionWithin(60_000)).toBe(true)
    expect(hasLostConnectionWithin(0)).toBe(false)
  })

  test('[SEC-05] during a statement, between two, or before the last fails only that work', async () => {
    const losses: Record<string, (client: PoolClient) => Promise<unknown>> = {
      'in a statement': async (client) => {
        const pid = await pidOf(client)
        // In parallel, because the statement may fail before the answer to `terminateBackend` is read.
        return Promise.all([client.query('SELECT pg_sleep(30)'), terminateBackend(pid)])
      },
      'between two': async (client) => {
        await terminateBackend(await pidOf(client))
        await waitForEvents()
        return client.query('SELECT 1')
      },
      'before the last': async (client) => {
        await terminateBackend(await pidOf(client))
        await waitForEvents()
      },
    }
    for (const [when, work] of Object.entries(losses)) {
      for (const run of [inTransaction, withClient]) {
        const done = run(pool, async (client) => {
          await client.query("INSERT INTO kept VALUES ('never')")
          if (run === withClient) await client.query("DELETE FROM kept WHERE word = 'never'")
          await work(client)
        })
        // Work that has finished with the connection is not affected.
        if (run === withClient && when === 'before the last') await expect(done, when).resolves.toBeUndefined()
        else await expect(done, when).rejects.toThrow(LOST_CONNECTION)
        await waitForEvents()
        expect(uncaught, `${run.name} ${when}`).toEqual([])
        expect(await listWords()).toEqual([])
        await expect(inTransaction(pool, (client) => client.query('SELECT 1'))).resolves.toBeTruthy()
      }
    }
  })

  test('[SEC-05] while a library holds it, or while idle, is logged and harmless', async () => {
    const client = await pool.connect()
    await terminateBackend(await pidOf(client))
    await waitForEvents()
    client.release(true)
    const pid = await withClient(pool, pidOf)
    await terminateBackend(pid)
    await expect.poll(() => idleLog.join()).toMatch(LOST_CONNECTION)
    expect(uncaught).toEqual([])
  })

  test('[SEC-05] failed work is rolled back and its connection reused', async () => {
    const failed = inTransaction(pool, async (client) => {
      await client.query("INSERT INTO kept VALUES ('never')")
      throw new Error('No.')
    })
    await expect(failed).rejects.toThrow('No.')
    expect(await listWords()).toEqual([])
    expect(await inTransaction(pool, async (client) => (await client.query('SELECT 1 AS one')).rows)).toEqual([
      { one: 1 },
    ])
  })

  describe('during a save in the panel', () => {
    let world: World
    beforeAll(async () => {
      world = await createWorld()
    })
    afterAll(() => world.close())

    test('[SEC-05] fails only that save and changes nothing', async () => {
      const { token } = world.staff['tenant-admin']
      const path = `/locations/${world.inA['locations']}`
      const before = await world.rest('GET', path, token)
      await world.pool.query(
        `CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN IF NEW.name = 'Slow' THEN PERFORM pg_sleep(30); END IF; RETURN NEW; END $$;
         CREATE TRIGGER be_slow BEFORE UPDATE ON locations FOR EACH ROW EXECUTE FUNCTION be_slow()`,
      )
      const save = world.rest('PATCH', path, token, { name: 'Slow' })
      await expect
        .poll(async () => {
          const { rowCount } = await world.pool.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event = 'PgSleep'`,
          )
          return rowCount
        })
        .toBe(1)
      const answer = await save
      expect(answer.status, JSON.stringify(answer.body)).toBe(503)
      expect(JSON.stringify(answer.body)).toContain('We can’t reach the database right now. Try again in a minute.')
      await waitForEvents()
      expect(uncaught).toEqual([])
      expect((await world.rest('GET', path, token)).body).toEqual(before.body)
    })
  })
})
