import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { prizesOf } from '@/src/domain/sales/prizes'
import { type Turn, turnWheel } from './spin'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const turnOf = async (more: Partial<Turn> = {}): Promise<Turn> => ({
  tenant: await addTenant(database.pool),
  dealer: 'Yard',
  campaign: 'Summer',
  prizes: prizesOf(['3 Car wash', '1 Service']),
  phone: '+61491570156',
  name: 'Ada',
  email: 'ada@example.com',
  ...more,
})

test('[RSV-05] one phone turns the wheel once a campaign, however often and how fast it is asked for', async () => {
  const turn = await turnOf()
  const all = await Promise.all(Array.from({ length: 20 }, () => turnWheel(database.pool, turn)))
  const won = all.filter((one) => one !== null)
  expect(won).toHaveLength(1)
  expect(won[0]?.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  const { rows } = await database.pool.query('SELECT text FROM messages WHERE tenant_id = $1', [turn.tenant])
  expect(rows).toEqual([{ text: expect.stringContaining(won[0]?.code ?? '-') }])
  expect(await turnWheel(database.pool, { ...turn, campaign: 'Autumn' })).not.toBeNull()
  expect(await turnWheel(database.pool, await turnOf())).not.toBeNull()
})

test('[RSV-05] prizes come about as often as they weigh; without any there is no turn', async () => {
  const turn = await turnOf()
  const drawn = await Promise.all(
    Array.from({ length: 400 }, (_, n) => turnWheel(database.pool, { ...turn, phone: `+6149157${String(1000 + n)}` })),
  )
  const washes = drawn.filter((one) => one?.prize === 'Car wash').length
  // Three in four of 400 are 300; a fair wheel is this far off less than once in a million.
  expect(washes).toBeGreaterThan(255)
  expect(washes).toBeLessThan(345)
  expect(await turnWheel(database.pool, { ...turn, prizes: [] })).toBeNull()
})
