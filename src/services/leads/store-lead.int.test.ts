import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { resolveSwitches } from '@/src/domain/switches'
import type { Site } from '@/src/domain/tenancy/site'
import { storeLead, type LeadToStore } from './store-lead'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const createSite = async (receipt: boolean): Promise<Site> =>
  ({
    id: await addTenant(database.pool),
    name: 'Dealer',
    url: 'https://dealer.example',
    switches: resolveSwitches({}, { leads: { receipt } }),
  }) as unknown as Site

const lead = (key: string, more: Partial<LeadToStore['row']> = {}): LeadToStore => ({
  row: {
    category: 'Sales',
    lead_status: 'Complete',
    form_completed: true,
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Buy cheap pills',
    opt_in: false,
    key,
    details: [],
    ...more,
  },
  values: {},
  requestedBooking: null,
})

const listMails = async ({ id }: Site) =>
  (
    await database.pool.query<{ recipient: string; text: string }>(
      'SELECT recipient, text FROM messages WHERE tenant_id = $1',
      [id],
    )
  ).rows

test('[LEAD-08] a complete lead with an email address has one receipt, without anything typed into the form', async () => {
  const site = await createSite(true)
  await storeLead(database.pool, site, lead('a'))
  await storeLead(database.pool, site, lead('a'))
  const { email: _, ...rowWithoutEmail } = lead('b').row
  await storeLead(database.pool, site, { ...lead('b'), row: rowWithoutEmail })
  await storeLead(database.pool, site, lead('c', { form_completed: false, lead_status: 'Started' }))
  const mails = await listMails(site)
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
  expect(mails[0]?.text).toMatch(/Your reference: [0-9A-F]{4}-[0-9A-F]{4}/)
  expect(mails[0]?.text).not.toContain('pills')
})

test('[LEAD-08] [SEC-01] an address gets ten receipts of a dealer in a day, and every lead is stored', async () => {
  const site = await createSite(true)
  for (let sent = 1; sent <= 12; sent += 1) await storeLead(database.pool, site, lead(`many ${sent}`))
  await storeLead(database.pool, site, lead('another', { email: 'bea@example.com' }))
  const mails = await listMails(site)
  expect(mails.filter(({ recipient }) => recipient === 'ada@example.com')).toHaveLength(10)
  expect(mails.filter(({ recipient }) => recipient === 'bea@example.com')).toHaveLength(1)
  const { rows } = await database.pool.query('SELECT 1 FROM leads WHERE tenant_id = $1', [site.id])
  expect(rows).toHaveLength(13)
})

test('[LEAD-08] [TEN-03] a dealer can turn receipts off', async () => {
  const site = await createSite(false)
  await storeLead(database.pool, site, lead('a'))
  expect(await listMails(site)).toEqual([])
})
