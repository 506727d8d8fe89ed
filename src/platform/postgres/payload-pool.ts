import type { Payload } from 'payload'
import type { Pool } from 'pg'

/** Returns Payload's connection pool. A query sent here is outside the transaction of the current request. */
export const getPool = ({ db }: Payload): Pool => (db as unknown as { readonly pool: Pool }).pool
