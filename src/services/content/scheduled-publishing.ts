import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { withClient } from '@/src/integrations/postgres/connections'
import { poolOf } from '@/src/services/pool'

/** Milliseconds between checks; a page shows a scheduled change at most this plus two seconds late. */
const everyMs = 3000
/** Documents published in one run. */
const most = 50
/** Id of the advisory lock that all processes share; an arbitrary number. */
const lock = 7_310_442

const isDue = async (pool: Pool): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE
       AND (wait_until IS NULL OR wait_until <= now()) LIMIT 1`,
  )
  return (rowCount ?? 0) > 0
}

/**
 * Publishes content that is due (CNT-01). Payload's queue claims jobs without a lock and never frees those of a killed
 * process, so one process at a time runs it and frees them first. @returns whether it ran
 */
export const publishDue = async (payload: Payload): Promise<boolean> => {
  const pool = poolOf(payload)
  if (!(await isDue(pool))) return false
  // An error closes the connection, which releases the lock.
  return withClient(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [lock])
    if (rows[0]?.mine !== true) return false
    await client.query('UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NULL')
    await payload.jobs.run({ queue: 'default', limit: most })
    await client.query('SELECT pg_advisory_unlock($1)', [lock])
    return true
  })
}

/** Checks for due content regularly for as long as the process lives. */
export const keepSchedule = (payload: Payload): void => {
  let busy = false
  const look = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      await publishDue(payload)
    } catch (error) {
      payload.logger.warn(
        `Scheduled publishing failed and will be retried: ${error instanceof Error ? error.message : String(error)}`,
      )
    } finally {
      busy = false
    }
  }
  setInterval(() => void look(), everyMs).unref()
}
