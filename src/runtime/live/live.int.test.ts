import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, csvOf, dealerRow, importCsv, standing } from '@/scripts/testing/stock'
import type { LiveState } from '@/src/domain/stock/live'
import { openListener, type Listening } from '../changes'
import { type LiveHub, openLive } from './hub'

let database: TestDatabase
/** The hub's own connections, whose statements are counted. */
let pool: pg.Pool
let asked = 0
let hub: LiveHub
let listener: Listening
let tenantId: string
let cars: readonly string[]

const stock = async (tenant: string, count: number): Promise<readonly string[]> => {
  const client = await database.pool.connect()
  try {
    await importCsv(client, tenant, csvOf(Array.from({ length: count }, (_, i) => dealerRow(`S${i}`))))
  } finally {
    client.release()
  }
  return (await standing(database.pool, tenant)).map(({ id }) => id)
}

const counted = (given: pg.Pool): pg.Pool => {
  const query = given.query.bind(given) as (...args: unknown[]) => unknown
  given.query = ((...args: unknown[]) => {
    asked += 1
    return query(...args)
  }) as typeof given.query
  return given
}

beforeAll(async () => {
  database = await testDatabase()
  pool = counted(new pg.Pool({ connectionString: database.url, max: 3 }))
  pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  tenantId = await addTenant(database.pool)
  cars = await stock(tenantId, 5)
  hub = openLive({ db: pool, log: () => undefined, gather: 20 })
  listener = await openListener({
    connectionString: database.url,
    onChange: (heard) => hub.hear(heard),
    log: () => undefined,
  })
  asked = 0
})
afterEach(async () => {
  hub.close()
  await listener.close()
})

type Page = { readonly told: LiveState[]; readonly ended: () => boolean; readonly leave: () => void }

const open = (ids: readonly string[], tenant = tenantId): Page => {
  const told: LiveState[] = []
  let over = false
  const leave = hub.watch(tenant, ids, { tell: (state) => told.push(state), end: () => (over = true) })
  return { told, ended: () => over, leave }
}
const until = async (so: () => boolean): Promise<void> => {
  for (let waited = 0; !so(); waited += 10) {
    if (waited > 5000) throw new Error('The condition was not met within five seconds.')
    await sleep(10)
  }
}
const update = (set: string, id: string | undefined) =>
  database.pool.query(`UPDATE vehicles SET ${set} WHERE id = $1`, [id])

test('[VDP-16] a page gets the state of its vehicle; the next page needs no query', async () => {
  const first = open([cars[0] ?? ''])
  await until(() => first.told.length === 1)
  expect(first.told[0]).toMatchObject({ id: cars[0], status: 'in_stock', reserved: false, price: 21_990 })
  const before = asked
  const second = open([cars[0] ?? ''])
  expect(second.told).toEqual(first.told)
  await sleep(100)
  expect(asked).toBe(before)
})

test('[VDP-16] each change of price, reservation and sale is sent once to the vehicle’s watchers, with one query', async () => {
  const [one, other] = [open([cars[0] ?? '']), open([cars[1] ?? ''])]
  await until(() => one.told.length === 1 && other.told.length === 1)
  asked = 0
  await update('price_cents = 1999000', cars[0])
  await until(() => one.told.length === 2)
  await update('reserved = true', cars[0])
  await until(() => one.told.length === 3)
  await update("status = 'sold'", cars[0])
  await until(() => one.told.length === 4)
  expect(one.told.slice(1).map(({ price, reserved, status }) => [price, reserved, status])).toEqual([
    [19_990, false, 'in_stock'],
    [19_990, true, 'in_stock'],
    [19_990, true, 'sold'],
  ])
  expect(asked).toBe(3)
  expect(other.told).toHaveLength(1)
})

test('[VDP-16] nothing is queried while nothing changes, nor for the stock of dealers without watchers', async () => {
  const page = open(cars)
  await until(() => page.told.length === 5)
  const foreign = await addTenant(database.pool)
  asked = 0
  await stock(foreign, 3)
  await sleep(200)
  expect(asked).toBe(0)
  page.leave()
  await update('price_cents = 1', cars[0])
  await sleep(200)
  expect(asked).toBe(0)
  expect(page.told).toHaveLength(5)
})

test('[VDP-16] [TEN-01] the vehicle of another dealer is never sent', async () => {
  const foreign = await addTenant(database.pool)
  const page = open([cars[0] ?? ''], foreign)
  const own = open([cars[0] ?? ''])
  await until(() => own.told.length === 1)
  await update('price_cents = 1999000', cars[0])
  await until(() => own.told.length === 2)
  expect(page.told).toEqual([])
})

test('[VDP-16] a hidden vehicle, and a deleted one, is gone', async () => {
  const [hidden, deleted] = [open([cars[0] ?? '']), open([cars[1] ?? ''])]
  await until(() => hidden.told.length + deleted.told.length === 2)
  await update('hidden = true', cars[0])
  await database.pool.query('DELETE FROM vehicles WHERE id = $1', [cars[1]])
  await until(() => hidden.told.at(-1)?.status === 'gone' && deleted.told.at(-1)?.status === 'gone')
})

test('[VDP-16] a change committed by a long transaction after a quick one is sent, too', async () => {
  const page = open([cars[0] ?? '', cars[1] ?? ''])
  await until(() => page.told.length === 2)
  const slow = await database.pool.connect()
  await slow.query('BEGIN')
  await slow.query('UPDATE vehicles SET price_cents = 1111100 WHERE id = $1', [cars[0]])
  await update('price_cents = 2222200', cars[1])
  await until(() => page.told.length === 3)
  await slow.query('COMMIT')
  slow.release()
  await until(() => page.told.length === 4)
  expect(page.told.at(-1)).toMatchObject({ id: cars[0], price: 11_111 })
})

test('[VDP-16] a change missed while the listener was disconnected is sent once it reconnects', async () => {
  const page = open([cars[0] ?? ''])
  await until(() => page.told.length === 1)
  await listener.close()
  await update('price_cents = 1234500', cars[0])
  await sleep(100)
  expect(page.told).toHaveLength(1)
  hub.hear({ kind: 'reconnected' })
  await until(() => page.told.length === 2)
  expect(page.told.at(-1)?.price).toBe(12_345)
})

test('[VDP-16] [TEN-01] an archived dealer’s connections are ended, another’s stay', async () => {
  const other = await addTenant(database.pool)
  const [theirs, ours] = [open(await stock(other, 1), other), open([cars[0] ?? ''])]
  await until(() => theirs.told.length === 1 && ours.told.length === 1)
  await database.pool.query("UPDATE tenants SET status = 'archived' WHERE id = $1", [tenantId])
  await until(() => ours.ended())
  expect(theirs.ended()).toBe(false)
})

test('[VDP-16] a query that fails once is retried', async () => {
  const query = pool.query
  pool.query = (() => Promise.reject(new Error('away'))) as typeof pool.query
  const page = open([cars[0] ?? ''])
  await sleep(100)
  pool.query = query
  await until(() => page.told.length === 1)
})
