import type { Pool } from 'pg'
import { JOB_SCHEMA } from './schema'

export type FailedJob = {
  readonly id: string
  readonly queue: string
  readonly data: unknown
  /** Error message of the last attempt. */
  readonly message: string
  readonly tries: number
  readonly failedAt: Date
}

type FailedJobRow = Omit<FailedJob, 'message'> & { readonly message: string | null }

/** Lists the jobs that failed after their last retry, latest first. */
export const listFailedJobs = async (db: Pick<Pool, 'query'>, limit = 100): Promise<readonly FailedJob[]> => {
  const columns = 'id, name, data, output, retry_count, completed_on'
  const { rows } = await db.query<FailedJobRow>(
    `SELECT id, name AS queue, data, retry_count + 1 AS tries, completed_on AS "failedAt",
       coalesce(output->>'message', output->'value'->>'message') AS message
     FROM (SELECT ${columns} FROM ${JOB_SCHEMA}.job WHERE state = 'failed'
           UNION ALL SELECT ${columns} FROM ${JOB_SCHEMA}.archive WHERE state = 'failed') given_up
     ORDER BY completed_on DESC LIMIT $1`,
    [limit],
  )
  return rows.map((row) => ({ ...row, message: row.message ?? 'Unknown' }))
}
