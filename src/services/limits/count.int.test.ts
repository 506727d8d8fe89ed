import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '@/scripts/testing/database'
import { type LimitName, limits } from '@/src/domain/net/limits'
import { pruneLimits, secondsToWait, uncount } from './count'

let database: TestDatabase
/** A pool like that of another web process. */
let other: pg.Pool
beforeAll(async () => {
  database = await testDatabase()
  other = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await other.end()
  await database.drop()
})

const names = Object.keys(limits) as LimitName[]
const allowed = (waits: readonly number[]): number => waits.filter((wait) => wait === 0).length

test.each(names.filter((name) => limits[name].most <= 120))(
  '[OPS-02] %s holds for two web processes together, tried at once',
  async (name) => {
    const { most, seconds } = limits[name]
    const pools = [database.pool, other]
    const waits = await Promise.all(
      Array.from({ length: most + 20 }, (_, n) => secondsToWait(pools[n % 2] ?? other, [[name, 'somebody']])),
    )
    expect(allowed(waits)).toBe(most)
    expect(Math.max(...waits)).toBeGreaterThan(seconds - 60)
    expect(Math.max(...waits)).toBeLessThanOrEqual(seconds)
    expect(await secondsToWait(other, [[name, 'somebody else']])).toBe(0)
  },
)

test('[OPS-02] a refused attempt does not use up the limits after it', async () => {
  const attempts = (site: string) =>
    [
      ['foreignTextsBySender', 'a flood'],
      ['foreignTextsBySite', site],
    ] as const
  const waits = []
  for (let n = 0; n < 30; n += 1) waits.push(await secondsToWait(other, attempts('a site')))
  expect(allowed(waits)).toBe(limits.foreignTextsBySender.most)
  const left = []
  for (let n = 0; n < 30; n += 1) left.push(await secondsToWait(other, [['foreignTextsBySite', 'a site']]))
  expect(allowed(left)).toBe(limits.foreignTextsBySite.most - limits.foreignTextsBySender.most)
})

test('[ADM-01] takes back the count of right passwords', async () => {
  const attempts = [['wrongPasswordsByBrowser', 'ada']] as const
  for (let n = 0; n < 30; n += 1) {
    expect(await secondsToWait(database.pool, attempts)).toBe(0)
    await uncount(database.pool, attempts)
  }
})

test('[OPS-02] counts long keys like short ones, and all unknown senders as one', async () => {
  const long = `${'a'.repeat(290)}@example.com`
  const waits = []
  for (let n = 0; n < 12; n += 1) waits.push(await secondsToWait(other, [['confirmationsByEmail', long]]))
  expect(allowed(waits)).toBe(limits.confirmationsByEmail.most)
  const unknown = []
  for (let n = 0; n < 6; n += 1) unknown.push(await secondsToWait(other, [['foreignTextsBySender', null]]))
  expect(allowed(unknown)).toBe(limits.foreignTextsBySender.most)
})

test('[OPS-02] expired counts restart, and are deleted', async () => {
  const attempts = [['confirmationsByShopper', 'bea']] as const
  for (let n = 0; n < 6; n += 1) await secondsToWait(other, attempts)
  expect(await secondsToWait(other, attempts)).toBeGreaterThan(0)
  await other.query('UPDATE rate_limits SET expire = 1')
  await pruneLimits(database.pool, new Date())
  expect((await other.query('SELECT 1 FROM rate_limits')).rowCount).toBe(0)
  expect(await secondsToWait(other, attempts)).toBe(0)
})

test('[OPS-02] counts in memory and logs it while all connections of the database are in use', async () => {
  const busy = new pg.Pool({ connectionString: database.url, max: 1 })
  const held = await busy.connect()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const waits = []
  for (let n = 0; n < 10; n += 1) waits.push(await secondsToWait(busy, [['foreignTextsBySender', 'd']]))
  expect(allowed(waits)).toBe(limits.foreignTextsBySender.most)
  expect(logged.mock.calls).toHaveLength(1)
  expect(String(logged.mock.calls[0])).toContain('no answer within 4000 ms')
  logged.mockRestore()
  held.release()
  await busy.end()
})

test('[OPS-02] counts in each process while the database is unavailable', async () => {
  const away = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
  const waits = []
  for (let n = 0; n < 10; n += 1) waits.push(await secondsToWait(away, [['foreignTextsBySender', 'c']]))
  expect(allowed(waits)).toBe(limits.foreignTextsBySender.most)
  await away.end()
})
