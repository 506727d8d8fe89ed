import type { Pool } from 'pg'
import { quoteName } from '../tenants/tenant-columns'

/**
 * Returns a query for the files of all uploads, as rows of `tenant_id` and `filename`. The tables of upload collections
 * are found in Postgres's own catalogue, by the columns that Payload gives them, so that a new one is never missed.
 */
export const buildUploadedFilesSql = async (db: Pick<Pool, 'query'>): Promise<string> => {
  const { rows } = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name IN ('tenant_id', 'filename', 'filesize', 'mime_type')
     GROUP BY table_name HAVING count(*) = 4 ORDER BY table_name`,
  )
  return rows
    .map(({ name }) => `SELECT tenant_id, filename FROM ${quoteName(name)} WHERE filename IS NOT NULL`)
    .join(' UNION ALL ')
}
