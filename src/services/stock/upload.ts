import type { Pool } from 'pg'
import { feedMappings } from './feed-mappings'
import { importStock } from './import'
import type { ImportResult } from './import-report'

export type FeedFile = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }

export type Upload = {
  readonly feed: { readonly id: string; readonly key: string; readonly tenant: string }
  readonly file: FeedFile
  readonly root: string
  readonly now: Date
  readonly dryRun?: boolean
  readonly allowRemoval?: boolean
}

export type UploadResult = ImportResult | { readonly ok: false; readonly reason: 'mapping'; readonly message: string }

/** Brings one file into a feed by the feed's own settings. Throws where the bytes or Postgres fail. */
export const uploadToFeed = async (pool: Pool, upload: Upload): Promise<UploadResult> => {
  const { feed, file, root, now } = upload
  const client = await pool.connect()
  let broken = true
  try {
    const mappings = await feedMappings(client, { root, tenantId: feed.tenant, feedKey: feed.key })
    if (!mappings.ok) {
      broken = false
      return { ok: false, reason: 'mapping', message: mappings.message }
    }
    const result = await importStock(client, {
      tenantId: feed.tenant,
      feedKey: feed.key,
      source: {
        kind: 'file',
        name: file.name,
        bytes: file.bytes,
        mappings: mappings.shipped,
        preferred: mappings.preferred,
      },
      now,
      dryRun: upload.dryRun ?? false,
      allowRemoval: upload.allowRemoval ?? false,
      lockWaitMs: 3000,
    })
    broken = false
    return result
  } finally {
    // A connection that failed in the middle may still hold the feed's lock.
    client.release(broken)
  }
}
