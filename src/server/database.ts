import 'server-only'
import type { Pool } from 'pg'
import { payload } from './payload'

/** Payload's own connections, for what its API cannot say in one question. */
export const database = async (): Promise<Pool> => ((await payload()).db as unknown as { pool: Pool }).pool
