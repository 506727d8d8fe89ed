import pg from 'pg'
import { databaseUrl } from './site'

let pool: pg.Pool | null = null

/** The connections of this worker to the tested site's database. */
export const database = (): pg.Pool => {
  if (pool) return pool
  pool = new pg.Pool({ connectionString: databaseUrl(), max: 4, allowExitOnIdle: true })
  // A test may have every connection of the database cut; the next statement opens another.
  pool.on('error', () => undefined)
  return pool
}

/** One statement in the tested site's own database. */
export const sql = async <T extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await database().query<T>(text, values)).rows
