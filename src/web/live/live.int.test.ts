import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles } from '@/scripts/testing/stock'
import type { LiveState } from '@/src/domain/stock/vehicle/live'
import type { Listener } from '@/src/platform/postgres/listen'
import { listenForChanges } from '../change-listener'
import { type LiveHub, createLiveHub } from './hub'

let database: TestDatabase
/** The hub's own connections, whose statements are counted. */
let pool: pg.Pool
let queryCount = 0
let hub: LiveHub
let listener: Listener
let tenantId: string
let vehicles: readonly string[]

const addStock = async (tenant: string, count: number): Promise<readonly string[]> => {
  const client = await database.pool.connect()
  try {
    await importCsv(client, tenant, toCsv(Array.from({ length: count }, (_, i) => dealerRow(`S${i}`))))
  } finally {
    client.release()
  }
  return (await listVehicles(database.pool, tenant)).map(({ id }) => id)
}

const countQueries = (pgPool: pg.Pool): pg.Pool => {
  const query = pgPool.query.bind(pgPool) as (...args: unknown[]) => unknown
  pgPool.query = ((...args: unknown[]) => {
    queryCount += 1
    return query(...args)
  }) as typeof pgPool.query
  return pgPool
}

beforeAll(async () => {
  database = await createTestDatabase()
  pool = countQueries(new pg.Pool({ connectionString: database.url, max: 3 }))
  pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  tenantId = await addTenant(database.pool)
  vehicles = await addStock(tenantId, 5)
  hub = createLiveHub({ db: pool, log: () => undefined, batchDelayMs: 20 })
  listener = await listenForChanges({
    connectionString: database.url,
    onChange: (event) => hub.onChange(event),
    log: () => undefined,
  })
  queryCount = 0
})
afterEach(async () => {
  hub.close()
  await listener.close()
})

type Page = { readonly states: LiveState[]; readonly hasEnded: () => boolean; readonly leave: () => void }

const open = (ids: readonly string[], tenant = tenantId): Page => {
  const states: LiveState[] = []
  let isOver = false
  const leave = hub.watch(tenant, ids, { send: (state) => states.push(state), end: () => (isOver = true) })
  return { states, hasEnded: () => isOver, leave }
}
const waitUntil = async (condition: () => boolean): Promise<void> => {
  for (let waited = 0; !condition(); waited += 10) {
    if (waited > 5000) throw new Error('The condition was not met within five seconds.')
    await sleep(10)
  }
}
const update = (assignment: string, id: string | undefined) =>
  database.pool.query(`UPDATE vehicles SET ${assignment} WHERE id = $1`, [id])

test('[VDP-16] a page gets the state of its vehicle; the next page needs no query', async () => {
  const first = open([vehicles[0] ?? ''])
  await waitUntil(() => first.states.length === 1)
  expect(first.states[0]).toMatchObject({ id: vehicles[0], status: 'in_stock', reserved: false, price: 21_990 })
  const before = queryCount
  const second = open([vehicles[0] ?? ''])
  expect(second.states).toEqual(first.states)
  await sleep(100)
  expect(queryCount).toBe(before)
})

test('[VDP-16] each change of price, reservation and sale is sent once to the vehicle’s watchers, with one query', async () => {
  const [one, other] = [open([vehicles[0] ?? '']), open([vehicles[1] ?? ''])]
  await waitUntil(() => one.states.length === 1 && other.states.length === 1)
  queryCount = 0
  await update('price_cents = 1999000', vehicles[0])
  await waitUntil(() => one.states.length === 2)
  await update('reserved = true', vehicles[0])
  await waitUntil(() => one.states.length === 3)
  await update("status = 'sold'", vehicles[0])
  await waitUntil(() => one.states.length === 4)
  expect(one.states.slice(1).map(({ price, reserved, status }) => [price, reserved, status])).toEqual([
    [19_990, false, 'in_stock'],
    [19_990, true, 'in_stock'],
    [19_990, true, 'sold'],
  ])
  expect(queryCount).toBe(3)
  expect(other.states).toHaveLength(1)
})

test('[VDP-16] nothing is queried while nothing changes, nor for the stock of dealers without watchers', async () => {
  const page = open(vehicles)
  await waitUntil(() => page.states.length === 5)
  const foreign = await addTenant(database.pool)
  queryCount = 0
  await addStock(foreign, 3)
  await sleep(200)
  expect(queryCount).toBe(0)
  page.leave()
  await update('price_cents = 1', vehicles[0])
  await sleep(200)
  expect(queryCount).toBe(0)
  expect(page.states).toHaveLength(5)
})

test('[VDP-16] [TEN-01] the vehicle of another dealer is never sent', async () => {
  const foreign = await addTenant(database.pool)
  const page = open([vehicles[0] ?? ''], foreign)
  const own = open([vehicles[0] ?? ''])
  await waitUntil(() => own.states.length === 1)
  await update('price_cents = 1999000', vehicles[0])
  await waitUntil(() => own.states.length === 2)
  expect(page.states).toEqual([])
})

test('[VDP-16] a hidden vehicle, and a deleted one, is gone', async () => {
  const [hidden, deleted] = [open([vehicles[0] ?? '']), open([vehicles[1] ?? ''])]
  await waitUntil(() => hidden.states.length + deleted.states.length === 2)
  await update('hidden = true', vehicles[0])
  await database.pool.query('DELETE FROM vehicles WHERE id = $1', [vehicles[1]])
  await waitUntil(
    () => hidden.states.at(-1)?.status === 'unavailable' && deleted.states.at(-1)?.status === 'unavailable',
  )
})

test('[VDP-16] a change committed by a long transaction after a quick one is sent, too', async () => {
  const page = open([vehicles[0] ?? '', vehicles[1] ?? ''])
  await waitUntil(() => page.states.length === 2)
  const slow = await database.pool.connect()
  await slow.query('BEGIN')
  await slow.query('UPDATE vehicles SET price_cents = 1111100 WHERE id = $1', [vehicles[0]])
  await update('price_cents = 2222200', vehicles[1])
  await waitUntil(() => page.states.length === 3)
  await slow.query('COMMIT')
  slow.release()
  await waitUntil(() => page.states.length === 4)
  expect(page.states.at(-1)).toMatchObject({ id: vehicles[0], price: 11_111 })
})

test('[VDP-16] a change missed while the listener was disconnected is sent once it reconnects', async () => {
  const page = open([vehicles[0] ?? ''])
  await waitUntil(() => page.states.length === 1)
  await listener.close()
  await update('price_cents = 1234500', vehicles[0])
  await sleep(100)
  expect(page.states).toHaveLength(1)
  hub.onChange({ kind: 'reconnected' })
  await waitUntil(() => page.states.length === 2)
  expect(page.states.at(-1)?.price).toBe(12_345)
})

test('[VDP-16] [TEN-01] an archived dealer’s connections are ended, another’s stay', async () => {
  const other = await addTenant(database.pool)
  const [theirs, own] = [open(await addStock(other, 1), other), open([vehicles[0] ?? ''])]
  await waitUntil(() => theirs.states.length === 1 && own.states.length === 1)
  await database.pool.query("UPDATE tenants SET status = 'archived' WHERE id = $1", [tenantId])
  await waitUntil(() => own.hasEnded())
  expect(theirs.hasEnded()).toBe(false)
})

test('[VDP-16] a query that fails once is retried', async () => {
  const query = pool.query
  pool.query = (() => Promise.reject(new Error('away'))) as typeof pool.query
  const page = open([vehicles[0] ?? ''])
  await sleep(100)
  pool.query = query
  await waitUntil(() => page.states.length === 1)
})
