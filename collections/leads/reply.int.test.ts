import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../tests/tenancy/world'

/** Answers of staff to leads over REST: who may send them, to whom they go, and what is kept. */
let world: World
const KEY = '0193a000-0000-7000-8000-000000000001'
const OTHER_KEY = '0193a000-0000-7000-8000-000000000002'

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const lead = () => world.inA['leads'] ?? ''

beforeEach(async () => {
  await world.pool.query("DELETE FROM messages WHERE key LIKE 'lead reply %'")
  await world.pool.query('DELETE FROM leads_replies')
  await world.pool.query(
    `UPDATE leads SET email = 'kim@shopper.example', stage = 'new', first_response_at = NULL,
       vehicle_make = 'Toyota', vehicle_model = 'Corolla' WHERE id = $1`,
    [lead()],
  )
  await world.pool.query("UPDATE site_settings SET email = 'sales@dealer.example' WHERE tenant_id = $1", [world.a])
})

const handler = () => world.staff['lead-handler'].token
const reply = (body: object, token = handler(), id = lead()) => world.rest('POST', `/leads/${id}/reply`, token, body)

const readMails = async () =>
  (
    await world.pool.query<Record<string, string>>(
      `SELECT recipient, sender_name, reply_to, subject, text FROM messages WHERE key LIKE 'lead reply %'`,
    )
  ).rows

const readReplies = async () =>
  (await world.pool.query<Record<string, unknown>>('SELECT text, recipient, by FROM leads_replies ORDER BY _order'))
    .rows

test('[ADM-04] an answer is emailed from the dealer, kept with the lead, and counts as the first one', async () => {
  const before = await world.pool.query('SELECT updated_at FROM leads WHERE id = $1', [lead()])
  const { status } = await reply({ text: ' It’s still here.\r\nCome by! ', key: KEY })
  expect(status).toBe(201)
  expect(await readMails()).toEqual([
    expect.objectContaining({
      recipient: 'kim@shopper.example',
      reply_to: 'sales@dealer.example',
      subject: expect.stringMatching(/^Your enquiry about the Toyota Corolla \([0-9A-F]{4}-[0-9A-F]{4}\)$/) as string,
      text: 'It’s still here.\nCome by!',
    }),
  ])
  expect(await readReplies()).toMatchObject([{ text: 'It’s still here.\nCome by!', recipient: 'kim@shopper.example' }])
  const { rows } = await world.pool.query('SELECT stage, first_response_at, updated_at FROM leads WHERE id = $1', [
    lead(),
  ])
  expect(rows[0]).toMatchObject({ stage: 'contacted', updated_at: before.rows[0]?.updated_at })
  expect(rows[0]?.first_response_at).not.toBeNull()
})

test('[ADM-04] a repeated request sends nothing; another answer does, also one at the same time', async () => {
  await Promise.all([
    reply({ text: 'One', key: KEY }),
    reply({ text: 'One', key: KEY }),
    reply({ text: 'Two', key: OTHER_KEY }),
  ])
  expect((await readMails()).map(({ text }) => text).sort()).toEqual(['One', 'Two'])
  expect((await readReplies()).map(({ text }) => text).sort()).toEqual(['One', 'Two'])
})

test('[ADM-04] without an address of the dealer, the person’s own answer goes to the author', async () => {
  await world.pool.query('UPDATE site_settings SET email = NULL WHERE tenant_id = $1', [world.a])
  await reply({ text: 'Hello', key: KEY })
  const { email } = await world.payload.findByID({ collection: 'users', id: world.staff['lead-handler'].id, depth: 0 })
  expect((await readMails())[0]?.['reply_to']).toBe(email)
})

test('[ADM-04] an empty or too long answer, and a lead without an address, are refused at the field', async () => {
  for (const text of ['', '  ', 'x'.repeat(5001), 7]) {
    const { status, body } = await reply({ text, key: KEY })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field: 'text' }] })
  }
  await world.pool.query('UPDATE leads SET email = NULL WHERE id = $1', [lead()])
  expect((await reply({ text: 'Hello', key: KEY })).body).toMatchObject({
    errors: [{ message: 'This lead has no email address.' }],
  })
  expect(await readMails()).toEqual([])
})

test('[ADM-01] [SEC-02] only staff who answer leads at the dealer answer one, and no request changes an answer', async () => {
  for (const role of ['editor', 'viewer'] as const)
    expect((await reply({ text: 'Hello', key: KEY }, world.staff[role].token)).status, role).toBe(404)
  expect((await reply({ text: 'Hello', key: KEY }, handler(), world.inB['leads'])).status).toBe(404)
  expect((await reply({ text: 'Hello', key: KEY }, handler(), 'x')).status).toBe(404)
  expect(await readMails()).toEqual([])

  await reply({ text: 'As sent', key: KEY })
  for (const replies of [[], [{ text: 'Changed', recipient: 'x@y.example' }]])
    await world.rest('PATCH', `/leads/${lead()}`, handler(), { replies })
  expect(await readReplies()).toMatchObject([{ text: 'As sent', recipient: 'kim@shopper.example' }])
})
