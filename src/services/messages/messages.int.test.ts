import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '@/scripts/testing/wait-until'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { codeRules } from '@/src/domain/accounts/sign-in-codes'
import type { EmailSender, EmailMessage } from '@/src/integrations/email/port'
import type { SmsSender, TextMessage } from '@/src/integrations/sms/port'
import { runMessageWorker } from '@/src/jobs/message-worker'
import { drain } from '@/scripts/testing/drain'
import { createEmailQueue, createSmsQueue } from './due-messages'
import { createInvitation, invitationMessageKey, renewInvitation } from '@/src/services/staff/invitations'
import { passwordLinkMessageKey } from '@/src/services/staff/password-links'
import { pruneMessages } from './prune-messages'
import { queueMessage } from './queue-message'

let database: TestDatabase
let tenant: string

beforeAll(async () => {
  database = await createTestDatabase()
  tenant = await addTenant(database.pool)
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query('DELETE FROM messages').then(() => undefined))

const createFakeSenders = () => {
  const [mails, texts]: [EmailMessage[], TextMessage[]] = [[], []]
  const email: EmailSender = { send: async (mail) => void mails.push(mail), close: async () => undefined }
  const sms: SmsSender = { send: async (text) => void texts.push(text) }
  return { mails, texts, email, sms }
}
const queue = (more: Partial<Parameters<typeof queueMessage>[1]> = {}) =>
  queueMessage(database.pool, {
    tenant,
    channel: 'email',
    to: 'sam@example.com',
    from: 'Edge',
    subject: 'Hi',
    text: 'Hello',
    ...more,
  })
/** Queues the text of a sign-in code that is valid for some minutes. @returns the message's key */
const queueCode = async (to: string, minutes: number): Promise<string> => {
  const id = randomUUID()
  await database.pool.query(
    `INSERT INTO sign_in_codes (id, tenant_id, phone, code_hash, expires_at, long, texted)
     VALUES ($1, $2, $3, 'hash', now() + $4 * interval '1 minute', $5, true)`,
    [id, tenant, to, minutes, minutes > codeRules.shortMinutes],
  )
  await queue({ channel: 'sms', key: `code:${id}`, to, text: 'Your code is 123456' })
  return `code:${id}`
}
const listStored = async () =>
  (await database.pool.query('SELECT id, key, state, tries, text, problem FROM messages ORDER BY key')).rows

test('[LEAD-08] sends a message that was queued twice once, under its row’s id', async () => {
  expect([await queue({ key: 'a' }), await queue({ key: 'a' })]).toEqual([true, false])
  const { mails, email } = createFakeSenders()
  expect(await drain(createEmailQueue(database.pool, email), { maxConcurrent: 3, clock: () => new Date() })).toBe(1)
  expect(await drain(createEmailQueue(database.pool, email), { maxConcurrent: 3, clock: () => new Date() })).toBe(0)
  expect(mails).toMatchObject([{ id: (await listStored())[0]?.id, to: 'sam@example.com', fromName: 'Edge', tenant }])
})

test('[LEAD-08] two workers send each message once; after a kill in between it is sent with the same id', async () => {
  for (let index = 0; index < 60; index += 1) await queue({ key: String(index) })
  const { mails, email } = createFakeSenders()
  const source = createEmailQueue(database.pool, email)
  const now = new Date()
  const claimedByDead = await source.claim(now)
  if (claimedByDead) await source.perform(claimedByDead, now)
  await Promise.all([1, 2].map(() => drain(source, { maxConcurrent: 2, clock: () => now })))
  expect(mails).toHaveLength(60)
  await drain(source, { maxConcurrent: 1, clock: () => new Date(now.getTime() + 121_000) })
  expect(mails).toHaveLength(61)
  expect(mails.filter(({ id }) => id === claimedByDead?.id)).toHaveLength(2)
  expect(new Set(mails.map(({ id }) => id)).size).toBe(60)
})

test('[ACC-01] sends codes first and erases their text', async () => {
  await queue({ channel: 'sms', key: 'alert:1', to: '+61491570156' })
  const key = await queueCode('+61491570157', codeRules.shortMinutes)
  const { texts, sms } = createFakeSenders()
  await drain(createSmsQueue(database.pool, sms), { maxConcurrent: 1, clock: () => new Date() })
  expect(texts.map(({ to }) => to)).toEqual(['+61491570157', '+61491570156'])
  expect((await listStored()).map((row: { key: string; text: string }) => [row.key, row.text])).toEqual([
    ['alert:1', 'Hello'],
    [key, ''],
  ])
})

test('[ACC-01] sends a code while it is valid, a long one for more than an hour, or not at all', async () => {
  const { texts, sms } = createFakeSenders()
  const drainIn = (minutes: number) =>
    drain(createSmsQueue(database.pool, sms), {
      maxConcurrent: 1,
      clock: () => new Date(Date.now() + minutes * 60_000),
    })
  const short = await queueCode('+61491570156', codeRules.shortMinutes)
  await queueCode('+61491570157', codeRules.longMinutes)
  await drainIn(codeRules.shortMinutes + 1)
  expect(texts.map(({ to }) => to)).toEqual(['+61491570157'])
  const late = await queueCode('+61491570158', codeRules.longMinutes)
  await drainIn(codeRules.longMinutes + 1)
  expect(texts).toHaveLength(1)
  const stored: readonly { key: string }[] = await listStored()
  for (const key of [short, late])
    expect(stored.find((row) => row.key === key)).toMatchObject({ state: 'failed', text: '' })
})

test('[ACC-01] sends a text as soon as its transaction commits, also after Postgres cut all connections', async () => {
  const { texts, mails, sms, email } = createFakeSenders()
  const senders = { email, sms, platform: 'https://x.example' }
  const messageWorker = runMessageWorker({
    connectionString: database.url,
    db: database.pool,
    senders,
    log: () => undefined,
    // Only a notification can be in time.
    pollSeconds: 3600,
  })
  await queue({ key: 'before' })
  await waitUntil(() => mails.length === 1)
  await queueCode('+61491570156', codeRules.shortMinutes)
  await waitUntil(() => texts.length === 1)

  await database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await queue({ key: 'mail' })
  await waitUntil(() => mails.length === 2)
  await queueCode('+61491570156', codeRules.shortMinutes)
  await waitUntil(() => texts.length === 2)
  await messageWorker.close()
})

test('[ACC-01] sends a code while the receiver of another text does not answer', async () => {
  const { texts, sms, email } = createFakeSenders()
  let release = (): void => undefined
  const silent = new Promise<void>((resolve) => (release = resolve))
  let isWaiting = false
  const send: SmsSender['send'] = async (text) => {
    if (text.to === '+61491570156') {
      isWaiting = true
      await silent
    }
    await sms.send(text)
  }
  const messageWorker = runMessageWorker({
    connectionString: database.url,
    db: database.pool,
    senders: { email, sms: { send }, platform: 'https://x.example' },
    log: () => undefined,
    // Only a notification can be in time.
    pollSeconds: 3600,
  })
  await queue({ channel: 'sms', to: '+61491570156' })
  await waitUntil(() => isWaiting)
  await queueCode('+61491570157', codeRules.shortMinutes)
  await waitUntil(() => texts.length === 1)
  release()
  await messageWorker.close()
  expect(texts.map(({ to }) => to)).toEqual(['+61491570157', '+61491570156'])
})

test('[LEAD-08] deletes sent messages after three months, but no waiting ones', async () => {
  for (const key of ['old', 'new', 'waits']) await queue({ key })
  await database.pool.query("UPDATE messages SET state = 'sent' WHERE key <> 'waits'")
  await database.pool.query("UPDATE messages SET created_at = now() - interval '91 days' WHERE key <> 'new'")
  expect(await pruneMessages(database.pool)).toBe(1)
  expect((await listStored()).map(({ key }: { key: string }) => key)).toEqual(['new', 'waits'])
})

test('[SRCH-18] [LEAD-08] does not send a waiting mail after its subscription ended', async () => {
  const { mails, email } = createFakeSenders()
  const shopper = async (phone: string, alerts: boolean): Promise<string> => {
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO shoppers (id, tenant_id, phone, price_alerts, unsubscribe_token)
       VALUES (gen_random_uuid(), $1, $2, $3, gen_random_uuid()::text) RETURNING id`,
      [tenant, phone, alerts],
    )
    return rows[0]?.id ?? ''
  }
  const [subscribed, unsubscribed] = [await shopper('+61491570156', true), await shopper('+61491570157', false)]
  await queue({ key: `drop:${subscribed}:2026-11-25` })
  await queue({ key: `drop:${unsubscribed}:2026-11-25` })
  await queue({ key: `search:${randomUUID()}:2026-11-25` })
  await queue({ key: `search:confirm:${randomUUID()}:2026-11-25T01`, subject: 'Confirm your search' })
  expect(await drain(createEmailQueue(database.pool, email), { maxConcurrent: 1, clock: () => new Date() })).toBe(4)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Confirm your search', 'Hi'])
  const states = (await listStored()).map(({ key, state, problem }) => [String(key).split(':')[0], state, problem])
  expect(states).toContainEqual(['drop', 'sent', null])
  expect(states).toContainEqual(['drop', 'failed', 'The shopper has unsubscribed.'])
  expect(states).toContainEqual(['search', 'failed', 'The shopper has unsubscribed.'])
})

test('[STF-09] a link to a new password is sent only while it counts, and its text is not stored after that', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  await database.pool.query(
    `INSERT INTO users (id, email, reset_password_token, reset_password_expiration)
     VALUES ($1, 'reset@example.com', 'newest', now() + interval '1 hour'), ($2, 'expired@example.com', 'over', now() - interval '1 hour')`,
    [id, other],
  )
  await queue({ tenant: null, key: passwordLinkMessageKey(id, 'replaced'), text: 'replaced' })
  await queue({ tenant: null, key: passwordLinkMessageKey(id, 'newest'), text: 'newest' })
  await queue({ tenant: null, key: passwordLinkMessageKey(other, 'over'), text: 'over' })
  const { mails, email } = createFakeSenders()
  await drain(createEmailQueue(database.pool, email), { maxConcurrent: 1, clock: () => new Date() })
  expect(mails.map(({ text }) => text)).toEqual(['newest'])
  const rows = (await listStored()) as { state: string; text: string }[]
  expect(rows.map(({ state }) => state).sort()).toEqual(['failed', 'failed', 'sent'])
  expect(rows.map(({ text }) => text)).toEqual(['', '', ''])
})

test('[STF-09] an invitation is sent with its newest link only, by the platform too, and its text is not stored after that', async () => {
  const inviter = randomUUID()
  await database.pool.query("INSERT INTO users (id, email) VALUES ($1, 'ada@example.com')", [inviter])
  const person = { email: 'sam@example.com', name: 'Sam', platformAdmin: true, roles: [] }
  const first = await createInvitation(database.pool, person, inviter)
  await queue({ tenant: null, key: invitationMessageKey(first.token), text: first.token })
  const second = await renewInvitation(database.pool, first.id, inviter)
  await queue({ tenant: null, key: invitationMessageKey(second?.token ?? ''), text: second?.token ?? '' })
  const { mails, email } = createFakeSenders()
  await drain(createEmailQueue(database.pool, email), { maxConcurrent: 1, clock: () => new Date() })
  expect(mails.map(({ text }) => text)).toEqual([second?.token])
  expect(mails[0]).not.toHaveProperty('tenant')
  const rows = (await listStored()) as { state: string; text: string; problem: string | null }[]
  expect(rows.map(({ state }) => state).sort()).toEqual(['failed', 'sent'])
  expect(rows.map(({ text }) => text)).toEqual(['', ''])
})
