import { randomUUID } from 'node:crypto'
import { sql, vehicleSlug } from './arrange'
import { ask, expect, test } from './fixtures'
import {
  answered,
  buyable,
  commonModel,
  estimated,
  forget,
  group,
  leadOf,
  send,
  typed,
  unique,
  yard,
} from './trade-in-parts'

test('[TRD-02] [TEN-01] amounts, answers and ids from the browser change nothing; another’s valuation is not there', async () => {
  const email = unique()
  const { id, lead_id, questions } = await estimated(yard, email)
  const answers = answered(questions, -1)
  for (const forged of [{}, { ...answers, condition: 'forged' }, { ...answers, condition: '__proto__' }])
    expect((await send(yard, 'adjustments', { id, adjustmentAnswers: forged })).status).toBe(422)
  const sent = { id, adjustmentAnswers: answers, offer_price: 999_999, offer_cents: 1, low: 1, state: 'accepted' }
  const offer = await send(yard, 'adjustments', sent)
  const offer_price = Number(offer.body['offer_price'])
  expect(offer).toMatchObject({ status: 200, body: { state: 'offered', lead_id } })
  expect(offer_price).toBeLessThan(100_000)
  expect(await leadOf(email)).toMatchObject({
    subcategory: '2. Offer Made',
    form_completed: false,
    lead_status: 'Started',
  })
  const other = id.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
  for (const [tenant, body] of [
    [group, { id }],
    [yard, { id: other }],
    [yard, { id: "' OR 1=1 --" }],
    [yard, { id, lead_id: randomUUID() }],
    ['edge', { id }],
  ] as const)
    expect((await send(tenant, 'accept', body)).status).toBe(404)
  expect((await send(yard, 'forged', { id })).status).toBe(404)
  expect((await send(yard, 'accept', { id }, { origin: 'http://evil.example' })).status).toBe(403)
  for (const [tenant, token] of [
    [group, id],
    [yard, other],
    [yard, 'x'],
  ] as const)
    expect((await ask(tenant, `/cars/trade-in/${token}`)).status).toBe(404)
  const accept = {
    id,
    lead_id,
    form_completed: true,
    offer_accepted: true,
    offer_price: 1,
    subcategory: '3. Offer Accepted',
  }
  for (const time of ['once', 'twice'])
    expect(await send(yard, 'accept', accept), time).toMatchObject({
      status: 200,
      body: { state: 'accepted', offer_price },
    })
  expect((await send(yard, 'adjustments', sent)).status).toBe(409)
  expect(await sql('SELECT 1 FROM messages WHERE recipient = $1', [email])).toHaveLength(1)
  const page = await ask(yard, `/cars/trade-in/${id}`)
  expect(page.headers['cache-control']).toMatch(/private.*no-store/)
  expect(page.body).toMatch(/<meta name="robots" content="noindex/)
  expect(page.body).not.toContain(email)
  await forget(email)
})

test('[TRD-02] [TRD-03] an offer that lapsed is made anew; an old car, and a provider that was down, lose nothing', async () => {
  const email = unique()
  const { id, questions } = await estimated(yard, email)
  await send(yard, 'adjustments', { id, adjustmentAnswers: answered(questions, 0) })
  await sql(
    `UPDATE valuations SET result = jsonb_set(result::jsonb, '{offered_at}', '"2020-01-01T00:00:00.000Z"') WHERE token = $1`,
    [id],
  )
  expect((await ask(yard, `/cars/trade-in/${id}`)).body).toContain('This offer has lapsed')
  expect((await send(yard, 'accept', { id })).status).toBe(409)
  expect(await send(yard, 'again', { id })).toMatchObject({ status: 200, body: { state: 'valued' } })
  await sql(`UPDATE valuations SET state = 'none', result = '{"told":{"kind":"down"}}' WHERE token = $1`, [id])
  const down = (await ask(yard, `/cars/trade-in/${id}`)).body
  expect(down).toContain('Our valuations do not answer just now.')
  expect(down).toContain('Try the valuation again')
  expect(await send(yard, 'again', { id })).toMatchObject({ status: 200, body: { reason: 'facts' } })
  await forget(email)
  const far = unique()
  const { make, model, year } = await commonModel(yard)
  const started = await send(yard, 'valuation', typed(far, { kms: '150,001' }))
  const old = { id: started.body['id'], model: `${make}|${model}`, year: String(year) }
  expect(await send(yard, 'facts', old)).toMatchObject({ body: { state: 'none', reason: 'old' } })
  expect((await ask(yard, `/cars/trade-in/${String(old.id)}`)).body).toContain(
    '150,000 km generally get no online estimate',
  )
  expect(await leadOf(far)).toMatchObject({
    subcategory: '1. Valuation Requested',
    form_completed: true,
    details: { estimate: 'No online estimate' },
  })
  await forget(far)
})

test('[TRD-01] [TRD-03] offered where it may be, and a plain request elsewhere; the same form sent twice is one', async () => {
  const title = 'generally get no online estimate'
  const [car] = await sql<{ id: string }>('SELECT id FROM vehicles WHERE slug = $1', [await vehicleSlug(yard, buyable)])
  const shown = async (tenant: string, address: string) => (await ask(tenant, address)).body.includes(title)
  expect(await shown(yard, `/cars/trade-in?car_id=${car?.id ?? ''}`)).toBe(true)
  expect(await shown(yard, '/cars/trade-in')).toBe(true)
  expect(await shown('voltara', '/cars/trade-in')).toBe(false)
  await sql('UPDATE vehicles SET reserved = true WHERE id = $1', [car?.id])
  try {
    expect(await shown(yard, `/cars/trade-in?car_id=${car?.id ?? ''}`)).toBe(false)
  } finally {
    await sql('UPDATE vehicles SET reserved = false WHERE id = $1', [car?.id])
  }
  expect((await ask(yard, '/trade-in')).body).toContain('href="/cars/trade-in"')
  for (const from of ['/sell-my-car', '/sell-your-car'])
    expect((await ask(yard, from)).headers.location).toBe('/trade-in')
  const email = unique()
  const form = typed(email)
  const [one, other] = await Promise.all([send(yard, 'valuation', form), send(yard, 'valuation', form)])
  expect(one.body['id']).toBe(other.body['id'])
  await leadOf(email)
  await forget(email)
})

test('[TRD-02] POST /api/miscellaneous keeps the result with its lead, on the one dealer that wants it', async () => {
  const email = unique()
  const { id, lead_id, questions } = await estimated(group, email)
  const offer = await send(group, 'adjustments', { id, adjustmentAnswers: answered(questions, 0) })
  const { offer_price, adjustments } = offer.body
  const body = { column_name: 'valuation', id, lead_id, offer_price, adjustments }
  const keep = async (tenant: string, sent: object) => (await send(tenant, '/api/miscellaneous', sent)).status
  expect(await keep(yard, body)).toBe(404)
  expect(await keep(group, { ...body, lead_id: randomUUID() })).toBe(404)
  for (const wrong of [
    { column_name: 'notes' },
    { offer_price: 1 },
    { offer_price: '1' },
    { extra: 1 },
    { lead_id: 'x' },
  ])
    expect(await keep(group, { ...body, ...wrong })).toBe(422)
  await sql("DELETE FROM leads_details WHERE _parent_id = $1 AND name = 'valuation'", [lead_id])
  expect(await keep(group, body)).toBe(200)
  const { details } = (await leadOf(email)) as { details: Record<string, string> }
  expect(JSON.parse(details['valuation'] ?? '')).toMatchObject({ offer: { offer_cents: Number(offer_price) * 100 } })
  await forget(email)
})
