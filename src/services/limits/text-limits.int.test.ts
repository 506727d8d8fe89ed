import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { rateLimitUnproven } from '@/src/services/leads/form-proof'
import { findTextRefusal, returnTextAllowance } from './text-limits'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('DELETE FROM rate_limits'))

const [site, other] = [{ id: 'a' }, { id: 'b' }]
const AUSTRALIAN_PHONE = '+61400123456'
const FOREIGN_PHONE = '+442079460018'

const times = <T>(count: number, once: (n: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => once(n)))
const countAllowed = (answers: readonly unknown[]): number => answers.filter((one) => one === null).length

test('[ACC-01] texts abroad are limited per sender and per dealer; Australian mobile numbers are not affected', async () => {
  expect(
    countAllowed(
      await times(10, () => findTextRefusal(database.pool, { site, phone: FOREIGN_PHONE, sender: '203.0.113.1' })),
    ),
  ).toBe(4)
  expect(
    countAllowed(
      await times(100, (n) =>
        findTextRefusal(database.pool, { site, phone: FOREIGN_PHONE, sender: `198.51.100.${n}` }),
      ),
    ),
  ).toBe(16)
  expect(await findTextRefusal(database.pool, { site, phone: FOREIGN_PHONE, sender: '192.0.2.1' })).toBe('foreign')
  expect(await findTextRefusal(database.pool, { site: other, phone: FOREIGN_PHONE, sender: '192.0.2.2' })).toBeNull()
  expect(await findTextRefusal(database.pool, { site, phone: AUSTRALIAN_PHONE, sender: '203.0.113.1' })).toBeNull()
})

test('[OPS-02] a sender’s texts are counted for all dealers together', async () => {
  const answers = await times(70, (n) =>
    findTextRefusal(database.pool, {
      site: n % 2 === 0 ? site : other,
      phone: AUSTRALIAN_PHONE,
      sender: '203.0.113.2',
    }),
  )
  expect(countAllowed(answers)).toBe(60)
  expect(new Set(answers)).toEqual(new Set([null, 'often']))
})

test('[OPS-02] a text that is not sent does not count', async () => {
  const text = { site, phone: FOREIGN_PHONE, sender: '203.0.113.3' }
  for (let n = 0; n < 10; n += 1) {
    expect(await findTextRefusal(database.pool, text)).toBeNull()
    await returnTextAllowance(database.pool, text)
  }
  expect(countAllowed(await times(10, () => findTextRefusal(database.pool, text)))).toBe(4)
})

test('[LEAD-10] many forms without proof limit that form only, not other forms or other dealers', async () => {
  const refused = await times(1100, (n) =>
    rateLimitUnproven(database.pool, site, `203.0.${n >> 8}.${n & 255}`, 'trade-in'),
  )
  expect(refused.filter(Boolean)).toHaveLength(100)
  expect(await rateLimitUnproven(database.pool, site, '192.0.2.3', 'trade-in')).toBe(true)
  expect(await rateLimitUnproven(database.pool, site, '192.0.2.3', 'finance')).toBe(false)
  expect(await rateLimitUnproven(database.pool, other, '192.0.2.3', 'trade-in')).toBe(false)
})
