import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { parsePrizes } from '@/src/domain/sales/prizes'
import { type WheelSpin, type SpinOutcome, spinWheel } from './prize-wheel'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const addSpin = async (more: Partial<WheelSpin> = {}): Promise<WheelSpin> => ({
  tenant: await addTenant(database.pool),
  dealer: 'Yard',
  campaign: 'Summer',
  prizes: parsePrizes(['3 Car wash', '1 Service']),
  phone: '+61491570156',
  sendCodeBy: 'text',
  name: 'Ada',
  email: 'ada@example.com',
  ...more,
})

const prizeOf = (one: SpinOutcome): string | undefined => (one.kind === 'won' ? one.won.prize : undefined)

test('[RSV-05] one phone spins once per campaign, also concurrently', async () => {
  const spin = await addSpin()
  const all = await Promise.all(Array.from({ length: 20 }, () => spinWheel(database.pool, spin)))
  expect(all.filter(({ kind }) => kind === 'won')).toHaveLength(1)
  expect((await spinWheel(database.pool, { ...spin, campaign: 'Autumn' })).kind).toBe('won')
  expect((await spinWheel(database.pool, await addSpin())).kind).toBe('won')
})

test('[OPS-02] sends the code to the phone only, and at most four texts an hour to one phone over all dealers', async () => {
  const phone = '+61491570157'
  const spins = await Promise.all(Array.from({ length: 9 }, () => addSpin({ phone })))
  const outcomes = await Promise.all(spins.map((spin) => spinWheel(database.pool, spin)))
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
  const emailSpin = await addSpin({ sendCodeBy: 'email' })
  expect((await spinWheel(database.pool, emailSpin)).kind).toBe('won')
  const { rows: mails } = await database.pool.query('SELECT channel, recipient FROM messages WHERE tenant_id = $1', [
    emailSpin.tenant,
  ])
  expect(mails).toEqual([{ channel: 'email', recipient: 'ada@example.com' }])
})

test('[RSV-05] draws prizes by their weights; without any there is no spin', async () => {
  const spin = await addSpin()
  const outcomes = await Promise.all(
    Array.from({ length: 400 }, (_, n) => spinWheel(database.pool, { ...spin, phone: `+6149157${String(1000 + n)}` })),
  )
  const washes = outcomes.filter((one) => prizeOf(one) === 'Car wash').length
  // The expected value is 300 of 400; a fair wheel is this far off less than once in a million.
  expect(washes).toBeGreaterThan(255)
  expect(washes).toBeLessThan(345)
  expect(await spinWheel(database.pool, { ...spin, prizes: [] })).toEqual({ kind: 'none' })
})
