import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { requestCode, pruneCodes } from './request-code'
import { findOpenCode } from './verify-code'
import { loadAccountRecords, type AccountOwner } from './records'
import { cancelBooking, confirmOwnSearch, deleteSavedSearch } from './record-actions'
import { deleteAccount } from './delete-account'
import { signIn, endSession, pruneEndedSessions, signOutEverywhere } from './shoppers'
import { findSubscription, unsubscribe } from './unsubscribe'

let database: TestDatabase
let tenantId: string
/** Another number for each test, because texts to one phone are counted over all dealers. */
let phone = ''
let phones = 0
const SECRET = 'a secret of the test, long enough'

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  phones += 1
  phone = `+614000001${String(phones).padStart(2, '0')}`
  tenantId = await addTenant(database.pool)
})

const rows = async <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await database.pool.query<T>(text, values)).rows

const request = (more: Partial<Parameters<typeof requestCode>[1]> = {}) =>
  requestCode(database.pool, {
    tenant: { id: tenantId, name: 'Banksia', host: 'banksia.example' },
    phone,
    sender: '203.0.113.7',
    previousId: null,
    proof: { verdict: 'passed' },
    secret: SECRET,
    ...more,
  })

const requestId = async (more: Parameters<typeof request>[0] = {}): Promise<string> => {
  const answer = await request(more)
  if (answer.kind !== 'sent') throw new Error(`No code was sent: ${answer.kind}`)
  return answer.id
}

/** Returns the code in the latest text to a phone. */
const latestCode = async (to = phone): Promise<string> => {
  const [row] = await rows<{ text: string }>(
    'SELECT text FROM messages WHERE tenant_id = $1 AND recipient = $2 ORDER BY created_at DESC LIMIT 1',
    [tenantId, to],
  )
  return /#(\d+)$/.exec(row?.text ?? '')?.[1] ?? ''
}

const wrongOf = (code: string): string => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')
const verify = (id: string, code: string, tenant = tenantId) =>
  signIn(database.pool, { tenantId: tenant, id, code, secret: SECRET })

const signInOwner = async (number = phone): Promise<AccountOwner> => {
  const id = await requestId({ phone: number })
  const result = await verify(id, await latestCode(number))
  if (result.kind !== 'correct') throw new Error(`Not signed in: ${result.kind}`)
  return { tenantId, id: result.shopper.id, phone: number, confirmedEmail: null }
}

describe('codes', () => {
  test('[ACC-01] a code signs in once, in the browser that requested it, and creates the shopper', async () => {
    const id = await requestId()
    const code = await latestCode()
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(await rows('SELECT * FROM sign_in_codes WHERE id = $1', [id]))).not.toContain(code)
    expect(await findOpenCode(database.pool, tenantId, id)).toEqual({ phone, long: false })
    expect(await verify(randomUUID(), code)).toEqual({ kind: 'expired' })
    expect(await verify('nonsense', code)).toEqual({ kind: 'expired' })
    const result = await verify(id, code)
    expect(result).toMatchObject({ kind: 'correct', shopper: { round: 0 } })
    expect(await verify(id, code)).toEqual({ kind: 'expired' })
    const again = await signInOwner()
    expect(again.id).toBe((result as { shopper: { id: string } }).shopper.id)
    expect(await rows('SELECT 1 FROM shoppers WHERE tenant_id = $1', [tenantId])).toHaveLength(1)
  })

  test('[ACC-01] a code of another dealer does not work, and that dealer’s shopper is a separate one', async () => {
    const id = await requestId()
    const other = await addTenant(database.pool)
    expect(await verify(id, await latestCode(), other)).toEqual({ kind: 'expired' })
    expect(await verify(id, await latestCode())).toMatchObject({ kind: 'correct' })
  })

  test('[ACC-01] allows five attempts, also of a hundred concurrent ones; then the right code fails too', async () => {
    const id = await requestId()
    const code = await latestCode()
    const tries = await Promise.all(Array.from({ length: 100 }, () => verify(id, wrongOf(code))))
    expect(tries.filter(({ kind }) => kind === 'invalid')).toHaveLength(5)
    expect(await verify(id, code)).toEqual({ kind: 'expired' })
  })

  test('[ACC-01] a code expires after ten minutes', async () => {
    const id = await requestId()
    const code = await latestCode()
    await rows("UPDATE sign_in_codes SET expires_at = expires_at - interval '10 minutes' WHERE id = $1", [id])
    expect(await verify(id, code)).toEqual({ kind: 'expired' })
  })

  test('[ACC-01] the right code sent twenty times concurrently signs in once', async () => {
    const id = await requestId()
    const code = await latestCode()
    const all = await Promise.all(Array.from({ length: 20 }, () => verify(id, code)))
    expect(all.filter(({ kind }) => kind === 'correct')).toHaveLength(1)
  })

  test('[ACC-01] a hundred concurrent requests send four texts, and the owner can sign in with the last one', async () => {
    const attackers = await Promise.all(Array.from({ length: 100 }, () => requestId()))
    const texts = await rows<{ text: string }>('SELECT text FROM messages WHERE tenant_id = $1', [tenantId])
    expect(texts).toHaveLength(4)
    // The attackers use all five attempts in each of their browsers.
    const guesses = await Promise.all(
      attackers.flatMap((id) => Array.from({ length: 5 }, () => verify(id, '000000000001'))),
    )
    expect(guesses.filter(({ kind }) => kind === 'correct')).toHaveLength(0)
    const long = texts.map(({ text }) => /#(\d+)$/.exec(text)?.[1] ?? '').filter(({ length }) => length === 12)
    expect(long).toHaveLength(1)
    const owner = await requestId()
    expect(await findOpenCode(database.pool, tenantId, owner)).toEqual({ phone, long: true })
    expect(await verify(owner, long[0] ?? '')).toMatchObject({ kind: 'correct' })
    // A used code is used in every browser that shares it.
    expect(await verify(attackers.at(-1) ?? '', long[0] ?? '')).toEqual({ kind: 'expired' })
  })

  test('[OPS-02] nine dealers together send one phone the texts of one; the owner signs in where the last was sent', async () => {
    const dealers = await Promise.all(Array.from({ length: 9 }, () => addTenant(database.pool)))
    const site = (id: string) => ({ tenant: { id, name: 'Yard', host: 'yard.example' } })
    const answers = await Promise.all(dealers.flatMap((id) => Array.from({ length: 4 }, () => request(site(id)))))
    const texts = await rows<{ tenant_id: string; text: string }>(
      'SELECT tenant_id, text FROM messages WHERE recipient = $1',
      [phone],
    )
    expect(texts).toHaveLength(4)
    const long = texts.find(({ text }) => /#\d{12}$/.test(text))
    const code = /#(\d+)$/.exec(long?.text ?? '')?.[1] ?? ''
    expect(answers.filter(({ kind }) => kind === 'rejected').length).toBeGreaterThan(0)
    const owner = await requestId(site(long?.tenant_id ?? ''))
    expect(await verify(owner, code, long?.tenant_id)).toMatchObject({ kind: 'correct' })
    const elsewhere = dealers.find((id) => id !== long?.tenant_id) ?? ''
    expect(await request(site(elsewhere))).toEqual({ kind: 'rejected' })
  })

  test('[ACC-01] the same browser has to wait before it requests another code', async () => {
    const before = await requestId()
    expect(await request({ previousId: before })).toMatchObject({ kind: 'rate-limited' })
    await rows("UPDATE sign_in_codes SET created_at = created_at - interval '31 seconds' WHERE id = $1", [before])
    expect(await request({ previousId: before })).toMatchObject({ kind: 'sent' })
  })

  test('[OPS-02] another code for a phone needs an unused solution of the bot check', async () => {
    const none = { proof: { verdict: 'none' } } as const
    expect(await request(none)).toMatchObject({ kind: 'sent' })
    expect(await request(none)).toEqual({ kind: 'needs-bot-check' })
    expect(await request({ proof: { verdict: 'refused' } })).toEqual({ kind: 'needs-bot-check' })
    const solution = { proof: { verdict: 'passed', singleUseKey: randomUUID() } } as const
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(solution)))
    expect(answers.filter(({ kind }) => kind === 'sent')).toHaveLength(1)
    expect(answers.filter(({ kind }) => kind === 'needs-bot-check')).toHaveLength(9)
    expect(await rows('SELECT 1 FROM messages WHERE recipient = $1', [phone])).toHaveLength(2)
  })

  test('[ACC-01] deletes codes that no limit counts any more', async () => {
    const id = await requestId()
    await pruneCodes(database.pool)
    expect(await rows('SELECT 1 FROM sign_in_codes WHERE id = $1', [id])).toHaveLength(1)
    await rows("UPDATE sign_in_codes SET created_at = now() - interval '3 days' WHERE id = $1", [id])
    await pruneCodes(database.pool)
    expect(await rows('SELECT 1 FROM sign_in_codes WHERE id = $1', [id])).toHaveLength(0)
  })

  test('[ACC-01] forgets an ended session when it has expired', async () => {
    const { id } = await signInOwner()
    await endSession(database.pool, id, Date.now() + 60_000)
    await endSession(database.pool, id, Date.now() - 1)
    await pruneEndedSessions(database.pool)
    expect(await rows('SELECT 1 FROM ended_shopper_sessions WHERE shopper_id = $1', [id])).toHaveLength(1)
  })

  test('[ACC-01] signing out everywhere invalidates all sessions by a higher round', async () => {
    const { id } = await signInOwner()
    await signOutEverywhere(database.pool, id)
    expect(await rows('SELECT session_round::int AS round FROM shoppers WHERE id = $1', [id])).toEqual([{ round: 1 }])
  })
})

const addLead = (owner: Partial<AccountOwner>, person: string, category = 'Enquiry') =>
  rows(
    `INSERT INTO leads (id, tenant_id, category, name, phone, person, shopper_id, key) VALUES ($1, $2, $3, 'Ann', $4, $4, $5, $6)`,
    [randomUUID(), owner.tenantId ?? tenantId, category, person, owner.id ?? null, randomUUID()],
  )

const addBooking = async (owner: Partial<AccountOwner>, starts = "now() + interval '2 days'"): Promise<string> => {
  const id = randomUUID()
  await rows(
    `INSERT INTO appointments (id, tenant_id, kind, status, starts_at, local_time, shopper_id, phone)
     VALUES ($1, $2, 'test-drive', 'booked', ${starts}, '2026-11-25 10:00', $3, $4)`,
    [id, owner.tenantId ?? tenantId, owner.id ?? null, owner.phone ?? null],
  )
  return id
}

describe('records', () => {
  test('[ACC-04] lists everything sent with the verified phone, in any spelling, and no other shopper’s records', async () => {
    const owner = await signInOwner()
    const foreign = await addTenant(database.pool)
    await addLead({}, phone, 'By person')
    await addLead({}, phone.replace(/^\+61(\d{3})(\d{3})/, '0$1 $2 '), 'As written')
    await addLead(owner, '+61400000999', 'By account')
    await addLead({}, '+61400000222', 'Somebody else')
    await addLead({ tenantId: foreign }, phone, 'Another dealer')
    const { enquiries } = await loadAccountRecords(database.pool, owner)
    expect(enquiries.map(({ category }) => category).sort()).toEqual(['As written', 'By account', 'By person'])
  })

  test('[ACC-04] a booking is cancelled once, by its own shopper and before it begins', async () => {
    const owner = await signInOwner()
    const other = await signInOwner('+61400000333')
    const id = await addBooking(owner)
    const past = await addBooking(owner, "now() - interval '1 hour'")
    expect(await cancelBooking(database.pool, other, id)).toBe(false)
    expect(await cancelBooking(database.pool, { ...owner, tenantId: await addTenant(database.pool) }, id)).toBe(false)
    expect(await cancelBooking(database.pool, owner, past)).toBe(false)
    expect(await cancelBooking(database.pool, owner, "x' OR 1=1")).toBe(false)
    expect(await cancelBooking(database.pool, owner, id)).toBe(true)
    expect(await cancelBooking(database.pool, owner, id)).toBe(false)
    const { bookings } = await loadAccountRecords(database.pool, owner)
    expect(bookings.find((one) => one['id'] === id)).toMatchObject({ status: 'cancelled', may_cancel: false })
  })

  test('[ACC-04] [SRCH-18] saved searches are listed and deleted only with the confirmed address', async () => {
    const owner = await signInOwner()
    const id = randomUUID()
    await rows(
      `INSERT INTO saved_searches (id, tenant_id, name, email, address, consent, unsubscribe_token)
       VALUES ($1, $2, 'Ann', 'ann@example.com', '/search/', 'yes', 'token-of-this-saved-search')`,
      [id, tenantId],
    )
    expect((await loadAccountRecords(database.pool, owner)).searches).toEqual([])
    expect(await deleteSavedSearch(database.pool, owner, id)).toBe(false)
    const confirmed = { ...owner, confirmedEmail: 'Ann@example.com' }
    expect((await loadAccountRecords(database.pool, confirmed)).searches).toHaveLength(1)
    const found = async () => (await loadAccountRecords(database.pool, confirmed)).searches[0]?.['confirmed']
    expect(await found()).toBe(false)
    expect(await confirmOwnSearch(database.pool, { ...owner, confirmedEmail: 'eve@example.com' }, id)).toBe(false)
    expect(await confirmOwnSearch(database.pool, owner, id)).toBe(false)
    expect(await found()).toBe(false)
    expect(await confirmOwnSearch(database.pool, confirmed, id)).toBe(true)
    expect(await found()).toBe(true)
    expect(await deleteSavedSearch(database.pool, { ...owner, confirmedEmail: 'eve@example.com' }, id)).toBe(false)
    expect(await deleteSavedSearch(database.pool, confirmed, id)).toBe(true)
  })

  test('[ACC-06] deletes an account, and unlinks the records that the dealer keeps', async () => {
    const owner = { ...(await signInOwner()), confirmedEmail: 'ann@example.com' }
    const other = await signInOwner('+61400000333')
    await addLead(owner, phone)
    await addBooking(owner)
    const valuation = (shopper: string, state: string) =>
      rows(
        `INSERT INTO valuations (id, tenant_id, rego, rego_state, state, shopper_id, token) VALUES ($1, $2, 'ABC123', 'QLD', $3, $4, $5)`,
        [randomUUID(), tenantId, state, shopper, randomUUID()],
      )
    await valuation(owner.id, 'valued')
    await valuation(owner.id, 'accepted')
    await valuation(other.id, 'valued')
    await deleteAccount(database.pool, owner)
    expect(await rows('SELECT id FROM shoppers WHERE tenant_id = $1', [tenantId])).toEqual([{ id: other.id }])
    expect(await rows('SELECT shopper_id FROM leads WHERE tenant_id = $1', [tenantId])).toEqual([{ shopper_id: null }])
    expect(await rows('SELECT shopper_id FROM appointments WHERE tenant_id = $1', [tenantId])).toEqual([
      { shopper_id: null },
    ])
    expect(
      await rows('SELECT state::text, shopper_id FROM valuations WHERE tenant_id = $1 ORDER BY state::text', [
        tenantId,
      ]),
    ).toEqual([
      { state: 'accepted', shopper_id: null },
      { state: 'valued', shopper_id: other.id },
    ])
  })
})

test('[SRCH-18] a link ends its subscription at its own dealer only, and is idempotent', async () => {
  const owner = await signInOwner()
  await rows(
    "UPDATE shoppers SET price_alerts = true, email = 'ann@example.com', email_confirmed = true WHERE id = $1",
    [owner.id],
  )
  const [row] = await rows<{ unsubscribe_token: string }>('SELECT unsubscribe_token FROM shoppers WHERE id = $1', [
    owner.id,
  ])
  const token = row?.unsubscribe_token ?? ''
  const foreign = await addTenant(database.pool)
  expect(await findSubscription(database.pool, foreign, token)).toBeNull()
  await unsubscribe(database.pool, foreign, token)
  expect(await findSubscription(database.pool, tenantId, token)).toMatchObject({ kind: 'alerts' })
  expect(await unsubscribe(database.pool, tenantId, token)).toMatchObject({ kind: 'alerts' })
  expect(await unsubscribe(database.pool, tenantId, token)).toBeNull()
  expect(await findSubscription(database.pool, tenantId, token)).toBeNull()
  expect(await findSubscription(database.pool, tenantId, "' OR 1=1 --")).toBeNull()
})
