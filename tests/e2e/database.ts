import pg from 'pg'
import { databaseUrl } from './site'

let pool: pg.Pool | null = null

/** This worker's connection pool to the tested site's database. */
export const database = (): pg.Pool => {
  if (pool) return pool
  pool = new pg.Pool({ connectionString: databaseUrl(), max: 4, allowExitOnIdle: true })
  // A test may terminate every connection to the database; the next statement opens a new one.
  pool.on('error', () => undefined)
  return pool
}

/** Runs a statement in the tested site's database. */
export const sql = async <T extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await database().query<T>(text, values)).rows
