import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { inTransaction } from '@/src/platform/postgres/connections'
import { spendChallenge } from './spend-challenge'
import { updateStartedLead, insertLead, isLeadStarted, type LeadRow, findLeadByKey } from './write-lead'

let database: TestDatabase
let tenant: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  tenant = await addTenant(database.pool)
})

const lead = (more: Partial<LeadRow> = {}): LeadRow => ({
  category: 'Parts',
  lead_status: 'Complete',
  form_completed: true,
  name: 'Ada Lovelace',
  opt_in: false,
  key: 'k1',
  details: [
    { name: 'make', value: 'Toyota' },
    { name: 'year', value: '2019' },
  ],
  ...more,
})
const startedLead = (more: Partial<LeadRow> = {}) =>
  lead({ lead_status: 'Started', form_completed: false, details: [], ...more })
const insert = (row: LeadRow) => inTransaction(database.pool, (db) => insertLead(db, tenant, row))
const continueWith = (id: string, row: LeadRow, of = tenant) =>
  inTransaction(database.pool, (db) => updateStartedLead(db, of, id, row))
const listStored = async () =>
  (
    await database.pool.query<Record<string, unknown>>(
      `SELECT l.id, l.lead_status, l.form_completed, l.name, l.stage::text,
         (SELECT json_agg(json_build_array(d.name, d.value) ORDER BY d._order) FROM leads_details d WHERE d._parent_id = l.id) AS details
       FROM leads l WHERE l.tenant_id = $1 ORDER BY l.id`,
      [tenant],
    )
  ).rows

test('[LEAD-08] twenty concurrent inserts with one key are one lead, with its answers in order', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => insert(lead())))
  const [id, ...others] = ids.filter((one) => one !== null)
  expect(others).toEqual([])
  expect(await listStored()).toMatchObject([
    {
      id,
      form_completed: true,
      stage: 'new',
      details: [
        ['make', 'Toyota'],
        ['year', '2019'],
      ],
    },
  ])
  expect(await findLeadByKey(database.pool, tenant, 'k1')).toEqual({ id, booking: null })
  expect(await findLeadByKey(database.pool, await addTenant(database.pool), 'k1')).toBeNull()
})

test('[LEAD-03] a lead is continued step by step, and never changed once it is complete', async () => {
  const id = (await insert(startedLead())) ?? ''
  expect(await continueWith(id, startedLead({ details: [{ name: 'make', value: 'Kia' }] }))).toBe(true)
  expect(await listStored()).toMatchObject([
    { lead_status: 'Started', form_completed: false, details: [['make', 'Kia']] },
  ])
  const answers = await Promise.all([1, 2, 3].map((n) => continueWith(id, lead({ key: 'done', name: `Sender ${n}` }))))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await isLeadStarted(database.pool, tenant, id)).toBe(false)
  const [complete] = await listStored()
  expect(complete).toMatchObject({
    id,
    lead_status: 'Complete',
    form_completed: true,
    details: [
      ['make', 'Toyota'],
      ['year', '2019'],
    ],
  })
  expect(await continueWith(id, startedLead({ name: 'Mallory' }))).toBe(false)
  expect((await listStored())[0]?.['name']).toBe(complete?.['name'])
})

test('[LEAD-03] does not continue a lead of another dealer or one that does not exist', async () => {
  const id = (await insert(startedLead())) ?? ''
  const other = await addTenant(database.pool)
  expect([await isLeadStarted(database.pool, tenant, id), await isLeadStarted(database.pool, other, id)]).toEqual([
    true,
    false,
  ])
  expect(await continueWith(id, lead(), other)).toBe(false)
  expect(await continueWith(randomUUID(), lead())).toBe(false)
  expect(await listStored()).toMatchObject([{ form_completed: false, name: 'Ada Lovelace' }])
})

test('[LEAD-10] a solution is valid once, also concurrently; a form that is not stored leaves it valid', async () => {
  const singleUseKey = randomUUID()
  const spend = () => inTransaction(database.pool, (db) => spendChallenge(db, singleUseKey))
  const failing = inTransaction(database.pool, async (db) => {
    await spendChallenge(db, singleUseKey)
    throw new Error('The form could not be stored.')
  })
  await expect(failing).rejects.toThrow('could not be stored')
  const answers = await Promise.all(Array.from({ length: 10 }, spend))
  expect(answers.filter(Boolean)).toHaveLength(1)
  await database.pool.query("UPDATE spent_challenges SET spent_at = now() - interval '3 hours' WHERE challenge = $1", [
    singleUseKey,
  ])
  await inTransaction(database.pool, (db) => spendChallenge(db, randomUUID()))
  const { rowCount } = await database.pool.query('SELECT 1 FROM spent_challenges WHERE challenge = $1', [singleUseKey])
  expect(rowCount).toBe(0)
})

test('[LEAD-09] a lead stores the panel’s page it was sent from, of its own dealer only', async () => {
  const page = async (of: string, slug: string): Promise<string> => {
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO pages (id, tenant_id, title, slug, _status) VALUES (gen_random_uuid(), $1, $2, $2, 'published') RETURNING id`,
      [of, slug],
    )
    return rows[0]?.id ?? ''
  }
  const about = await page(tenant, 'about-us')
  await page(await addTenant(database.pool), 'theirs')
  const pageOf = async (id: string | null) => {
    const { rows } = await database.pool.query<{ page_id: string | null }>('SELECT page_id FROM leads WHERE id = $1', [
      id,
    ])
    return rows[0]?.page_id
  }
  expect(await pageOf(await insert(lead({ key: 'a', url: 'https://cars.example/about-us?utm_source=x' })))).toBe(about)
  expect(await pageOf(await insert(lead({ key: 'b', url: '/about-us/' })))).toBe(about)
  for (const url of ['https://cars.example/theirs', 'https://cars.example/', '/contact', 'https://[', undefined])
    expect(await pageOf(await insert(lead({ key: String(url), ...(url && { url }) }))), url).toBeNull()
  const id = await insert(startedLead({ key: 'c' }))
  expect(await continueWith(id ?? '', lead({ key: 'c', url: 'https://cars.example/about-us' }))).toBe(true)
  expect(await pageOf(id)).toBe(about)
})
