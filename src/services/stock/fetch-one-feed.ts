import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import { withClient } from '@/src/platform/postgres/connections'
import { download, type DownloadResult, type DownloadLimits } from './fetch/download'
import type { AddressGuard } from './fetch/guarded-request'
import { finishRun, startRun } from './run-log'
import { runImport } from './thread/run-import'
import type { UploadResult } from './upload'

/** Downloads and imports one feed that was claimed, with its result in `stock_imports` (STK-02). */

/** A feed whose lease this process has taken. */
export type ClaimedFeed = {
  readonly id: string
  readonly key: string
  readonly tenant: string
  readonly url: string
  readonly authorization: string | null
  readonly etag: string | null
  readonly modified: string | null
}

export type FeedRun = {
  readonly feedId: string
  readonly tenantId: string
  readonly outcome: 'done' | 'unchanged' | 'refused' | 'failed'
  readonly message?: string
}

export type FetchOptions = {
  /** Path of the project, which contains the built-in mappings. */
  readonly root?: string
  readonly guard?: AddressGuard
  readonly limits?: DownloadLimits
}

/**
 * SQL of the columns that a claim returns, of `stock_feeds f`. A claim also sets `fetching_until`, so that no other
 * process fetches the feed meanwhile.
 */
export const CLAIMED_COLUMNS = `f.id, f.key, f.tenant_id AS tenant, f.url, f.authorization, f.fetch_etag AS etag,
                    f.fetch_modified AS modified`

/**
 * Longer than a download may take, and shorter than the shortest schedule, so that a feed whose process died is fetched
 * when it is due again. The import after the download has a lock of its own.
 */
export const FETCH_LEASE_SECONDS = 270

/**
 * Stores the validators of a response and ends the lease. It comes after the run is stored: who sees that a feed is no
 * longer fetched also finds the result of that fetch, not that of the one before.
 */
const releaseFeed = async (
  pool: Pool,
  feed: ClaimedFeed,
  now: Date,
  fetchResult: DownloadResult,
  ok: boolean,
): Promise<void> => {
  const mustStore = fetchResult.kind === 'fetched' && ok
  // Clears the validators after a refused file, or the same file would not be downloaded again with a corrected
  // mapping.
  const mustClear = fetchResult.kind === 'fetched' && !ok
  await pool.query(
    `UPDATE stock_feeds SET fetched_at = $2, fetching_until = NULL,
            fetch_etag = CASE WHEN $5 THEN NULL WHEN $6 THEN $3 ELSE fetch_etag END,
            fetch_modified = CASE WHEN $5 THEN NULL WHEN $6 THEN $4 ELSE fetch_modified END
      WHERE id = $1`,
    [
      feed.id,
      now,
      fetchResult.kind === 'fetched' ? (fetchResult.etag?.slice(0, 2000) ?? null) : null,
      fetchResult.kind === 'fetched' ? (fetchResult.modified?.slice(0, 2000) ?? null) : null,
      mustClear,
      mustStore,
    ],
  )
}

/** The address without its query string, which often contains a key. */
export const displayedUrl = (url: string): string => {
  if (!URL.canParse(url)) return 'feed'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const recordFailure = async (pool: Pool, feed: ClaimedFeed, now: Date, message: string): Promise<FeedRun> => {
  const id = uuidV7({ msecs: now.getTime() })
  await withClient(pool, async (client) => {
    await startRun(client, { id, tenantId: feed.tenant, feedId: feed.id, source: displayedUrl(feed.url), now })
    await finishRun(client, id, { state: 'failed', message })
  })
  return { feedId: feed.id, tenantId: feed.tenant, outcome: 'failed', message }
}

/** Stores a run for refusals before the import started; the import has stored one for the others. */
const toFeedRun = async (pool: Pool, feed: ClaimedFeed, now: Date, result: UploadResult): Promise<FeedRun> => {
  const run = { feedId: feed.id, tenantId: feed.tenant }
  if (result.ok) return { ...run, outcome: 'done' }
  const { reason, message } = result
  if (reason === 'mapping' || reason === 'busy') return recordFailure(pool, feed, now, message)
  return { ...run, outcome: 'refused', message }
}

const fetchFeed = async (pool: Pool, feed: ClaimedFeed, now: Date, options: FetchOptions): Promise<FeedRun> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-feed-'))
  const file = path.join(folder, 'stock')
  try {
    const { url, authorization, etag, modified } = feed
    const fetchResult = await download(
      {
        url,
        file,
        authorization: authorization ?? undefined,
        etag: etag ?? undefined,
        modified: modified ?? undefined,
      },
      { ...(options.guard ? { guard: options.guard } : {}), ...(options.limits ? { limits: options.limits } : {}) },
    )
    if (fetchResult.kind !== 'fetched') {
      const run: FeedRun =
        fetchResult.kind === 'failed'
          ? await recordFailure(pool, feed, now, fetchResult.message)
          : { feedId: feed.id, tenantId: feed.tenant, outcome: 'unchanged' }
      await releaseFeed(pool, feed, now, fetchResult, false)
      return run
    }
    const { id, key, tenant } = feed
    const result = await runImport(pool, {
      kind: 'upload',
      feed: { id, key, tenant },
      file: { name: displayedUrl(url), path: file },
      root: options.root ?? path.resolve('.'),
      now,
    })
    const run = await toFeedRun(pool, feed, now, result)
    await releaseFeed(pool, feed, now, fetchResult, result.ok)
    return run
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Fetches and imports a claimed feed; an error is its result, so that other feeds continue. */
export const fetchAndRecord = async (
  pool: Pool,
  feed: ClaimedFeed,
  now: Date,
  options: FetchOptions,
): Promise<FeedRun> => {
  try {
    return await fetchFeed(pool, feed, now, options)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const run = await recordFailure(pool, feed, now, message)
    await releaseFeed(pool, feed, now, { kind: 'failed', message }, false)
    return run
  }
}
