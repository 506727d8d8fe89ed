import type { Pool, PoolClient } from 'pg'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { withClient } from '@/src/integrations/postgres/connections'
import { feedMappings } from './feed-mappings'
import { importStock } from './import'
import type { ImportResult } from './import-report'
import { FileKeeper, keptFile } from './kept-file'
import { keepColumns, type SeenColumns } from './store'

/** A file whose bytes are available at once, because a database connection waits for them (see `withSpooledFile`). */
export type FeedFile = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }
export type FeedNamed = { readonly id: string; readonly key: string; readonly tenant: string }

export type Upload = {
  readonly feed: FeedNamed
  readonly file: FeedFile
  readonly root: string
  readonly now: Date
  readonly dryRun?: boolean
  readonly allowRemoval?: boolean
}

export type UploadResult = ImportResult | { readonly ok: false; readonly reason: 'mapping'; readonly message: string }

const uploaded = async (client: PoolClient, upload: Upload, keeper: FileKeeper): Promise<UploadResult> => {
  const { feed, file, root, now } = upload
  const mappings = await feedMappings(client, { root, tenantId: feed.tenant, feedKey: feed.key })
  if (!mappings.ok) return { ok: false, reason: 'mapping', message: mappings.message }
  let seen: SeenColumns | undefined
  const result = await importStock(client, {
    tenantId: feed.tenant,
    feedKey: feed.key,
    source: {
      kind: 'file',
      name: file.name,
      bytes: keeper.bytes,
      mappings: mappings.shipped,
      preferred: mappings.preferred,
    },
    now,
    dryRun: upload.dryRun ?? false,
    allowRemoval: upload.allowRemoval ?? false,
    lockWaitMs: 3000,
    onColumns: (columns) => {
      seen = columns
    },
  })
  // Save the columns of a dry run too: its mapping is still to be written.
  if (seen !== undefined) await keepColumns(client, feed.id, seen)
  return result
}

/**
 * Imports one file with the feed's own settings, and stores it as the feed's last file. Throws if the byte stream or
 * Postgres fails.
 */
export const uploadToFeed = async (pool: Pool, upload: Upload): Promise<UploadResult> => {
  const keeper = new FileKeeper(upload.file.bytes)
  try {
    return await withClient(pool, async (client) => {
      const result = await uploaded(client, upload, keeper)
      await keeper.keep(client, upload.feed.id, upload.file.name, upload.now)
      return result
    })
  } finally {
    await keeper.close()
  }
}

export type Tried = ImportResult | { readonly ok: false; readonly reason: 'no-file'; readonly message: string }

/** Tries a mapping on the feed's last file, as a dry run. */
export const tryMapping = async (
  pool: Pool,
  { feed, mapping, now }: { readonly feed: FeedNamed; readonly mapping: Mapping; readonly now: Date },
): Promise<Tried> => {
  const file = await keptFile(pool, feed.id)
  if (file === undefined) {
    return { ok: false, reason: 'no-file', message: 'There is no last file to try. Bring one in first.' }
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
