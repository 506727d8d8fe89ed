import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { type LimitName, rateLimits } from '@/src/domain/net/rate-limits'
import { log } from '@/src/platform/log'
import { pruneRateLimits, consumeRateLimits, refundAttempts } from './count-attempts'

let database: TestDatabase
/** A pool like that of another web process. */
let other: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  other = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await other.end()
  await database.drop()
})

const names = Object.keys(rateLimits) as LimitName[]
const countAllowed = (waits: readonly number[]): number => waits.filter((wait) => wait === 0).length

test.each(names.filter((name) => rateLimits[name].max <= 120))(
  '[OPS-02] %s holds for two web processes together, tried at once',
  async (name) => {
    const { max, seconds } = rateLimits[name]
    const pools = [database.pool, other]
    const waits = await Promise.all(
      Array.from({ length: max + 20 }, (_, n) => consumeRateLimits(pools[n % 2] ?? other, [[name, 'one sender']])),
    )
    expect(countAllowed(waits)).toBe(max)
    expect(Math.max(...waits)).toBeGreaterThan(seconds - 60)
    expect(Math.max(...waits)).toBeLessThanOrEqual(seconds)
    expect(await consumeRateLimits(other, [[name, 'somebody else']])).toBe(0)
  },
)

test('[OPS-02] a refused attempt does not use up the limits after it', async () => {
  const attempts = (site: string) =>
    [
      ['foreignTextsBySender', 'a flood'],
      ['foreignTextsBySite', site],
    ] as const
  const waits = []
  for (let n = 0; n < 30; n += 1) waits.push(await consumeRateLimits(other, attempts('a site')))
  expect(countAllowed(waits)).toBe(rateLimits.foreignTextsBySender.max)
  const left = []
  for (let n = 0; n < 30; n += 1) left.push(await consumeRateLimits(other, [['foreignTextsBySite', 'a site']]))
  expect(countAllowed(left)).toBe(rateLimits.foreignTextsBySite.max - rateLimits.foreignTextsBySender.max)
})

test('[ADM-01] takes back the count of right passwords', async () => {
  const attempts = [['wrongPasswordsByBrowser', 'ada']] as const
  for (let n = 0; n < 30; n += 1) {
    expect(await consumeRateLimits(database.pool, attempts)).toBe(0)
    await refundAttempts(database.pool, attempts)
  }
})

test('[OPS-02] counts long keys like short ones, and all unknown senders as one', async () => {
  const long = `${'a'.repeat(290)}@example.com`
  const waits = []
  for (let n = 0; n < 12; n += 1) waits.push(await consumeRateLimits(other, [['confirmationsByEmail', long]]))
  expect(countAllowed(waits)).toBe(rateLimits.confirmationsByEmail.max)
  const unknown = []
  for (let n = 0; n < 6; n += 1) unknown.push(await consumeRateLimits(other, [['foreignTextsBySender', null]]))
  expect(countAllowed(unknown)).toBe(rateLimits.foreignTextsBySender.max)
})

test('[OPS-02] expired counts restart, and are deleted', async () => {
  const attempts = [['confirmationsByShopper', 'bea']] as const
  for (let n = 0; n < 6; n += 1) await consumeRateLimits(other, attempts)
  expect(await consumeRateLimits(other, attempts)).toBeGreaterThan(0)
  await other.query('UPDATE rate_limits SET expire = 1')
  await pruneRateLimits(database.pool, new Date())
  expect((await other.query('SELECT 1 FROM rate_limits')).rowCount).toBe(0)
  expect(await consumeRateLimits(other, attempts)).toBe(0)
})

test('[OPS-02] counts in memory and logs it while all connections of the database are in use', async () => {
  const busy = new pg.Pool({ connectionString: database.url, max: 1 })
  const busyClient = await busy.connect()
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const waits = []
  for (let n = 0; n < 10; n += 1) waits.push(await consumeRateLimits(busy, [['foreignTextsBySender', 'd']]))
  expect(countAllowed(waits)).toBe(rateLimits.foreignTextsBySender.max)
  expect(logged.mock.calls).toHaveLength(1)
  expect(String(logged.mock.calls[0])).toContain('no answer within 4000 ms')
  logged.mockRestore()
  busyClient.release()
  await busy.end()
})

test('[OPS-02] counts in each process while the database is unavailable', async () => {
  const unavailable = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
  const waits = []
  for (let n = 0; n < 10; n += 1) waits.push(await consumeRateLimits(unavailable, [['foreignTextsBySender', 'c']]))
  expect(countAllowed(waits)).toBe(rateLimits.foreignTextsBySender.max)
  await unavailable.end()
})
