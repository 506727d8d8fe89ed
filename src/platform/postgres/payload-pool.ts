import type { Payload } from 'payload'
import type { Pool } from 'pg'

/**
 * Returns Payload's connection pool. A query sent here is outside the transaction of the current request.
 * Payload's type of a database does not name the pool, which only its adapter for Postgres has.
 */
export const getPool = ({ db }: Payload): Pool => (db as typeof db & { readonly pool: Pool }).pool
