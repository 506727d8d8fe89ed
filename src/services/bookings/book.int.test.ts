import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles } from '@/scripts/testing/stock'
import { inTransaction } from '@/src/platform/postgres/connections'
import { insertLead, type LeadRow } from '@/src/services/leads/write-lead'
import { bookTime, listBookedBetween, type NewBooking } from './book'
import { cancelBookingByToken, findBooking, moveBooking } from './booking-link'

let database: TestDatabase
let tenant: string
let location: string
let vehicles: readonly string[]
const nineAm = Date.UTC(2026, 10, 24, 23)
const HALF_HOUR_MS = 30 * 60_000

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  tenant = await addTenant(database.pool)
  location = randomUUID()
  await database.pool.query(
    `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode)
     VALUES ($1, $2, 'Yard', 'yard', 'Australia/Brisbane', '1 X St', 'Brisbane', 'QLD', '4000')`,
    [location, tenant],
  )
  const client = await database.pool.connect()
  await importCsv(client, tenant, toCsv([1, 2].map((n) => dealerRow(`S${n}`))))
  client.release()
  vehicles = (await listVehicles(database.pool, tenant)).map(({ id }) => id)
})

const lead = (key: string): LeadRow => ({
  category: 'Test Drive',
  lead_status: 'Complete',
  form_completed: true,
  opt_in: false,
  key,
  details: [],
})

/** Stores a lead with its booking like a form; stores neither if the time is taken. */
const book = (more: Partial<NewBooking> = {}): Promise<string | null> =>
  inTransaction(database.pool, async (db) => {
    const id = (await insertLead(db, tenant, lead(randomUUID()))) ?? ''
    const token = await bookTime(db, {
      tenant,
      kind: 'test-drive',
      location,
      at: nineAm,
      minutes: 30,
      bays: 1,
      localTime: '2026-11-25 09:00',
      lead: id,
      ...more,
    })
    if (token === null) throw new Error('taken')
    return token
  }).catch((error: unknown) => {
    if (error instanceof Error && error.message === 'taken') return null
    throw error
  })

const count = async (table: 'appointments' | 'leads'): Promise<number> =>
  Number(
    (await database.pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${table} WHERE tenant_id = $1`, [tenant]))
      .rows[0]?.n,
  )

test('[LEAD-02] of fifty concurrent requests for one time one is booked, and nothing of the others is stored', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => book()))
  expect(answers.filter((token) => token !== null)).toHaveLength(1)
  expect([await count('appointments'), await count('leads')]).toEqual([1, 1])
})

test('[LEAD-02] books as many as there are bays, and a vehicle only once', async () => {
  const [vehicle = ''] = vehicles
  const answers = await Promise.all(Array.from({ length: 8 }, () => book({ bays: 3 })))
  expect(answers.filter((token) => token !== null)).toHaveLength(3)
  const drives = await Promise.all(
    Array.from({ length: 6 }, () => book({ bays: 20, car: vehicle, kind: 'home-test-drive' })),
  )
  expect(drives.filter((token) => token !== null)).toHaveLength(1)
})

test('[LEAD-02] a longer booking occupies its bay and vehicle until it ends, whenever it begins', async () => {
  const [vehicle = '', other = ''] = vehicles
  expect(await book({ minutes: 60, car: vehicle })).not.toBeNull()
  expect(await book({ at: nineAm + HALF_HOUR_MS, car: other })).toBeNull()
  expect(await book({ at: nineAm + HALF_HOUR_MS, car: vehicle, bays: 2 })).toBeNull()
  expect(await book({ at: nineAm + HALF_HOUR_MS, car: other, bays: 2 })).not.toBeNull()
  expect(await book({ at: nineAm + 2 * HALF_HOUR_MS, car: vehicle })).not.toBeNull()
})

test('[LEAD-02] a cancelled time is free again; another kind has separate bays', async () => {
  await book()
  expect(await book({ kind: 'service' })).not.toBeNull()
  await database.pool.query("UPDATE appointments SET status = 'cancelled' WHERE tenant_id = $1", [tenant])
  expect(await book()).not.toBeNull()
})

test('[LEAD-02] lists conflicts by location and vehicle; a token shows its booking at its own dealer only', async () => {
  const [vehicle = '', other = ''] = vehicles
  const token = (await book({ car: vehicle })) ?? ''
  const query = { tenant, kind: 'test-drive', location } as const
  const listNear = (about: object) =>
    listBookedBetween(database.pool, { ...query, ...about }, nineAm - HALF_HOUR_MS, nineAm + HALF_HOUR_MS)
  expect(await listNear({ car: vehicle })).toEqual([{ from: nineAm, to: nineAm + HALF_HOUR_MS, sameVehicle: true }])
  expect(await listNear({ car: other })).toEqual([{ from: nineAm, to: nineAm + HALF_HOUR_MS, sameVehicle: false }])
  expect(await listNear({ kind: 'service' })).toEqual([])
  expect(await listBookedBetween(database.pool, query, nineAm + HALF_HOUR_MS, nineAm + 2 * HALF_HOUR_MS)).toEqual([])
  expect(await findBooking(database.pool, tenant, token)).toMatchObject({
    kind: 'test-drive',
    localTime: '2026-11-25 09:00',
  })
  expect(await findBooking(database.pool, await addTenant(database.pool), token)).toBeNull()
  expect(await findBooking(database.pool, tenant, "' OR 1=1")).toBeNull()
})

/** A week later: the bookings of the other tests have begun. */
const nextWeek = nineAm + 7 * 48 * HALF_HOUR_MS

const move = (token: string, at: number, owner = tenant) =>
  inTransaction(database.pool, (db) =>
    moveBooking(db, { tenant: owner, token, at, minutes: 30, bays: 1, localTime: '2026-11-25 10:00' }),
  )

test('[SHP-09] a booking is moved to a free time only, frees its old time, and may overlap itself', async () => {
  const [vehicle = '', other = ''] = vehicles
  const token = (await book({ at: nextWeek, car: vehicle })) ?? ''
  expect(await book({ at: nextWeek + 2 * HALF_HOUR_MS, car: other })).not.toBeNull()
  expect(await move(token, nextWeek + 2 * HALF_HOUR_MS)).toBe('taken')
  expect(await findBooking(database.pool, tenant, token)).toMatchObject({ localTime: '2026-11-25 09:00' })
  expect(await move(token, nextWeek + HALF_HOUR_MS / 2)).toBe('moved')
  expect(await move(token, nextWeek + HALF_HOUR_MS)).toBe('moved')
  expect(await findBooking(database.pool, tenant, token)).toMatchObject({ localTime: '2026-11-25 10:00' })
  expect(await book({ at: nextWeek, car: other })).not.toBeNull()
})

test('[SHP-09] of ten bookings moved to one time at once one gets it, and the others stay as they were', async () => {
  const tokens = []
  for (let n = 1; n <= 10; n += 1) tokens.push((await book({ at: nextWeek + n * 2 * HALF_HOUR_MS })) ?? '')
  const results = await Promise.all(tokens.map((token) => move(token, nextWeek)))
  expect(results.filter((result) => result === 'moved')).toHaveLength(1)
  expect(results.filter((result) => result === 'taken')).toHaveLength(9)
})

test('[SHP-09] a cancelled booking, one that has begun and another dealer’s can be neither moved nor cancelled', async () => {
  const token = (await book({ at: nextWeek })) ?? ''
  const stranger = await addTenant(database.pool)
  expect(await move(token, nextWeek + HALF_HOUR_MS, stranger)).toBe('closed')
  expect(await cancelBookingByToken(database.pool, stranger, token)).toBe(false)
  expect(await cancelBookingByToken(database.pool, tenant, token)).toBe(true)
  expect(await cancelBookingByToken(database.pool, tenant, token)).toBe(false)
  expect(await move(token, nextWeek + HALF_HOUR_MS)).toBe('closed')
  const started = (await book({ at: Date.now() - HALF_HOUR_MS / 2 })) ?? ''
  expect(await cancelBookingByToken(database.pool, tenant, started)).toBe(false)
  expect(await move(started, nextWeek + HALF_HOUR_MS)).toBe('closed')
})
