import 'server-only'
import type { Pool } from 'pg'
import { poolOf } from '@/src/services/pool'
import { payload } from './payload'

/** Payload's own connections, for what its API cannot say in one question. */
export const database = async (): Promise<Pool> => poolOf(await payload())
