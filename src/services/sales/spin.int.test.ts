import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { prizesOf } from '@/src/domain/sales/prizes'
import { type Turn, type TurnOutcome, turnWheel } from './spin'

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
  sendCodeBy: 'text',
  name: 'Ada',
  email: 'ada@example.com',
  ...more,
})

const prizeOf = (one: TurnOutcome): string | undefined => (one.kind === 'won' ? one.won.prize : undefined)

test('[RSV-05] one phone spins once per campaign, also concurrently', async () => {
  const turn = await turnOf()
  const all = await Promise.all(Array.from({ length: 20 }, () => turnWheel(database.pool, turn)))
  expect(all.filter(({ kind }) => kind === 'won')).toHaveLength(1)
  expect((await turnWheel(database.pool, { ...turn, campaign: 'Autumn' })).kind).toBe('won')
  expect((await turnWheel(database.pool, await turnOf())).kind).toBe('won')
})

test('[OPS-02] sends the code to the phone only, and at most four texts an hour to one phone over all dealers', async () => {
  const phone = '+61491570157'
  const turns = await Promise.all(Array.from({ length: 9 }, () => turnOf({ phone })))
  const outcomes = await Promise.all(turns.map((turn) => turnWheel(database.pool, turn)))
  expect(outcomes.filter(({ kind }) => kind === 'won')).toHaveLength(4)
  expect(outcomes.filter(({ kind }) => kind === 'too many texts')).toHaveLength(5)
  const { rows } = await database.pool.query<{ channel: string; text: string; code: string }>(
    `SELECT m.channel, m.text, s.code FROM messages m JOIN prize_spins s ON m.key = 'spin:' || s.id WHERE s.phone = $1`,
    [phone],
  )
  expect(rows).toHaveLength(4)
  for (const { channel, text, code } of rows) {
    expect(channel).toBe('sms')
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(text).toContain(code)
  }
  expect(JSON.stringify(outcomes)).not.toContain(rows[0]?.code)
  const byMail = await turnOf({ sendCodeBy: 'email' })
  expect((await turnWheel(database.pool, byMail)).kind).toBe('won')
  const { rows: mails } = await database.pool.query('SELECT channel, recipient FROM messages WHERE tenant_id = $1', [
    byMail.tenant,
  ])
  expect(mails).toEqual([{ channel: 'email', recipient: 'ada@example.com' }])
})

test('[RSV-05] draws prizes by their weights; without any there is no spin', async () => {
  const turn = await turnOf()
  const drawn = await Promise.all(
    Array.from({ length: 400 }, (_, n) => turnWheel(database.pool, { ...turn, phone: `+6149157${String(1000 + n)}` })),
  )
  const washes = drawn.filter((one) => prizeOf(one) === 'Car wash').length
  // The expected value is 300 of 400; a fair wheel is this far off less than once in a million.
  expect(washes).toBeGreaterThan(255)
  expect(washes).toBeLessThan(345)
  expect(await turnWheel(database.pool, { ...turn, prizes: [] })).toEqual({ kind: 'none' })
})
