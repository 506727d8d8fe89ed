import type { Pool } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import type { DraftContents } from '@/src/domain/stock/import-steps/draft'
import type { ImportResult } from '../import-report'

/**
 * Imports in steps, stored with their file until they are done (STF-05). Every statement names the feed, whose access
 * the caller has checked.
 */

export type DraftStep = 2 | 3 | 4

export type ImportDraft = {
  readonly id: string
  readonly feedId: string
  readonly state: 'open' | 'importing' | 'done'
  readonly step: DraftStep
  readonly name: string
  /** The web address the file was fetched from. */
  readonly address: string | null
  readonly contents: DraftContents
  readonly mapping: Mapping
  /** False if the file has only some of the feed's vehicles. */
  readonly isComplete: boolean
  readonly result: ImportResult | null
  readonly updatedAt: Date
}

const COLUMNS = `id, feed_id AS "feedId", state, step, name, address, contents, mapping, is_complete AS "isComplete",
  result, updated_at AS "updatedAt"`

type Db = Pick<Pool, 'query'>
type DraftRef = { readonly id: string; readonly feedId: string }

export type NewDraft = Pick<ImportDraft, 'feedId' | 'name' | 'address' | 'contents' | 'mapping' | 'isComplete'> & {
  readonly userId: string
  readonly packed: Buffer
  readonly now: Date
}

/** Stores a draft. It replaces the open one of the same person and feed. */
export const createDraft = async (db: Db, draft: NewDraft): Promise<string> => {
  const id = uuidV7({ msecs: draft.now.getTime() })
  await db.query(
    `WITH replaced AS (DELETE FROM stock_import_drafts WHERE feed_id = $2 AND user_id = $3 AND state = 'open')
     INSERT INTO stock_import_drafts
       (id, feed_id, user_id, name, address, packed, contents, mapping, is_complete, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [
      id,
      draft.feedId,
      draft.userId,
      draft.name.slice(-500),
      draft.address,
      draft.packed,
      JSON.stringify(draft.contents),
      JSON.stringify(draft.mapping),
      draft.isComplete,
      draft.now,
    ],
  )
  return id
}

export const findDraft = async (db: Db, { id, feedId }: DraftRef): Promise<ImportDraft | undefined> => {
  const { rows } = await db.query<ImportDraft>(
    `SELECT ${COLUMNS} FROM stock_import_drafts WHERE id = $1 AND feed_id = $2`,
    [id, feedId],
  )
  return rows[0]
}

/** Finds the feed of a draft, whose access the caller checks. */
export const findDraftFeed = async (db: Db, id: string): Promise<string | undefined> => {
  const { rows } = await db.query<{ feed_id: string }>('SELECT feed_id FROM stock_import_drafts WHERE id = $1', [id])
  return rows[0]?.feed_id
}

export type UnfinishedDraft = Pick<ImportDraft, 'id' | 'feedId' | 'name' | 'updatedAt'>

/** Lists the unfinished imports of a person in these feeds, newest first. */
export const listUnfinishedDrafts = async (
  db: Db,
  userId: string,
  feedIds: readonly string[],
): Promise<readonly UnfinishedDraft[]> => {
  const { rows } = await db.query<UnfinishedDraft>(
    `SELECT id, feed_id AS "feedId", name, updated_at AS "updatedAt" FROM stock_import_drafts
      WHERE user_id = $1 AND feed_id = ANY($2::uuid[]) AND state <> 'done' ORDER BY updated_at DESC LIMIT 5`,
    [userId, feedIds],
  )
  return rows
}

export type DraftChange = {
  readonly mapping?: Mapping | undefined
  readonly step?: DraftStep | undefined
  readonly isComplete?: boolean | undefined
}

/** Saves what staff chose; false if the draft is no longer open. */
export const saveDraft = async (
  db: Db,
  { id, feedId }: DraftRef,
  { mapping, step, isComplete }: DraftChange,
  now: Date,
): Promise<boolean> => {
  const { rowCount } = await db.query(
    `UPDATE stock_import_drafts SET mapping = coalesce($3, mapping), step = coalesce($4, step),
            is_complete = coalesce($5, is_complete), updated_at = $6
      WHERE id = $1 AND feed_id = $2 AND state = 'open'`,
    [id, feedId, mapping === undefined ? null : JSON.stringify(mapping), step ?? null, isComplete ?? null, now],
  )
  return rowCount === 1
}

export const deleteDraft = async (db: Db, { id, feedId }: DraftRef): Promise<void> => {
  await db.query("DELETE FROM stock_import_drafts WHERE id = $1 AND feed_id = $2 AND state = 'open'", [id, feedId])
}

/** An import that began longer ago was interrupted and may be started again. */
const MAX_IMPORT_MINUTES = 15

/** Claims a draft for its import; undefined if it is being imported, or was. */
export const claimDraft = async (db: Db, { id, feedId }: DraftRef, now: Date): Promise<ImportDraft | undefined> => {
  const { rows } = await db.query<ImportDraft>(
    `UPDATE stock_import_drafts SET state = 'importing', import_started_at = $3, result = NULL, updated_at = $3
      WHERE id = $1 AND feed_id = $2 AND (state = 'open' OR (state = 'importing'
        AND import_started_at < $3::timestamptz - make_interval(mins => ${MAX_IMPORT_MINUTES})))
      RETURNING ${COLUMNS}`,
    [id, feedId, now],
  )
  return rows[0]
}

/** Ends an import: it is done and its file is deleted, or the draft is open again after a refusal. */
export const finishDraft = async (
  db: Db,
  { id, feedId }: DraftRef,
  result: ImportResult | null,
  now: Date,
): Promise<void> => {
  const isDone = result?.ok === true
  await db.query(
    `UPDATE stock_import_drafts SET state = $3, result = $4, packed = CASE WHEN $5 THEN NULL ELSE packed END, updated_at = $6
      WHERE id = $1 AND feed_id = $2`,
    [id, feedId, isDone ? 'done' : 'open', result === null ? null : JSON.stringify(result), isDone, now],
  )
}

/** Days for which an unfinished import is stored. */
const RETENTION_DAYS = 14

/** Deletes unfinished imports that were left, and all but the newest five finished ones of each feed. */
export const pruneDrafts = async (db: Db): Promise<void> => {
  await db.query(
    `DELETE FROM stock_import_drafts WHERE state <> 'done' AND updated_at < now() - make_interval(days => ${RETENTION_DAYS})`,
  )
  await db.query(
    `DELETE FROM stock_import_drafts WHERE id IN (SELECT id FROM (
       SELECT id, row_number() OVER (PARTITION BY feed_id ORDER BY updated_at DESC, id DESC) AS place
         FROM stock_import_drafts WHERE state = 'done') numbered WHERE place > 5)`,
  )
}
