import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type LimitName, rateLimits } from '@/src/domain/net/rate-limits'
import { log } from '@/src/platform/log'
import { withTimeout } from '@/src/platform/with-timeout'

/** A limit, and the key it counts. Attempts without a key, as of an unknown sender, share one count. */
export type RateLimitAttempt = readonly [limit: LimitName, key: string | null]

/** Milliseconds that a count may take: all connections of the database may be in use. */
const TIMEOUT_MS = 4000
/** Milliseconds without queries after the database did not answer in time. */
const PAUSE_MS = 5000

const pausedUntil = new WeakMap<Pool, number>()

const isPaused = (db: Pool): boolean => performance.now() < (pausedUntil.get(db) ?? 0)

const pause = (db: Pool, error: unknown): void => {
  if (isPaused(db)) return
  pausedUntil.set(db, performance.now() + PAUSE_MS)
  const reason = error instanceof Error ? error.message : String(error)
  log.error(`Rate limits are counted in memory for ${PAUSE_MS / 1000} seconds: ${reason}`)
}

/** Rejects if the database does not answer in time, and at once during the pause after that; then memory counts. */
const queryWithTimeout = async <T>(db: Pool, query: () => Promise<T>): Promise<T> => {
  if (isPaused(db)) throw new Error('The database is not queried again yet after a timeout.')
  try {
    return await withTimeout(query(), TIMEOUT_MS, `no answer within ${TIMEOUT_MS} ms`)
  } catch (error) {
    pause(db, error)
    throw error
  }
}

type Limiters = Map<LimitName, RateLimiterPostgres>

const limitersOf = new WeakMap<Pool, Limiters>()

const createLimiter = (db: Pool, name: LimitName): RateLimiterPostgres => {
  const { max, seconds } = rateLimits[name]
  return new RateLimiterPostgres({
    // Omits the statement name the library sets: connections behind PgBouncer cannot use prepared statements.
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        queryWithTimeout(db, () => db.query(text, values)),
    },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // One process deletes expired rows with `pruneRateLimits`.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: max,
    duration: seconds,
    // While the database is unavailable each process counts in memory.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds }),
  })
}

const getLimiter = (db: Pool, name: LimitName): RateLimiterPostgres => {
  const limiters: Limiters = limitersOf.get(db) ?? new Map()
  limitersOf.set(db, limiters)
  const existing = limiters.get(name)
  if (existing) return existing
  const limiter = createLimiter(db, name)
  limiters.set(name, limiter)
  return limiter
}

/** Email addresses may be longer than the table's keys. */
const hashKey = (key: string | null): string =>
  createHash('sha256')
    .update(key ?? '')
    .digest('base64url')

/**
 * Counts an attempt against each limit in turn and stops at the first that is exhausted, so that a rejected attempt
 * does not use up the limits after it (OPS-02).
 * @returns seconds to wait before the next attempt; 0 if this one is allowed
 */
export const consumeRateLimits = async (db: Pool, attempts: readonly RateLimitAttempt[]): Promise<number> => {
  for (const [name, key] of attempts) {
    try {
      await getLimiter(db, name).consume(hashKey(key))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
  return 0
}

/** Returns whether one of these limits is used up. Counts the attempt. */
export const isRateLimited = async (db: Pool, ...attempts: readonly RateLimitAttempt[]): Promise<boolean> =>
  (await consumeRateLimits(db, attempts)) > 0

/** Takes back counted attempts that were legitimate, such as a correct password. */
export const refundAttempts = async (db: Pool, attempts: readonly RateLimitAttempt[]): Promise<void> => {
  for (const [name, key] of attempts) await getLimiter(db, name).reward(hashKey(key))
}

/** Deletes expired counts. */
export const pruneRateLimits = async (db: Pool, now: Date): Promise<void> => {
  await db.query('DELETE FROM rate_limits WHERE expire < $1', [now.getTime()])
}
