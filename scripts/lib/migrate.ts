import { randomUUID } from 'node:crypto'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'

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
    await migration.up({ db: drizzle({ client }) } as unknown as MigrateUpArgs)
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
 * Migrates a database to the newest schema and records each migration in Payload's table. Two processes at once are
 * safe: the second waits and finds nothing left to do.
 * @returns the names of the migrations applied now
 */
export const migrate = async (url: string, migrations: readonly Migration[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const pending = (names: Set<string>) => migrations.filter(({ name }) => !names.has(name))
    if (pending((await readApplied(client)).names).length === 0) return []
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const before = await readApplied(client)
    const todo = pending(before.names)
    for (const migration of todo) await applyMigration(client, migration, before.batch + 1)
    return todo.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
