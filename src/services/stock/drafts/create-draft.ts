import { open, stat } from 'node:fs/promises'
import type { Pool } from 'pg'
import { isProbablyComplete } from '@/src/domain/stock/feed/removal-limit'
import { type Mapping, parseMapping } from '@/src/domain/stock/feed/mapping'
import type { SavedMapping } from '@/src/domain/stock/import-steps/draft'
import { withOnlyLocation } from '@/src/domain/stock/import-steps/only-location'
import { withOnlyKind } from '@/src/domain/stock/import-steps/only-kind'
import { withUsualPriceType } from '@/src/domain/stock/import-steps/price-type'
import { findFileProblem, HEAD_BYTES } from '@/src/domain/stock/import-steps/file-problem'
import { loadBuiltInMappings } from '../mapping-files'
import { runImport } from '../thread/run-import'
import type { FeedRef } from '../upload'
import { createDraft } from './draft-store'
import { listDraftMappings } from './earlier-mappings'
import { findOnlyKind, findOnlyLocation, findUsualPriceType, loadFeedStock } from './stock-defaults'
import { packFile } from './draft-file'

/** Starts an import in steps from a file that has arrived (STF-05). */

export type DraftFile = { readonly name: string; readonly path: string; readonly address?: string | undefined }

export type DraftStart = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string }

const TOO_LARGE =
  'This file is too large to import in steps. Remove columns that the site doesn’t need, or split the file.'

const readHead = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

type FeedSettings = { readonly mapping: unknown; readonly columns: unknown }

const loadFeed = async (pool: Pool, feedId: string): Promise<FeedSettings | undefined> => {
  const { rows } = await pool.query<FeedSettings>(
    'SELECT mapping, seen_columns AS columns FROM stock_feeds WHERE id = $1',
    [feedId],
  )
  return rows[0]
}

const toSaved = (mapping: unknown, from: string, columns: readonly string[]): readonly SavedMapping[] => {
  const parsed = parseMapping(mapping)
  return parsed.ok ? [{ mapping: parsed.mapping, from, columns }] : []
}

/** The mappings of the dealer's earlier imports and the feed's own, newest first. */
const listSavedMappings = async (pool: Pool, feed: FeedRef): Promise<readonly SavedMapping[]> => {
  const settings = await loadFeed(pool, feed.id)
  const earlier = await listDraftMappings(pool, { feedId: feed.id, tenantId: feed.tenant })
  const seenColumns = Array.isArray(settings?.columns) ? settings.columns.map(String) : []
  return [
    ...earlier.slice(0, 1).flatMap(({ name, mapping, columns }) => toSaved(mapping, name, columns)),
    ...toSaved(settings?.mapping, 'this feed’s custom mapping', seenColumns),
    ...earlier.slice(1).flatMap(({ name, mapping, columns }) => toSaved(mapping, name, columns)),
  ]
}

/**
 * Reads a file's columns, matches them to fields and stores both as a draft, at step 2. Refuses a file that can't be
 * imported, with a message for staff.
 */
export const createDraftFromFile = async (
  pool: Pool,
  file: DraftFile,
  {
    feed,
    userId,
    root,
    now,
  }: { readonly feed: FeedRef; readonly userId: string; readonly root: string; readonly now: Date },
): Promise<DraftStart> => {
  const { size } = await stat(file.path)
  const problem = findFileProblem(file.name, size, await readHead(file.path))
  if (problem !== undefined) return { ok: false, message: problem }
  const saved = await listSavedMappings(pool, feed)
  const read = await runImport(
    pool,
    {
      kind: 'read-draft',
      file: { name: file.name, path: file.path },
      builtIn: await loadBuiltInMappings(root),
      feedKey: feed.key,
      saved,
    },
    root,
  )
  if (!read.ok) return read
  const packed = await packFile(file.path)
  if (packed === undefined) return { ok: false, message: TOO_LARGE }
  const usual = await findUsualPriceType(pool, feed.tenant)
  const location = await findOnlyLocation(pool, feed.tenant)
  const kind = await findOnlyKind(pool, feed.tenant)
  const withDefaults = (one: Mapping): Mapping =>
    withOnlyKind(withOnlyLocation(withUsualPriceType(one, usual), location), kind)
  const mapping = withDefaults(read.mapping)
  const contents = { ...read.contents, guessedMapping: withDefaults(read.contents.guessedMapping) }
  const { name, address = null } = file
  const stock = await loadFeedStock(pool, { feedId: feed.id, tenantId: feed.tenant })
  const isComplete = isProbablyComplete({ rows: contents.rows, ...stock })
  return {
    ok: true,
    id: await createDraft(pool, { feedId: feed.id, userId, name, address, packed, contents, mapping, isComplete, now }),
  }
}
