import { createHmac, randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, dealerRow, importCsv, listVehicles, toCsv } from '@/scripts/testing/stock'
import type { EmailSender, EmailMessage } from '@/src/integrations/email/port'
import { PermanentSendError } from '@/src/integrations/permanent-send-error'
import { drain } from '@/scripts/testing/drain'
import { createDeliveryQueue } from './due-deliveries'
import { routeLeads } from './route-leads'

let database: TestDatabase
let tenant: string
let webhookServer: http.Server
const calls: { headers: http.IncomingHttpHeaders; body: string }[] = []
let answer = 200

beforeAll(async () => {
  database = await createTestDatabase()
  webhookServer = http.createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += String(piece)))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => webhookServer.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  webhookServer.close()
  await database.drop()
})
beforeEach(async () => {
  calls.length = 0
  answer = 200
  await database.pool.query('DELETE FROM leads')
  await database.pool.query('DELETE FROM lead_routes')
  tenant = await addTenant(database.pool)
})

const start = new Date('2026-06-01T02:00:00Z')
const secondsLater = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)
const webhookUrl = (): string => `http://127.0.0.1:${String((webhookServer.address() as AddressInfo).port)}/leads`

const addLead = async (more: Record<string, unknown> = {}): Promise<string> => {
  const id = randomUUID()
  const row = { category: 'Service', name: 'Sam', email: 'sam@example.com', form_completed: true, ...more }
  const names = Object.keys(row)
  await database.pool.query(
    `INSERT INTO leads (id, tenant_id, key, created_at, ${names.join(', ')})
     VALUES ($1::uuid, $2, $1::text, $3, ${names.map((_, index) => `$${String(index + 4)}`).join(', ')})`,
    [id, tenant, start, ...Object.values(row)],
  )
  return id
}
const addRule = async (texts: Record<string, string[]>, more: { url?: string; secret?: string; to?: string } = {}) => {
  const id = randomUUID()
  await database.pool.query(
    'INSERT INTO lead_routes (id, tenant_id, name, webhook_url, webhook_secret, to_location_id) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, tenant, 'rule', more.url ?? null, more.secret ?? null, more.to ?? null],
  )
  for (const [path, all] of Object.entries(texts))
    for (const [index, text] of all.entries())
      await database.pool.query(
        'INSERT INTO lead_routes_texts ("order", parent_id, path, text) VALUES ($1, $2, $3, $4)',
        [index, id, path, text],
      )
}

/** A fake mail server that can be unavailable or refuse mails. */
const mailServer = () => {
  const sent: EmailMessage[] = []
  const server = { sent, state: 'well' as 'well' | 'away' | 'refusing', sender: {} as EmailSender }
  server.sender = {
    send: async (mail) => {
      if (server.state === 'away') throw new Error('connect ECONNREFUSED')
      if (server.state === 'refusing') throw new PermanentSendError('550 no such user')
      sent.push(mail)
    },
    close: async () => undefined,
  }
  return server
}
const webhookAccess = {
  guard: { allows: (ip: string) => ip === '127.0.0.1', resolve: () => Promise.reject(new Error('no names')) },
  plain: true,
}
const deliver = (email: EmailSender, now: Date, maxConcurrent = 2) =>
  drain(createDeliveryQueue(database.pool, { email, platform: 'https://forecourt.example', webhookAccess }), {
    maxConcurrent,
    clock: () => now,
  })
const deliveries = async (lead: string) =>
  (
    await database.pool.query<Record<string, unknown>>(
      'SELECT id, channel::text, target, state::text, tries::int, problem FROM lead_deliveries WHERE lead_id = $1 ORDER BY channel, target',
      [lead],
    )
  ).rows

test('[LEAD-08] delivers a lead by its rule to people, a CRM and a webhook, each once, signed', async () => {
  await addRule(
    { categories: ['service'], emails: ['Service@edge.example'], adf_emails: ['crm@edge.example'] },
    { url: webhookUrl(), secret: 's3cret' },
  )
  const lead = await addLead({ message: 'Brakes squeal', phone: '0491 570 156' })
  expect(await routeLeads(database.pool, start)).toBe(1)
  expect(await routeLeads(database.pool, start)).toBe(0)
  const server = mailServer()
  expect(await deliver(server.sender, start)).toBe(3)
  const rows = await deliveries(lead)
  expect(rows.map(({ channel, state }) => [channel, state])).toEqual([
    ['adf', 'delivered'],
    ['email', 'delivered'],
    ['webhook', 'delivered'],
  ])
  const mail = server.sent.find(({ to }) => to === 'service@edge.example')
  expect(mail).toMatchObject({ id: rows[1]?.['id'], replyTo: 'sam@example.com', tenant })
  expect(mail?.text).toContain('Brakes squeal')
  expect(mail?.text).toContain(`https://forecourt.example/admin/collections/leads/${lead}`)
  expect(server.sent.find(({ to }) => to === 'crm@edge.example')?.text).toContain('<adf>')
  const [phoneCall] = calls
  const {
    'x-forecourt-id': id,
    'x-forecourt-time': time,
    'x-forecourt-signature': signature,
  } = phoneCall?.headers ?? {}
  expect(id).toBe(rows[2]?.['id'])
  expect(signature).toBe(
    createHmac('sha256', 's3cret')
      .update(`${String(time)}.${phoneCall?.body ?? ''}`)
      .digest('hex'),
  )
  expect(JSON.parse(phoneCall?.body ?? '')).toMatchObject({ id, lead_id: lead, message: 'Brakes squeal' })
})

test('[LEAD-09] a webhook has the shopper’s browser and the dealership that holds the vehicle', async () => {
  await addRule({ categories: ['service'] }, { url: webhookUrl() })
  const client = await database.pool.connect()
  await importCsv(client, tenant, toCsv([dealerRow('A1')])).finally(() => client.release())
  await database.pool.query("UPDATE vehicles SET dealership_id = '793' WHERE tenant_id = $1", [tenant])
  const [vehicle] = await listVehicles(database.pool, tenant)
  await addLead({ car_id: vehicle?.id, user_agent: 'Firefox 150', dealership_id: '12' })
  await routeLeads(database.pool, start)
  expect(await deliver(mailServer().sender, start)).toBe(1)
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    user_agent: 'Firefox 150',
    car_dealership_id: '793',
    dealer: { dealership_id: '12' },
  })
})

test('[LEAD-08] without a rule uses the dealer’s own address; without one sends nothing, like for a view of a number', async () => {
  const undeliveredLead = await addLead()
  await routeLeads(database.pool, start)
  expect(await deliveries(undeliveredLead)).toEqual([])
  await database.pool.query("INSERT INTO site_settings (id, tenant_id, email) VALUES ($1, $2, 'hello@edge.example')", [
    randomUUID(),
    tenant,
  ])
  const emailedLead = await addLead()
  const phoneCall = await addLead({ category: 'Phone Call' })
  await routeLeads(database.pool, start)
  expect(await deliveries(emailedLead)).toMatchObject([{ channel: 'email', target: 'hello@edge.example' }])
  expect(await deliveries(phoneCall)).toEqual([])
})

test('[LEAD-08] [LEAD-03] delivers a form of several steps when it is complete, or half an hour after its start', async () => {
  await addRule({ emails: ['a@edge.example'] })
  const [completeLead, unfinishedLead] = [
    await addLead({ lead_status: 'Started', form_completed: false }),
    await addLead({ lead_status: 'Started', form_completed: false }),
  ]
  expect(await routeLeads(database.pool, secondsLater(60))).toBe(0)
  await database.pool.query("UPDATE leads SET lead_status = 'Complete', form_completed = true WHERE id = $1", [
    completeLead,
  ])
  expect(await routeLeads(database.pool, secondsLater(60))).toBe(1)
  expect(await routeLeads(database.pool, secondsLater(29 * 60))).toBe(0)
  expect(await routeLeads(database.pool, secondsLater(30 * 60))).toBe(1)
  const server = mailServer()
  await deliver(server.sender, secondsLater(31 * 60))
  expect(server.sent.map(({ text }) => text.includes('Incomplete: ')).toSorted()).toEqual([false, true])
  // The form is completed after all, which is a new delivery.
  const [first] = await deliveries(unfinishedLead)
  await database.pool.query('UPDATE leads SET form_completed = true WHERE id = $1', [unfinishedLead])
  expect(await routeLeads(database.pool, secondsLater(40 * 60))).toBe(1)
  await deliver(server.sender, secondsLater(41 * 60))
  const [second, ...others] = await deliveries(unfinishedLead)
  expect(others).toEqual([])
  expect(second?.['state']).toBe('delivered')
  expect(second?.['id']).not.toBe(first?.['id'])
  expect(server.sent).toHaveLength(3)
})

test('[LEAD-08] a rule moves its leads to a location of the same dealer', async () => {
  const locationId = randomUUID()
  await database.pool.query(
    `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode)
     VALUES ($1, $2, 'Glenelg', 'glenelg', 'Australia/Adelaide', '1 Bay Rd', 'Glenelg', 'SA', '5045')`,
    [locationId, tenant],
  )
  await addRule({ emails: ['a@edge.example'] }, { to: locationId })
  const lead = await addLead()
  await routeLeads(database.pool, start)
  const { rows } = await database.pool.query('SELECT location_id FROM leads WHERE id = $1', [lead])
  expect(rows).toEqual([{ location_id: locationId }])
  const server = mailServer()
  await deliver(server.sender, start)
  expect(server.sent[0]?.text).toContain('Location: Glenelg')
  expect(server.sent[0]?.text).toContain('1/6/2026, 11:30 am')
})

describe('faults', () => {
  test('[LEAD-08] after an hour without a mail server, delivers everything once within half an hour', async () => {
    await addRule({ emails: ['a@edge.example'] })
    const leads = await Promise.all(Array.from({ length: 20 }, () => addLead()))
    await routeLeads(database.pool, start)
    const server = mailServer()
    server.state = 'away'
    for (let second = 0; second < 3600; second += 20) await deliver(server.sender, secondsLater(second))
    expect(server.sent).toEqual([])
    const [waiting] = await deliveries(leads[0] ?? '')
    expect(waiting).toMatchObject({ state: 'waiting', problem: 'connect ECONNREFUSED' })
    server.state = 'well'
    for (let second = 3600; second <= 5400; second += 60) await deliver(server.sender, secondsLater(second))
    expect(server.sent).toHaveLength(20)
    expect(new Set(server.sent.map(({ id }) => id)).size).toBe(20)
  })

  test('[LEAD-08] after a worker was killed between sending and settling, sends again with the same id', async () => {
    await addRule({ emails: ['a@edge.example'] })
    await addLead()
    await routeLeads(database.pool, start)
    const server = mailServer()
    const source = createDeliveryQueue(database.pool, { email: server.sender, platform: 'https://x.example' })
    const row = await source.claim(start)
    if (row) await source.perform(row, start)
    // No other worker takes it during the lease.
    expect(await deliver(server.sender, secondsLater(60))).toBe(0)
    expect(await deliver(server.sender, secondsLater(121))).toBe(1)
    expect(server.sent.map(({ id }) => id)).toEqual([row?.id, row?.id])
    // The dead worker's settling comes too late to change anything.
    if (row) await source.settle(row, { kind: 'failed', problem: 'late', isPermanent: true }, secondsLater(130))
    const { rows } = await database.pool.query('SELECT state::text, tries::int FROM lead_deliveries')
    expect(rows).toEqual([{ state: 'delivered', tries: 2 }])
  })

  test('[LEAD-08] two workers and two routers handle each lead once', async () => {
    await addRule({ emails: ['a@edge.example'] })
    for (let index = 0; index < 120; index += 1) await addLead()
    const routed = await Promise.all([1, 2, 3].map(() => routeLeads(database.pool, start)))
    expect(routed.reduce((sum, one) => sum + one, 0)).toBe(120)
    const server = mailServer()
    await Promise.all([deliver(server.sender, start, 3), deliver(server.sender, start, 3)])
    expect(server.sent).toHaveLength(120)
    expect(new Set(server.sent.map(({ id }) => id)).size).toBe(120)
  })

  test('[LEAD-08] waits for Postgres between sending and settling, and sends nothing twice', async () => {
    await addRule({ emails: ['a@edge.example'] })
    const lead = await addLead()
    await routeLeads(database.pool, start)
    const server = mailServer()
    const source = createDeliveryQueue(database.pool, { email: server.sender, platform: 'https://x.example' })
    let failuresLeft = 2
    const flaky: typeof source = {
      ...source,
      settle: async (...args) => {
        if (failuresLeft-- > 0) throw new Error('terminating connection due to administrator command')
        await source.settle(...args)
      },
    }
    await drain(flaky, { maxConcurrent: 1, clock: () => start })
    expect(await deliveries(lead)).toMatchObject([{ state: 'delivered', tries: 1 }])
    expect(server.sent).toHaveLength(1)
  })

  test('[LEAD-08] a permanent refusal fails at once with its reason; other failures after a day of retries', async () => {
    await addRule({ emails: ['a@edge.example'] }, { url: webhookUrl() })
    const lead = await addLead()
    await routeLeads(database.pool, start)
    const server = mailServer()
    server.state = 'refusing'
    answer = 500
    for (let hour = 0; hour < 30; hour += 0.25) await deliver(server.sender, secondsLater(hour * 3600))
    expect(await deliveries(lead)).toMatchObject([
      { channel: 'email', state: 'failed', tries: 1, problem: '550 no such user' },
      { channel: 'webhook', state: 'failed', problem: 'The webhook answered 500.' },
    ])
    expect(new Set(calls.map(({ headers }) => headers['x-forecourt-id'])).size).toBe(1)
  })

  test('[LEAD-08] never calls a webhook in a private network or without https', async () => {
    await addRule({}, { url: `http://127.0.0.1:1/x` })
    await addRule({}, { url: `https://127.0.0.1:${String((webhookServer.address() as AddressInfo).port)}/x` })
    const server = mailServer()
    const defaultSenders = { email: server.sender, platform: 'https://x.example' }
    const lead = await addLead()
    await routeLeads(database.pool, start)
    await drain(createDeliveryQueue(database.pool, defaultSenders), { maxConcurrent: 1, clock: () => start })
    const [row] = await deliveries(lead)
    expect(String(row?.['problem'])).toMatch(/https|private network/)
    expect(calls).toEqual([])
  })
})
