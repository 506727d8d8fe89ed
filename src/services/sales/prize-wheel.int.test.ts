import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { parsePrizes } from '@/src/domain/sales/prizes'
import { type WheelSpin, type SpinOutcome, spinWheel } from './prize-wheel'
import { prunePrizeSpins } from './prune-prize-spins'

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
  validDays: 0,
  timezone: 'Australia/Hobart',
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

test('[RSV-05] the message with the code names the last day to collect the prize, if there is one', async () => {
  const readMessage = async (more: Partial<WheelSpin>) => {
    const spin = await addSpin(more)
    await spinWheel(database.pool, spin)
    const { rows } = await database.pool.query<{ text: string; day: string }>(
      `SELECT m.text, to_char((s.created_at + interval '30 days') AT TIME ZONE 'Australia/Hobart', 'FMDD FMMonth YYYY') AS day
       FROM messages m JOIN prize_spins s ON m.key = 'spin:' || s.id WHERE m.tenant_id = $1`,
      [spin.tenant],
    )
    return rows[0]!
  }
  for (const sendCodeBy of ['text', 'email'] as const) {
    const { text, day } = await readMessage({ validDays: 30, sendCodeBy, phone: '+61491570158' })
    expect(text).toContain(`Valid until ${day}.`)
  }
  expect((await readMessage({ phone: '+61491570159' })).text).not.toContain('Valid')
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

test('[RSV-05] [ACC-06] the personal data of a spin is deleted once its campaign is over', async () => {
  const spin = await addSpin()
  await database.pool.query('INSERT INTO site_settings (id, tenant_id, switches) VALUES (gen_random_uuid(), $1, $2)', [
    spin.tenant,
    { sales: { spin_to_win: true, spin_campaign: spin.campaign } },
  ])
  const listSpins = async () => {
    const { rows } = await database.pool.query(
      'SELECT phone, name, email, prize IS NOT NULL AS prize FROM prize_spins WHERE tenant_id = $1 ORDER BY created_at',
      [spin.tenant],
    )
    return rows
  }
  const erased = { phone: null, name: null, email: null, prize: true }
  const [old, deleted, recent] = ['+61491570171', '+61491570172', '+61491570173']
  for (const phone of [old, deleted, recent])
    expect((await spinWheel(database.pool, { ...spin, phone })).kind).toBe('won')
  await database.pool.query("UPDATE prize_spins SET created_at = created_at - interval '91 days' WHERE phone = $1", [
    old,
  ])
  // As `deleteAccount` leaves it. Two spins of one millisecond would have no order.
  await database.pool.query(
    "UPDATE prize_spins SET name = NULL, email = NULL, created_at = created_at - interval '1 day' WHERE phone = $1",
    [deleted],
  )

  await prunePrizeSpins(database.pool)
  expect((await listSpins()).map(({ phone }: { phone: string }) => phone)).toEqual([old, deleted, recent])
  await database.pool.query('UPDATE site_settings SET switches = $2 WHERE tenant_id = $1', [
    spin.tenant,
    { sales: { spin_to_win: true, spin_campaign: 'Autumn' } },
  ])
  expect(await prunePrizeSpins(database.pool)).toBe(2)
  expect(await listSpins()).toEqual([
    erased,
    erased,
    { phone: recent, name: 'Ada', email: 'ada@example.com', prize: true },
  ])
  expect(await prunePrizeSpins(database.pool)).toBe(0)
})
