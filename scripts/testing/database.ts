import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withClient } from '../lib/postgres/cluster.mjs'

export type TestDatabase = {
  /** Connection string of the copy. */
  readonly url: string
  readonly pool: pg.Pool
  /** Closes the pool and drops the database, even while others are connected. */
  readonly drop: () => Promise<void>
}

const createCopy = async (template: string): Promise<TestDatabase> => {
  const { url: server } = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(server, (client: pg.Client) => client.query(`create database ${name} template ${template}`))
  const at = new URL(server)
  at.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: at.href, max: 10 })
  pool.on('error', () => {
    // An idle connection that a test killed; an unhandled `error` event would end the test run.
  })
  return {
    url: at.href,
    pool,
    drop: async () => {
      await pool.end()
      await withClient(server, (client: pg.Client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Creates a database for one test file: an empty copy of the migrated template. */
export const createTestDatabase = (): Promise<TestDatabase> => createCopy(inject('databaseServer').template)

type PreparedDatabase<T> = {
  readonly database: TestDatabase
  readonly note: T
}

const databaseName = (url: string): string => new URL(url).pathname.slice(1)

/** Postgres copies a database only while nothing is connected to it; pools reconnect by themselves. */
const saveAsTemplate = async (
  client: pg.Client,
  { url }: TestDatabase,
  template: string,
  note: unknown,
): Promise<void> => {
  const source = databaseName(url)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [source])
  await client.query(`create database ${template} template ${source}`)
  await client.query(`comment on database ${template} is ${pg.escapeLiteral(JSON.stringify(note))}`)
}

/**
 * Creates a database for one test file that is already filled. The first file of a run that asks for `name` fills it;
 * the others get a copy, with the value that `fill` returned as `note` (it has to be JSON).
 */
export const createPreparedDatabase = async <T>(
  name: string,
  fill: (database: TestDatabase) => Promise<T>,
): Promise<PreparedDatabase<T>> => {
  const { url: server, template: empty } = inject('databaseServer')
  const template = `${empty}_${name}`
  return withClient(server, async (client: pg.Client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rows } = await client.query<{ note: string }>(
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1",
      [template],
    )
    if (rows[0]) return { database: await createCopy(template), note: JSON.parse(rows[0].note) as T }
    const database = await createTestDatabase()
    const note = await fill(database)
    await saveAsTemplate(client, database, template, note)
    return { database, note }
  })
}
