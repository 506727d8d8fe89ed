import type { Pool } from 'pg'
import type { LogProgress } from './change-log'

type SyncState = { readonly progress: LogProgress | null; readonly settingsHash: string | null }
type SyncRow = {
  readonly position: string | null
  readonly applied: readonly string[]
  readonly settings_hash: string | null
  readonly recent: boolean | null
}

/** Ignores a progress older than 12 hours, because the log is only kept for a day. */
export const readSyncState = async (db: Pool, index: string): Promise<SyncState> => {
  const { rows } = await db.query<SyncRow>(
    `SELECT position, applied, settings_hash, synced_at > now() - interval '12 hours' AS recent
     FROM search_sync WHERE index_name = $1`,
    [index],
  )
  const row = rows[0]
  if (!row) return { progress: null, settingsHash: null }
  const isUsable = row.position !== null && row.recent === true
  return {
    progress: isUsable && row.position !== null ? { position: row.position, applied: row.applied } : null,
    settingsHash: row.settings_hash,
  }
}

export const saveSettingsHash = async (db: Pool, index: string, hash: string): Promise<void> => {
  await db.query(
    `INSERT INTO search_sync (index_name, settings_hash) VALUES ($1, $2)
     ON CONFLICT (index_name) DO UPDATE SET settings_hash = excluded.settings_hash`,
    [index, hash],
  )
}

/**
 * Advances the stored progress from where this reader started. If another reader changed it meanwhile, the two may have
 * overwritten newer records with older ones, so the index restarts from the earlier position.
 * @throws Error in that case, so that the job is retried
 */
export const saveProgress = async (
  db: Pool,
  index: string,
  from: LogProgress | null,
  to: LogProgress,
): Promise<void> => {
  const { rowCount } = await db.query(
    `UPDATE search_sync SET position = $2, applied = $3, synced_at = now()
     WHERE index_name = $1 AND ($4::text IS NULL OR (position = $4 AND applied = $5::text[]))`,
    [index, to.position, to.applied, from?.position ?? null, from?.applied ?? []],
  )
  if (rowCount === 1) return
  await db.query(
    `UPDATE search_sync SET position = $2, applied = '{}' WHERE index_name = $1 AND position::numeric > $2::numeric`,
    [index, from?.position ?? '0'],
  )
  throw new Error('Another worker wrote to the search index at the same time; the sync is retried.')
}
