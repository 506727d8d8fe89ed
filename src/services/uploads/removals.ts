import type { Pool } from 'pg'
import { isUploadName, type Upload, type UploadStore } from '@/src/integrations/uploads/port'
import { buildUploadedFilesSql } from './uploaded-files'

/**
 * Store and database cannot change in one transaction. So the removal of a file is scheduled before the file is stored,
 * and cancelled in the transaction that stores its document: a failure leaves a file that is removed a day later, and
 * never a document without its file (OPS-01).
 */

type Db = Pick<Pool, 'query'>

/** Longer than any request or import takes. */
const HOURS_TO_COMMIT = 24

/** Files removed per run. */
const BATCH_SIZE = 500

/** Schedules the removal of a file before it is stored. Must not run in the transaction that stores its document. */
export const scheduleRemoval = async (db: Db, { tenant, file }: Upload): Promise<void> => {
  await db.query(
    `INSERT INTO upload_removals (file, tenant_id, due_at) VALUES ($1, $2, now() + make_interval(hours => $3))
     ON CONFLICT (file) DO UPDATE SET due_at = excluded.due_at`,
    [file, tenant, HOURS_TO_COMMIT],
  )
}

const isUsed = async (db: Db, uploadedFilesSql: string, file: string): Promise<boolean> => {
  const { rowCount } = await db.query(`SELECT 1 FROM (${uploadedFilesSql}) files WHERE filename = $1`, [file])
  return (rowCount ?? 0) > 0
}

/** Removes due files that no document uses. @returns the number of removed files */
export const removeDueUploads = async (db: Db, store: UploadStore, signal?: AbortSignal): Promise<number> => {
  const { rows } = await db.query<{ file: string; tenant_id: string }>(
    'SELECT file, tenant_id FROM upload_removals WHERE due_at <= now() ORDER BY due_at LIMIT $1',
    [BATCH_SIZE],
  )
  const uploadedFilesSql = await buildUploadedFilesSql(db)
  let removedCount = 0
  const problems: unknown[] = []
  for (const { file, tenant_id } of rows) {
    signal?.throwIfAborted()
    try {
      if (isUploadName(file) && !(await isUsed(db, uploadedFilesSql, file))) {
        await store.remove({ tenant: tenant_id, file })
        removedCount += 1
      }
      await db.query('DELETE FROM upload_removals WHERE file = $1 AND due_at <= now()', [file])
    } catch (error) {
      // A failed removal is postponed, so that it does not block the ones after it.
      problems.push(error)
      await db.query("UPDATE upload_removals SET due_at = now() + interval '1 hour' WHERE file = $1", [file])
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} files could not be removed.`)
  return removedCount
}
