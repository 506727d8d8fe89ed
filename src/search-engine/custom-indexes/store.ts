import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '@/src/platform/postgres/connections'

export type Settings = Readonly<Record<string, unknown>>

export type StoredIndex = {
  readonly name: string
  readonly settings: Settings
  readonly primary_name: string | null
  readonly version: string
  readonly created_at: Date
  readonly updated_at: Date
}

export type Queryable = Pick<PoolClient, 'query'>

const COLUMNS = 'name, settings, primary_name, version::text, created_at, updated_at'

/** A process writes one thing at a time, so that waiting writes hold no connection that the current one may need. */
const queues = new WeakMap<Pool, Promise<unknown>>()

/** Runs writes of all processes one after another, in a transaction that holds an advisory lock. */
export const withWriteLock = <T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const run = (queues.get(db) ?? Promise.resolve()).then(() => runLocked(db, work))
  queues.set(
    db,
    run.catch(() => undefined),
  )
  return run
}

const runLocked = <T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(db, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtext('forecourt search_indexes'))")
    return work(client)
  })

/** Runs several reads on one snapshot of the tables. */
export const withSnapshot = <T>(db: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(db, work, 'ISOLATION LEVEL REPEATABLE READ READ ONLY')

export const nextTaskId = async (db: Queryable): Promise<string> => {
  const { rows } = await db.query<{ id: string }>("SELECT nextval('search_task_ids')::text AS id")
  return rows[0]?.id ?? '0'
}

/** Returns whether this task was ever started. A task is complete before its call is answered. */
export const isKnownTask = async (db: Queryable, id: string): Promise<boolean> => {
  const { rows } = await db.query<{ known: boolean }>(
    'SELECT is_called AND $1::numeric <= last_value AS known FROM search_task_ids',
    [id],
  )
  return rows[0]?.known === true
}

export const findIndexes = async (db: Queryable, names: readonly string[]): Promise<Map<string, StoredIndex>> => {
  const { rows } = await db.query<StoredIndex>(`SELECT ${COLUMNS} FROM search_indexes WHERE name = ANY ($1)`, [names])
  return new Map(rows.map((row) => [row.name, row]))
}

export const findIndex = async (db: Queryable, name: string): Promise<StoredIndex | undefined> =>
  (await findIndexes(db, [name])).get(name)

export type ListedIndex = StoredIndex & { readonly entries: number; readonly bytes: number }

export const listIndexes = async (db: Queryable): Promise<ListedIndex[]> => {
  const { rows } = await db.query<ListedIndex>(
    `SELECT ${COLUMNS}, coalesce(o.entries, 0)::int AS entries, coalesce(o.bytes, 0)::float8 AS bytes
     FROM search_indexes i LEFT JOIN (
       SELECT index_name, count(*) AS entries, sum(length(record::text)) AS bytes FROM search_objects GROUP BY 1
     ) o ON o.index_name = coalesce(i.primary_name, i.name) ORDER BY name`,
  )
  return rows
}

/** Returns the index and creates an empty one if it does not exist. */
export const ensureIndex = async (db: Queryable, name: string, primary: string | null = null): Promise<StoredIndex> => {
  const { rows } = await db.query<StoredIndex>(
    `INSERT INTO search_indexes (name, primary_name, version) VALUES ($1, $2, 0)
     ON CONFLICT (name) DO UPDATE SET primary_name = coalesce($2, search_indexes.primary_name) RETURNING ${COLUMNS}`,
    [name, primary],
  )
  const [row] = rows
  if (!row) throw new Error('The index could not be created')
  return row
}

/** Sets a new version, so that searches reload the index and its replicas. */
export const publishIndex = async (db: Queryable, name: string, task: string): Promise<void> => {
  await db.query('UPDATE search_indexes SET version = $2, updated_at = now() WHERE name = $1 OR primary_name = $1', [
    name,
    task,
  ])
}

export const saveSettings = async (db: Queryable, name: string, settings: Settings): Promise<void> => {
  await db.query('UPDATE search_indexes SET settings = $2 WHERE name = $1', [name, JSON.stringify(settings)])
}

export const removeIndex = async (db: Queryable, name: string): Promise<void> => {
  await db.query('DELETE FROM search_indexes WHERE name = $1', [name])
}

export const countIndexes = async (db: Queryable): Promise<number> => {
  const { rows } = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM search_indexes')
  return rows[0]?.count ?? 0
}
