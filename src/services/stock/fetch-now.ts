import type { Pool } from 'pg'
import { log } from '@/src/platform/log'
import {
  CLAIMED_COLUMNS,
  FETCH_LEASE_SECONDS,
  fetchAndRecord,
  type ClaimedFeed,
  type FetchOptions,
} from './fetch-one-feed'
import type { ImportCounts } from './import-report'

/** Fetching a feed at the request of staff (STF-05), besides its schedule. */

export type FetchStart = { readonly ok: true } | { readonly ok: false; readonly message: string }

type FeedState = { readonly url: string | null; readonly enabled: boolean; readonly isRunning: boolean }

const findState = async (pool: Pool, id: string, now: Date): Promise<FeedState | undefined> => {
  const { rows } = await pool.query<FeedState>(
    `SELECT url, coalesce(enabled, true) AS enabled, coalesce(fetching_until > $2, false) AS "isRunning"
       FROM stock_feeds WHERE id = $1`,
    [id, now],
  )
  return rows[0]
}

/** Without the validators of the last response: staff who fetch a feed expect its file to be read again. */
const claim = async (pool: Pool, id: string, now: Date): Promise<ClaimedFeed | undefined> => {
  const { rows } = await pool.query<ClaimedFeed>(
    `UPDATE stock_feeds f SET fetched_at = $2, fetching_until = $2::timestamptz + make_interval(secs => ${FETCH_LEASE_SECONDS})
       FROM tenants t
      WHERE f.id = $1 AND t.id = f.tenant_id AND t.status = 'active' AND coalesce(f.enabled, true) AND f.url <> ''
        AND (f.fetching_until IS NULL OR f.fetching_until <= $2::timestamptz)
      RETURNING ${CLAIMED_COLUMNS}`,
    [id, now],
  )
  const [feed] = rows
  return feed && { ...feed, etag: null, modified: null }
}

const explainRefusal = (state: FeedState | undefined): string => {
  if (state?.isRunning) return 'This feed is being fetched already. Its result appears here.'
  if (state && !state.enabled) return 'This feed is turned off. Turn on “Enabled” and save it first.'
  return 'This feed has no web address. Enter one and save the feed first.'
}

/**
 * Starts to fetch and import a feed, and returns as soon as it is claimed; `findFetchStatus` has the progress. Refuses
 * while the feed is fetched, by staff or on schedule.
 */
export const startFetch = async (
  pool: Pool,
  id: string,
  now: Date,
  options: FetchOptions = {},
): Promise<FetchStart> => {
  const feed = await claim(pool, id, now)
  if (feed === undefined) return { ok: false, message: explainRefusal(await findState(pool, id, now)) }
  fetchAndRecord(pool, feed, now, options).catch((error: unknown) => {
    log.error(`Fetching feed ${id} failed: ${error instanceof Error ? error.message : String(error)}`)
  })
  return { ok: true }
}

export type FetchedRun = {
  readonly id: string
  readonly state: 'running' | 'done' | 'refused' | 'failed'
  readonly message: string | null
  readonly counts: Partial<ImportCounts> | null
  readonly startedAt: Date
}

export type FetchStatus = {
  readonly isRunning: boolean
  /** The newest import of the feed, which is the fetched file's once it is downloaded. */
  readonly run?: FetchedRun
}

/** An import that has been running for longer was interrupted. */
const MAX_RUN_MS = 15 * 60_000

/** Finds whether a feed is being fetched or imported, and its newest import. */
export const findFetchStatus = async (pool: Pool, id: string, now: Date): Promise<FetchStatus> => {
  const state = await findState(pool, id, now)
  const { rows } = await pool.query<FetchedRun>(
    `SELECT id, state, message, counts, started_at AS "startedAt" FROM stock_imports
      WHERE feed_id = $1 ORDER BY started_at DESC, id DESC LIMIT 1`,
    [id],
  )
  const [run] = rows
  const isImporting = run?.state === 'running' && now.getTime() - run.startedAt.getTime() < MAX_RUN_MS
  return { isRunning: state?.isRunning === true || isImporting, ...(run && { run }) }
}
