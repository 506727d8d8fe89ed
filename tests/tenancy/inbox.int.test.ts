import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { createWorld, type World } from './world'

let world: World
let leadId: string

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const lead = await world.payload.create({
    collection: 'leads',
    data: {
      tenant: world.a,
      key: `k${String(Math.random())}`,
      category: 'Sales',
      name: '=cmd|calc',
      phone: '0491 570 156',
      email: 'Sam@Example.com',
      message: 'Zoë, "still there"?',
      stage: 'new',
      form_completed: true,
    },
    overrideAccess: true,
  })
  leadId = lead.id
})

const tokenOf = (role: 'lead-handler' | 'viewer' | 'tenant-admin' | 'editor') => world.staff[role].token
const patchLead = (token: string, body: unknown) => world.rest('PATCH', `/leads/${leadId}`, token, body)
const readLead = () => world.payload.findByID({ collection: 'leads', id: leadId, depth: 0, overrideAccess: true })
const colleagueId = () => world.staff['lead-handler'].id

test('[ADM-04] a lead is stored with its person, identified by the phone number in E.164', async () => {
  expect((await readLead()).person).toBe('+61491570156')
})

describe('handling', () => {
  test('[ADM-04] a lead handler moves and assigns leads and adds notes; the server sets author and time', async () => {
    const change = {
      stage: 'contacted',
      assigned_to: colleagueId(),
      notes: [{ text: 'Rang', by: 'mallory', at: '2020-01-01T00:00:00.000Z' }],
      first_response_at: '2020-01-01T00:00:00.000Z',
    }
    expect((await patchLead(tokenOf('lead-handler'), change)).status).toBe(200)
    const after = await readLead()
    expect(after).toMatchObject({ stage: 'contacted', assigned_to: colleagueId() })
    expect(after.notes?.[0]?.by).toContain('lead-handler')
    expect(Date.now() - Date.parse(after.notes?.[0]?.at ?? '')).toBeLessThan(60_000)
    const answeredAt = after.first_response_at ?? ''
    expect(Date.now() - Date.parse(answeredAt)).toBeLessThan(60_000)
    // The first answer keeps its time, and a note keeps its author.
    const resend = { stage: 'new', notes: [{ ...after.notes?.[0], by: 'x' }, { text: 'Came by' }] }
    expect((await patchLead(tokenOf('tenant-admin'), resend)).status).toBe(200)
    const last = await readLead()
    expect(last.first_response_at).toBe(answeredAt)
    expect(last.notes?.map(({ by }) => by)).toEqual([after.notes?.[0]?.by, expect.stringContaining('tenant-admin')])
  })

  test('[ADM-04] [ADM-01] a lead can be assigned only to staff who answer leads at its dealer', async () => {
    const stranger = await world.payload.create({
      collection: 'users',
      data: {
        email: `s${String(Math.random())}@b.example`,
        password: 'a password of some length',
        tenants: [{ tenant: world.b, role: 'tenant-admin' }],
      },
    })
    for (const assigned_to of [stranger.id, world.staff.editor.id])
      expect((await patchLead(tokenOf('tenant-admin'), { assigned_to })).status).toBe(400)
    expect((await readLead()).assigned_to ?? null).toBeNull()
  })

  test('[ADM-04] the shopper’s own text cannot be changed, and a viewer cannot change anything', async () => {
    await patchLead(tokenOf('tenant-admin'), { name: 'Other', message: 'Other', person: 'x', stage: 'won' })
    expect(await readLead()).toMatchObject({
      name: '=cmd|calc',
      message: 'Zoë, "still there"?',
      person: '+61491570156',
      stage: 'won',
    })
    expect((await patchLead(tokenOf('viewer'), { stage: 'lost' })).status).toBe(403)
    expect((await readLead()).stage).toBe('won')
  })

  test('[ADM-04] the colleague whom a lead is assigned to gets one email; who takes it gets none', async () => {
    const listMails = async () => {
      const { rows } = await getPool(world.payload).query<{ recipient: string; text: string }>(
        "SELECT recipient, text FROM messages WHERE tenant_id = $1 AND subject LIKE 'A lead for you: %' ORDER BY created_at",
        [world.a],
      )
      return rows
    }
    const before = (await listMails()).length
    expect((await patchLead(tokenOf('lead-handler'), { assigned_to: colleagueId() })).status).toBe(200)
    expect(await listMails()).toHaveLength(before)
    expect((await patchLead(tokenOf('tenant-admin'), { assigned_to: null })).status).toBe(200)
    expect((await patchLead(tokenOf('tenant-admin'), { assigned_to: colleagueId() })).status).toBe(200)
    expect((await patchLead(tokenOf('tenant-admin'), { assigned_to: colleagueId(), stage: 'won' })).status).toBe(200)
    const mails = await listMails()
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)).toMatchObject({ text: expect.stringContaining(`/leads/${leadId}`) })
  })

  test('[ADM-04] leads that are assigned at once are in one email, oldest first; a lead that was theirs already is not', async () => {
    const addLead = async (name: string, at: string) => {
      const data = { tenant: world.a, key: `k${String(Math.random())}`, category: 'Parts', name, stage: 'new' as const }
      const { id } = await world.payload.create({ collection: 'leads', data, overrideAccess: true })
      await world.pool.query('UPDATE leads SET created_at = $2 WHERE id = $1', [id, at])
      return id
    }
    await world.pool.query("UPDATE locations SET timezone = 'Australia/Perth' WHERE tenant_id = $1", [world.a])
    const newest = await addLead('Newest', '2026-11-03T02:00:00Z')
    const oldest = await addLead('Oldest', '2026-11-01T02:00:00Z')
    const theirs = await addLead('Theirs', '2026-11-02T02:00:00Z')
    await world.pool.query('UPDATE leads SET assigned_to_id = $2 WHERE id = $1', [theirs, colleagueId()])
    await world.pool.query('DELETE FROM messages WHERE tenant_id = $1', [world.a])
    const query = `/leads?where[id][in]=${[newest, oldest, theirs].join(',')}`
    const { status } = await world.rest('PATCH', query, tokenOf('tenant-admin'), { assigned_to: colleagueId() })
    expect(status).toBe(200)
    const { rows } = await world.pool.query<Record<string, string>>(
      'SELECT subject, recipient, text FROM messages WHERE tenant_id = $1',
      [world.a],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ subject: '2 leads for you', recipient: expect.stringContaining('lead-handler') })
    const text = rows[0]?.['text'] ?? ''
    expect(text).toMatch(
      new RegExp(`Parts from Oldest\\n.*1/11/2026, 10:00 am AWST\\n.*/leads/${oldest}\\n\\nParts from Newest`),
    )
    expect(text).toContain(`/leads/${newest}`)
    expect(text).not.toContain('Theirs')
    expect(text).toContain(`[assigned_to][equals]=${colleagueId()}`)
  })

  test('[ADM-04] many leads can be moved and assigned at once', async () => {
    const query = `/leads?where[id][in][0]=${leadId}`
    const { status } = await world.rest('PATCH', query, tokenOf('lead-handler'), {
      assigned_to: colleagueId(),
      stage: 'lost',
    })
    expect(status).toBe(200)
    expect(await readLead()).toMatchObject({ assigned_to: colleagueId(), stage: 'lost' })
  })
})

describe('export', () => {
  const downloadCsv = async (query: string, token: string | null) => {
    const response = await world.send(
      `/leads/export${query}`,
      token === null ? {} : { headers: { authorization: `JWT ${token}` } },
    )
    return {
      status: response.status,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
      type: response.headers.get('content-type'),
    }
  }

  test('[ADM-04] has the filtered leads as CSV, with a byte order mark, the dealer’s local time, and no cell that is a formula', async () => {
    await world.pool.query("UPDATE leads SET created_at = '2026-06-01T02:00:00Z' WHERE id = $1", [leadId])
    await world.pool.query("UPDATE locations SET timezone = 'Australia/Perth' WHERE tenant_id = $1", [world.a])
    const { status, text, type } = await downloadCsv(
      `?where[or][0][and][0][id][equals]=${leadId}`,
      tokenOf('lead-handler'),
    )
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text.charCodeAt(0)).toBe(0xfeff)
    const [head, ...rows] = text.trimEnd().split('\r\n')
    expect(head).toContain('Received,Category')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain("'=cmd|calc")
    expect(rows[0]).toContain('2026-06-01 10:00')
    // In the words of the panel, and a phone that no spreadsheet takes for a formula.
    expect(rows[0]).toMatch(/,(?:New|Contacted|Won),/)
    expect(rows[0]).not.toContain("'+61")
    expect(rows[0]).toContain('"Zoë, ""still there""?"')
  })

  test('[ADM-04] [ADM-01] has only leads that this member of staff may read, whatever the query', async () => {
    const foreign = world.inB['leads'] ?? ''
    for (const query of [
      '',
      `?tenant=${world.b}`,
      `?where[tenant][equals]=${world.b}`,
      `?where[id][equals]=${foreign}`,
    ])
      expect((await downloadCsv(query, tokenOf('tenant-admin'))).text).not.toContain(foreign)
    expect((await downloadCsv('', tokenOf('tenant-admin'))).text).toContain(leadId)
    for (const token of [null, tokenOf('viewer'), tokenOf('editor')])
      expect((await downloadCsv('', token)).status).toBe(403)
    expect((await downloadCsv('?where[key][like]=a', tokenOf('tenant-admin'))).status).not.toBe(200)
  })

  test('[ADM-04] has thousands of rows, each once, newest first, filtered by the search text', async () => {
    await world.pool.query(
      `INSERT INTO leads (id, tenant_id, key, category, name) SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'many' || n, 'Service', 'Row ' || n FROM generate_series(1, 1200) n`,
      [world.a],
    )
    const { text } = await downloadCsv('?search=Row%20', tokenOf('lead-handler'))
    const rows = text.trimEnd().split('\r\n').slice(1)
    expect(rows).toHaveLength(1200)
    expect(new Set(rows).size).toBe(1200)
    expect(rows[0]).toContain('Row 1200')
    await world.pool.query("DELETE FROM leads WHERE key LIKE 'many%'")
  })
})

test('[ADM-04] [ADM-01] the choices of the inbox’s filters are those of one dealer', async () => {
  const { body } = await world.rest('GET', `/leads/choices?tenant=${world.a}`, tokenOf('lead-handler'))
  const text = JSON.stringify(body)
  expect(text).toContain(colleagueId())
  expect(text).not.toContain(world.staff.editor.id)
  expect(text).not.toContain(world.inB['locations'])
  expect((await world.rest('GET', `/leads/choices?tenant=${world.b}`, tokenOf('tenant-admin'))).status).toBe(404)
  expect((await world.rest('GET', '/leads/choices', null)).status).toBe(404)
})

test('[LEAD-08] [ADM-04] only staff who answer leads at that dealer can resend a failed delivery', async () => {
  const id = world.inA['lead-deliveries'] ?? ''
  const resend = (token: string | null) => world.rest('POST', `/lead-deliveries/${id}/send-again`, token)
  const fail = () =>
    world.pool.query("UPDATE lead_deliveries SET state = 'failed', tries = 29, problem = 'x' WHERE id = $1", [id])
  const readState = async () =>
    (await world.pool.query('SELECT state::text, tries::int FROM lead_deliveries WHERE id = $1', [id])).rows[0]
  await fail()
  for (const token of [tokenOf('viewer'), tokenOf('editor'), null]) expect((await resend(token)).status).toBe(404)
  expect(await readState()).toEqual({ state: 'failed', tries: 29 })
  expect((await resend(tokenOf('lead-handler'))).status).toBe(200)
  expect(await readState()).toEqual({ state: 'waiting', tries: 0 })
  const foreign = world.inB['lead-deliveries'] ?? ''
  expect((await world.rest('POST', `/lead-deliveries/${foreign}/send-again`, tokenOf('tenant-admin'))).status).toBe(404)
})

test('[LEAD-08] only administrators of the dealer can read a webhook’s secret', async () => {
  const id = world.inA['lead-routes'] ?? ''
  await world.pool.query("UPDATE lead_routes SET webhook_secret = 's3cret' WHERE id = $1", [id])
  const readsSecret = async (role: Parameters<typeof tokenOf>[0]) =>
    JSON.stringify((await world.rest('GET', `/lead-routes/${id}`, tokenOf(role))).body).includes('s3cret')
  expect([
    await readsSecret('tenant-admin'),
    await readsSecret('editor'),
    await readsSecret('viewer'),
    await readsSecret('lead-handler'),
  ]).toEqual([true, false, false, false])
})
