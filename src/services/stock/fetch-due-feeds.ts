import type { Pool } from 'pg'
import {
  CLAIMED_COLUMNS,
  fetchAndRecord,
  FETCH_LEASE_SECONDS,
  type ClaimedFeed,
  type FeedRun,
  type FetchOptions,
} from './fetch-one-feed'

/**
 * Scheduled feeds (STK-02): fetched when due, one run at a time for each feed, with every result in `stock_imports`.
 */

type WaitingFeed = { readonly id: string; readonly tenant: string }

export type DueOptions = FetchOptions & {
  /** Once aborted, no further feed is started. */
  readonly signal?: AbortSignal
}

/** Feeds fetched concurrently, so that a slow server does not delay the others much. */
const MAX_CONCURRENT_FEEDS = 3

/** No feed is started later in a run: a dealer with many slow feeds would make the run last for hours. */
const START_WITHIN_MS = 60_000

const SCHEDULE_MINUTES_SQL = `CASE f.schedule::text WHEN 'm5' THEN 5 WHEN 'm15' THEN 15 WHEN 'm60' THEN 60 END`

/** A feed is due up to 30 seconds early, so that a job that runs once a minute keeps its schedule. */
const dueFeedsSql = `SELECT ${CLAIMED_COLUMNS}
               FROM stock_feeds f JOIN tenants t ON t.id = f.tenant_id
              WHERE t.status = 'active' AND coalesce(f.enabled, true) AND f.schedule::text <> 'off' AND f.url <> ''
                AND (f.fetching_until IS NULL OR f.fetching_until <= $1::timestamptz)
                AND (f.fetched_at IS NULL OR f.fetched_at <= $1::timestamptz - make_interval(mins => ${SCHEDULE_MINUTES_SQL}, secs => -30))`

/**
 * Claims a due feed, so that no other process fetches it: it is due again after its period, which is longer than a
 * download may take. No connection is held during the download (SEC-05). Undefined if another process claimed it.
 */
const claimFeed = async (pool: Pool, id: string, now: Date): Promise<ClaimedFeed | undefined> => {
  const { rows } = await pool.query<ClaimedFeed>(
    `UPDATE stock_feeds taken
        SET fetched_at = $1, fetching_until = $1::timestamptz + make_interval(secs => ${FETCH_LEASE_SECONDS})
       FROM (${dueFeedsSql} AND f.id = $2 FOR UPDATE OF f SKIP LOCKED) one
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
