import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type LimitName, limits } from '@/src/domain/net/limits'

/** A limit, and whose count it is. Without a key, as for an unknown sender, all share one. */
export type Attempt = readonly [limit: LimitName, key: string | null]

type Limiters = Map<LimitName, RateLimiterPostgres>

const limitersOf = new WeakMap<Pool, Limiters>()

const createLimiter = (db: Pool, name: LimitName): RateLimiterPostgres => {
  const { most, seconds } = limits[name]
  return new RateLimiterPostgres({
    // Without the name the library gives its statements: connections behind PgBouncer keep no prepared statements.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => db.query(text, values) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Expired rows are deleted by `pruneLimits`, in one process.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: most,
    duration: seconds,
    // While the database is away each process counts by itself.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds }),
  })
}

const limiterOf = (db: Pool, name: LimitName): RateLimiterPostgres => {
  const limiters: Limiters = limitersOf.get(db) ?? new Map()
  limitersOf.set(db, limiters)
  const known = limiters.get(name)
  if (known) return known
  const limiter = createLimiter(db, name)
  limiters.set(name, limiter)
  return limiter
}

/** E-mail addresses may be longer than the table's keys. */
const hashOf = (key: string | null): string =>
  createHash('sha256')
    .update(key ?? '')
    .digest('base64url')

/**
 * Counts an attempt against each limit in turn, and stops at the first that is used up, so that whoever is refused uses up
 * nothing of the limits behind it (OPS-02).
 * @returns seconds to wait before the next attempt; 0 where this one is allowed
 */
export const secondsToWait = async (db: Pool, attempts: readonly Attempt[]): Promise<number> => {
  for (const [name, key] of attempts) {
    try {
      await limiterOf(db, name).consume(hashOf(key))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
  return 0
}

/** Takes attempts out of the count that turned out to be no attack, such as a right password. */
export const uncount = async (db: Pool, attempts: readonly Attempt[]): Promise<void> => {
  for (const [name, key] of attempts) await limiterOf(db, name).reward(hashOf(key))
}

/** Forgets counts whose time is over. */
export const pruneLimits = async (db: Pool, now: Date): Promise<void> => {
  await db.query('DELETE FROM rate_limits WHERE expire < $1', [now.getTime()])
}
