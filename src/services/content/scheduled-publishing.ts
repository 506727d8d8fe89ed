import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { withClient } from '@/src/platform/postgres/connections'
import { getPool } from '@/src/platform/postgres/payload-pool'

/** Milliseconds between checks; a page shows a scheduled change at most this plus two seconds late. */
const CHECK_INTERVAL_MS = 3000
/** Documents published in one run. */
const MAX_DOCUMENTS_PER_RUN = 50
/** Id of the advisory lock that all processes share; an arbitrary number. */
const LOCK_ID = 7_310_442

const hasDueJobs = async (pool: Pool): Promise<boolean> => {
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
export const publishDueContent = async (payload: Payload): Promise<boolean> => {
  const pool = getPool(payload)
  if (!(await hasDueJobs(pool))) return false
  // An error closes the connection, which releases the lock.
  return withClient(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK_ID])
    if (rows[0]?.mine !== true) return false
    await client.query('UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NULL')
    await payload.jobs.run({ queue: 'default', limit: MAX_DOCUMENTS_PER_RUN })
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK_ID])
    return true
  })
}

/** Checks for due content regularly until the process ends. */
export const startScheduledPublishing = (payload: Payload): void => {
  let isRunning = false
  const check = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await publishDueContent(payload)
    } catch (error) {
      payload.logger.warn(
        `Scheduled publishing failed and will be retried: ${error instanceof Error ? error.message : String(error)}`,
      )
    } finally {
      isRunning = false
    }
  }
  setInterval(() => void check(), CHECK_INTERVAL_MS).unref()
}
