import type { Payload } from 'payload'
import type { Pool } from 'pg'

/**
 * The connections that Payload keeps to the database. A statement sent here stands outside of the transaction of the
 * request that sends it.
 */
export const poolOf = ({ db }: Payload): Pool => (db as unknown as { readonly pool: Pool }).pool
