import type { Pool } from 'pg'
import { jobSchema } from './schema'

export type FailedJob = {
  readonly id: string
  readonly queue: string
  readonly data: unknown
  /** Error message of the last attempt. */
  readonly message: string
  readonly tries: number
  readonly failedAt: Date
}

type Row = Omit<FailedJob, 'message'> & { readonly message: string | null }

/** Lists the jobs that failed after their last retry, latest first. */
export const failedJobs = async (db: Pick<Pool, 'query'>, most = 100): Promise<readonly FailedJob[]> => {
  const columns = 'id, name, data, output, retry_count, completed_on'
  const { rows } = await db.query<Row>(
    `SELECT id, name AS queue, data, retry_count + 1 AS tries, completed_on AS "failedAt",
       coalesce(output->>'message', output->'value'->>'message') AS message
     FROM (SELECT ${columns} FROM ${jobSchema}.job WHERE state = 'failed'
           UNION ALL SELECT ${columns} FROM ${jobSchema}.archive WHERE state = 'failed') given_up
     ORDER BY completed_on DESC LIMIT $1`,
    [most],
  )
  return rows.map((row) => ({ ...row, message: row.message ?? 'Unknown' }))
}
