import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { limits } from '../limits'
import { createSearchKey } from '../secured-key'
import { createEventsEndpoint } from './events-endpoint'

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const [busyTenant, otherTenant] = ids
const NOW_SECONDS = 1_800_000_000
const event = { eventType: 'view', eventName: 'Seen', index: 'vehicles', userToken: 'u', objectIDs: ['x'] }
let database: TestDatabase
let handleEvents: ReturnType<typeof createEventsEndpoint>

beforeAll(async () => {
  database = await createTestDatabase()
  for (const [i, id] of ids.entries())
    await database.pool.query(
      `INSERT INTO tenants (id, name, slug, status, updated_at, created_at) VALUES ($1, $2, $2, 'active', now(), now())`,
      [id, `tenant-${i}`],
    )
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('DELETE FROM search_events')
  handleEvents = createEventsEndpoint(database.pool, 'secret')
})

const send = (
  tenantId: string,
  address: string | undefined,
  count: number,
  nowSeconds = NOW_SECONDS,
  more: object = {},
) =>
  handleEvents(
    {
      method: 'POST',
      path: '/1/events',
      query: '',
      headers: { 'x-algolia-api-key': createSearchKey('secret', tenantId, NOW_SECONDS + 1e6) },
      body: Buffer.from(JSON.stringify({ events: Array.from({ length: count }, () => ({ ...event, ...more })) })),
      address,
    },
    nowSeconds,
  )
const countStored = async (): Promise<number> =>
  (await database.pool.query('SELECT 1 FROM search_events')).rowCount ?? -1

test("[STK-06] limits one sender per minute and day, so that it cannot displace a dealer's other events", async () => {
  const statuses: number[] = []
  for (let i = 0; i < 50; i += 1) statuses.push((await send(busyTenant, '192.0.2.1', 1000)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(await countStored()).toBe(limits.eventsOfSender)
  for (let i = 1; i < 10; i += 1) await send(busyTenant, '192.0.2.1', 1000, NOW_SECONDS + i * 60)
  expect(await countStored()).toBe(limits.eventsOfSenderADay)
  expect((await send(busyTenant, '192.0.2.2', 1)).status).toBe(200)
})

test("[STK-06] limits one sender to twenty calls a minute, across dealers' keys", async () => {
  for (let i = 0; i < 20; i += 1)
    expect((await send(i % 2 ? busyTenant : otherTenant, '2001:db8::1', 1)).status).toBe(200)
  const refused = await send(otherTenant, '2001:db8::2', 1)
  expect(refused).toMatchObject({ status: 429, body: '{"message":"Too Many Requests","status":429}' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(otherTenant, '2001:db8::2', 1, NOW_SECONDS + 60)).status).toBe(200)
})

test("[STK-06] limits the events of one dealer's senders together, without affecting another dealer", async () => {
  const all = []
  for (let i = 0; i < 12; i += 1) all.push((await send(busyTenant, `192.0.2.${i}`, 1000)).status)
  expect(all.filter((status) => status === 200)).toHaveLength(limits.eventsOfTenant / 1000)
  expect((await send(otherTenant, '192.0.2.200', 1)).status).toBe(200)
})

test("[STK-06] accepts one dealer's events while another dealer's senders fill the queue", async () => {
  const flood = Array.from({ length: 30 }, (_, i) => send(busyTenant, `192.0.2.${i}`, 100))
  const more = await send(otherTenant, '192.0.2.200', 1)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(more.status).toBe(200)
  expect(statuses).toContain(429)
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.waitingEventsOfTenant + 1)
})

test('[STK-06] refuses an event of more than about two thousand characters', async () => {
  const objectIDs = Array.from({ length: 20 }, (_, i) => `${i}`.padStart(100, 'x'))
  expect((await send(busyTenant, '192.0.2.1', 1, NOW_SECONDS, { objectIDs })).status).toBe(422)
  expect((await send(busyTenant, '192.0.2.1', 1, NOW_SECONDS, { objectIDs: objectIDs.slice(0, 15) })).status).toBe(200)
})
