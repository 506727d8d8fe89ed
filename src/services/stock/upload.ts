import type { Pool, PoolClient } from 'pg'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { withClient } from '@/src/platform/postgres/connections'
import { findFeedMappings } from './feed-mappings'
import { importStock } from './import'
import type { ImportResult } from './import-report'
import { LastFileRecorder, findLastFile } from './last-file'
import { saveColumns, type FeedFileColumns } from './feeds'

/** A file whose bytes are available at once, because a database connection waits for them (see `withSpooledFile`). */
export type FeedFile = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }
export type FeedRef = { readonly id: string; readonly key: string; readonly tenant: string }

export type FeedUpload = {
  readonly feed: FeedRef
  readonly file: FeedFile
  readonly root: string
  readonly now: Date
  readonly dryRun?: boolean
  readonly allowRemoval?: boolean
}

export type UploadResult = ImportResult | { readonly ok: false; readonly reason: 'mapping'; readonly message: string }

const importFile = async (
  client: PoolClient,
  upload: FeedUpload,
  recorder: LastFileRecorder,
): Promise<UploadResult> => {
  const { feed, file, root, now } = upload
  const mappings = await findFeedMappings(client, { root, tenantId: feed.tenant, feedKey: feed.key })
  if (!mappings.ok) return { ok: false, reason: 'mapping', message: mappings.message }
  let seenColumns: FeedFileColumns | undefined
  const result = await importStock(client, {
    tenantId: feed.tenant,
    feedKey: feed.key,
    source: {
      kind: 'file',
      name: file.name,
      bytes: recorder.bytes,
      mappings: mappings.builtIn,
      preferred: mappings.preferred,
    },
    now,
    dryRun: upload.dryRun ?? false,
    allowRemoval: upload.allowRemoval ?? false,
    lockWaitMs: 3000,
    onColumns: (columns) => {
      seenColumns = columns
    },
  })
  // Save the columns of a dry run too: its mapping is still to be written.
  if (seenColumns !== undefined) await saveColumns(client, feed.id, seenColumns)
  return result
}

/**
 * Imports one file with the feed's own settings, and stores it as the feed's last file. Throws if the byte stream or
 * Postgres fails.
 */
export const uploadToFeed = async (pool: Pool, upload: FeedUpload): Promise<UploadResult> => {
  const recorder = new LastFileRecorder(upload.file.bytes)
  try {
    return await withClient(pool, async (client) => {
      const result = await importFile(client, upload, recorder)
      await recorder.save(client, upload.feed.id, upload.file.name, upload.now)
      return result
    })
  } finally {
    await recorder.close()
  }
}

export type MappingTrial = ImportResult | { readonly ok: false; readonly reason: 'no-file'; readonly message: string }

/** Tries a mapping on the feed's last file, as a dry run. */
export const tryMapping = async (
  pool: Pool,
  { feed, mapping, now }: { readonly feed: FeedRef; readonly mapping: Mapping; readonly now: Date },
): Promise<MappingTrial> => {
  const file = await findLastFile(pool, feed.id)
  if (file === undefined) {
    return { ok: false, reason: 'no-file', message: 'There’s no file to try yet. Import a file first.' }
  }
  return withClient(pool, (client) =>
    importStock(client, {
      tenantId: feed.tenant,
      feedKey: feed.key,
      source: { kind: 'file', name: file.name, bytes: file.bytes, mappings: [mapping] },
      now,
      dryRun: true,
      lockWaitMs: 3000,
    }),
  )
}
