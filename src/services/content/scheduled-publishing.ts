import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { withClient } from '@/src/integrations/postgres/connections'
import { poolOf } from '@/src/services/pool'

/** Milliseconds between looks at what is due: a change shows within two seconds of its moment and this. */
const everyMs = 3000
/** Documents published in one go. */
const most = 50
/** Names the one lock of all processes; any number of our own. */
const lock = 7_310_442

const isDue = async (pool: Pool): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE
       AND (wait_until IS NULL OR wait_until <= now()) LIMIT 1`,
  )
  return (rowCount ?? 0) > 0
}

/**
 * Publishes what staff asked to be published by now (CNT-01). Payload's queue picks up without a lock and never frees the
 * jobs of a killed process, so one process at a time runs it, and begins by freeing them. @returns whether it ran.
 */
export const publishDue = async (payload: Payload): Promise<boolean> => {
  const pool = poolOf(payload)
  if (!(await isDue(pool))) return false
  // What fails closes the connection, and with it the lock goes.
  return withClient(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [lock])
    if (rows[0]?.mine !== true) return false
    await client.query('UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NULL')
    await payload.jobs.run({ queue: 'default', limit: most })
    await client.query('SELECT pg_advisory_unlock($1)', [lock])
    return true
  })
}

/** Looks again and again what is due, for as long as the process lives. */
export const keepSchedule = (payload: Payload): void => {
  let busy = false
  const look = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      await publishDue(payload)
    } catch (error) {
      payload.logger.warn(`Scheduled publishing waits: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      busy = false
    }
  }
  setInterval(() => void look(), everyMs).unref()
}
