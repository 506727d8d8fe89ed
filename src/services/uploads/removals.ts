import type { Pool } from 'pg'
import { isUploadName, type Upload, type UploadStore } from '@/src/integrations/uploads/port'

/**
 * A store and the database cannot change together. So a file is noted for removal before it is stored, and the note goes
 * with the transaction that stores its document: whatever ends half-way leaves a file that is removed a day later, and
 * never a document without its file (OPS-01).
 */

type Db = Pick<Pool, 'query'>

/** Longer than any request or import takes. */
const HOURS_TO_COMMIT = 24

/** Files that one run removes. */
const BATCH = 500

/** Notes a file that is about to be stored. Not within the transaction that stores its document. */
export const noteBeforeStoring = async (db: Db, { tenant, file }: Upload): Promise<void> => {
  await db.query(
    `INSERT INTO upload_removals (file, tenant_id, due_at) VALUES ($1, $2, now() + make_interval(hours => $3))
     ON CONFLICT (file) DO UPDATE SET due_at = excluded.due_at`,
    [file, tenant, HOURS_TO_COMMIT],
  )
}

const isUsed = async (db: Db, file: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    'SELECT 1 FROM media WHERE filename = $1 UNION ALL SELECT 1 FROM brochures WHERE filename = $1',
    [file],
  )
  return (rowCount ?? 0) > 0
}

/** Removes the files whose time has come and that no document has. @returns how many files are gone */
export const removeDueUploads = async (db: Db, store: UploadStore, signal?: AbortSignal): Promise<number> => {
  const { rows } = await db.query<{ file: string; tenant_id: string }>(
    'SELECT file, tenant_id FROM upload_removals WHERE due_at <= now() ORDER BY due_at LIMIT $1',
    [BATCH],
  )
  let removed = 0
  const problems: unknown[] = []
  for (const { file, tenant_id } of rows) {
    signal?.throwIfAborted()
    try {
      if (isUploadName(file) && !(await isUsed(db, file))) {
        await store.remove({ tenant: tenant_id, file })
        removed += 1
      }
      await db.query('DELETE FROM upload_removals WHERE file = $1 AND due_at <= now()', [file])
    } catch (error) {
      // One that cannot be removed must not keep those behind it.
      problems.push(error)
      await db.query("UPDATE upload_removals SET due_at = now() + interval '1 hour' WHERE file = $1", [file])
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} files could not be removed.`)
  return removed
}
