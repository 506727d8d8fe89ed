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

/**
 * Scheduled feeds (STK-02): fetched when due, one run at a time for each feed, with every result in `stock_imports`.
 */

type DueFeed = {
  readonly id: string
  readonly key: string
  readonly tenant: string
  readonly url: string
  readonly authorization: string | null
  readonly etag: string | null
  readonly modified: string | null
}

type WaitingFeed = { readonly id: string; readonly tenant: string }

export type FeedRun = {
  readonly feedId: string
  readonly tenantId: string
  readonly outcome: 'done' | 'unchanged' | 'refused' | 'failed'
  readonly message?: string
}

export type DueOptions = {
  /** Path of the project, which contains the built-in mappings. */
  readonly root?: string
  readonly guard?: AddressGuard
  readonly limits?: DownloadLimits
  /** Once aborted, no further feed is started. */
  readonly signal?: AbortSignal
}

/** Feeds fetched concurrently, so that a slow server does not delay the others much. */
const MAX_CONCURRENT_FEEDS = 3

/** No feed is started later in a run: a dealer with many slow feeds would make the run last for hours. */
const START_WITHIN_MS = 60_000

const SCHEDULE_MINUTES_SQL = `CASE f.schedule::text WHEN 'm5' THEN 5 WHEN 'm15' THEN 15 WHEN 'm60' THEN 60 END`

/** A feed is due up to 30 seconds early, so that a job that runs once a minute keeps its schedule. */
const dueFeedsSql = `SELECT f.id, f.key, f.tenant_id AS tenant, f.url, f.authorization, f.fetch_etag AS etag,
                    f.fetch_modified AS modified
               FROM stock_feeds f JOIN tenants t ON t.id = f.tenant_id
              WHERE t.status = 'active' AND coalesce(f.enabled, true) AND f.schedule::text <> 'off' AND f.url <> ''
                AND (f.fetched_at IS NULL OR f.fetched_at <= $1::timestamptz - make_interval(mins => ${SCHEDULE_MINUTES_SQL}, secs => -30))`

const recordFetch = async (
  pool: Pool,
  feed: DueFeed,
  now: Date,
  fetchResult: DownloadResult,
  ok: boolean,
): Promise<void> => {
  const mustStore = fetchResult.kind === 'fetched' && ok
  // Clears the validators after a refused file, or the same file would not be downloaded again with a corrected
  // mapping.
  const mustClear = fetchResult.kind === 'fetched' && !ok
  await pool.query(
    `UPDATE stock_feeds SET fetched_at = $2,
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
const displayedUrl = (url: string): string => {
  if (!URL.canParse(url)) return 'feed'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const recordFailure = async (pool: Pool, feed: DueFeed, now: Date, message: string): Promise<FeedRun> => {
  const id = uuidV7({ msecs: now.getTime() })
  await withClient(pool, async (client) => {
    await startRun(client, { id, tenantId: feed.tenant, feedId: feed.id, source: displayedUrl(feed.url), now })
    await finishRun(client, id, { state: 'failed', message })
  })
  return { feedId: feed.id, tenantId: feed.tenant, outcome: 'failed', message }
}

/** Stores a run for refusals before the import started; the import has stored one for the others. */
const toFeedRun = async (pool: Pool, feed: DueFeed, now: Date, result: UploadResult): Promise<FeedRun> => {
  const run = { feedId: feed.id, tenantId: feed.tenant }
  if (result.ok) return { ...run, outcome: 'done' }
  const { reason, message } = result
  if (reason === 'mapping' || reason === 'busy') return recordFailure(pool, feed, now, message)
  return { ...run, outcome: 'refused', message }
}

const fetchFeed = async (pool: Pool, feed: DueFeed, now: Date, options: DueOptions): Promise<FeedRun> => {
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
      await recordFetch(pool, feed, now, fetchResult, false)
      if (fetchResult.kind === 'failed') return await recordFailure(pool, feed, now, fetchResult.message)
      return { feedId: feed.id, tenantId: feed.tenant, outcome: 'unchanged' }
    }
    const { id, key, tenant } = feed
    const result = await runImport(pool, {
      kind: 'upload',
      feed: { id, key, tenant },
      file: { name: displayedUrl(url), path: file },
      root: options.root ?? path.resolve('.'),
      now,
    })
    await recordFetch(pool, feed, now, fetchResult, result.ok)
    return await toFeedRun(pool, feed, now, result)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Records an error of one feed, so that the others continue. */
const fetchAndRecord = async (pool: Pool, feed: DueFeed, now: Date, options: DueOptions): Promise<FeedRun> => {
  try {
    return await fetchFeed(pool, feed, now, options)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await recordFetch(pool, feed, now, { kind: 'failed', message }, false)
    return recordFailure(pool, feed, now, message)
  }
}

/**
 * Claims a due feed, so that no other process fetches it: it is due again after its period, which is longer than a
 * download may take. No connection is held during the download (SEC-05). Undefined if another process claimed it.
 */
const claimFeed = async (pool: Pool, id: string, now: Date): Promise<DueFeed | undefined> => {
  const { rows } = await pool.query<DueFeed>(
    `UPDATE stock_feeds taken SET fetched_at = $1 FROM (${dueFeedsSql} AND f.id = $2 FOR UPDATE OF f SKIP LOCKED) one
      WHERE taken.id = one.id RETURNING one.*`,
    [now, id],
  )
  return rows[0]
}

/** Runs one feed; undefined if another process has claimed it. */
const runFeed = async (pool: Pool, id: string, now: Date, options: DueOptions): Promise<FeedRun | undefined> => {
  const feed = await claimFeed(pool, id, now)
  return feed && fetchAndRecord(pool, feed, now, options)
}

/** Takes the next waiting feed of a dealer without a running feed. */
const takeNext = (waiting: WaitingFeed[], busyTenants: ReadonlySet<string>): WaitingFeed | undefined => {
  const index = waiting.findIndex(({ tenant }) => !busyTenants.has(tenant))
  return index === -1 ? undefined : waiting.splice(index, 1)[0]
}

/**
 * Fetches and imports every feed that is due at `now`: three at a time and one per dealer, so that slow servers of one
 * dealer do not delay the feeds of others. Feeds not started within a minute are left to the next run, longest waiting
 * first. Several processes may call it concurrently. Throws only if Postgres fails.
 */
export const runDueFeeds = async (pool: Pool, now: Date, options: DueOptions = {}): Promise<readonly FeedRun[]> => {
  const { rows: waiting } = await pool.query<WaitingFeed>(`${dueFeedsSql} ORDER BY f.fetched_at NULLS FIRST, f.id`, [
    now,
  ])
  const runs: FeedRun[] = []
  const busyTenants = new Set<string>()
  const timeUp = AbortSignal.timeout(START_WITHIN_MS)
  const mustStop = (): boolean => timeUp.aborted || options.signal?.aborted === true
  const runLane = async (): Promise<void> => {
    // A lane that finds no feed ends: the lane that runs a dealer's feed takes that dealer's next one.
    for (
      let feed = takeNext(waiting, busyTenants);
      feed !== undefined && !mustStop();
      feed = takeNext(waiting, busyTenants)
    ) {
      busyTenants.add(feed.tenant)
      try {
        const run = await runFeed(pool, feed.id, now, options)
        if (run !== undefined) runs.push(run)
      } finally {
        busyTenants.delete(feed.tenant)
      }
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_FEEDS }, runLane))
  return runs
}
