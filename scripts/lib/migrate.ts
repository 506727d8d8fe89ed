import { randomUUID } from 'node:crypto'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { OperatorError } from './log.mjs'
import { SHELTER_FOLDER } from './postgres/binaries.mjs'

/** One entry of `migrations/index.ts`. */
export type Migration = { readonly name: string; readonly up: (args: MigrateUpArgs) => Promise<void> }

/** Key of the advisory lock that lets one process at a time migrate a database. */
const MIGRATION_LOCK = 7_310_425_601

const CREATE_TABLE = `create table if not exists payload_migrations (
  id uuid primary key not null,
  name varchar,
  batch numeric,
  updated_at timestamp(3) with time zone default now() not null,
  created_at timestamp(3) with time zone default now() not null
)`

const readApplied = async (client: pg.Client): Promise<{ names: Set<string>; batch: number }> => {
  const exists = await client.query<{ found: boolean }>("select to_regclass('payload_migrations') is not null as found")
  if (!exists.rows[0]?.found) return { names: new Set(), batch: 0 }
  const rows = await client.query<{ name: string; batch: string }>('select name, batch from payload_migrations')
  return {
    names: new Set(rows.rows.map(({ name }) => name)),
    batch: Math.max(0, ...rows.rows.map(({ batch }) => Number(batch))),
  }
}

const applyMigration = async (client: pg.Client, migration: Migration, batch: number): Promise<void> => {
  await client.query('begin')
  try {
    // Our migrations are plain SQL and do not use Payload, whose start would take seconds.
    await migration.up({ db: drizzle({ client }) } as Partial<MigrateUpArgs> as MigrateUpArgs)
    await client.query(CREATE_TABLE)
    await client.query('insert into payload_migrations (id, name, batch) values ($1, $2, $3)', [
      randomUUID(),
      migration.name,
      batch,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed and was undone.`, { cause: error })
  }
}

/**
 * The first applied migration that no longer exists, if any. One that is newer than all of `migrations` was applied by a
 * newer release, whose database this one may use.
 */
const findRemoved = (names: ReadonlySet<string>, migrations: readonly Migration[]): string | undefined => {
  const known = new Set(migrations.map(({ name }) => name))
  const newest = [...known].sort().at(-1) ?? ''
  return [...names].sort().find((name) => !known.has(name) && name < newest)
}

/** The folder of the embedded Postgres if it is outside the data folder, which happens when root runs it. */
const findSeparateFolder = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ setting: string }>(
    "select setting from pg_settings where name = 'data_directory' and starts_with(setting, $1)",
    [`${SHELTER_FOLDER}/`],
  )
  return rows[0]?.setting
}

const refuse = async (client: pg.Client, removed: string): Promise<never> => {
  const separate = await findSeparateFolder(client)
  throw new OperatorError(
    [
      `This database is from an earlier development version. It has the migration ${removed}, which no longer exists.`,
      'It wasn’t changed, and this version can’t use it. To start again with an empty database:',
      `- the demo: stop it, remove the folder .data (or DATA_DIR)${separate ? ` and the folder ${separate}` : ''}, and start again;`,
      '- with DATABASE_URL: set it to an empty database.',
    ].join('\n'),
  )
}

/**
 * Migrates a database to the newest schema and records each migration in Payload's table. Two processes at once are
 * safe: the second waits and finds nothing left to do.
 * @returns the names of the migrations applied now
 * @throws {OperatorError} when the database has a migration that no longer exists; nothing is changed
 */
export const migrate = async (url: string, migrations: readonly Migration[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const readPending = async () => {
      const { names, batch } = await readApplied(client)
      const removed = findRemoved(names, migrations)
      if (removed) await refuse(client, removed)
      return { todo: migrations.filter(({ name }) => !names.has(name)), batch: batch + 1 }
    }
    if ((await readPending()).todo.length === 0) return []
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const { todo, batch } = await readPending()
    for (const migration of todo) await applyMigration(client, migration, batch)
    return todo.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
