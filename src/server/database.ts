import 'server-only'
import type { Pool } from 'pg'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { payload } from './payload'

/** Returns Payload's connection pool, for queries that its API cannot express. */
export const database = async (): Promise<Pool> => getPool(await payload())
