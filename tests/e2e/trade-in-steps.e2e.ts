import { randomUUID } from 'node:crypto'
import { sql } from './arrange'
import { ask, expect, test } from './fixtures'
import { vehicleOf } from './tool-parts'
import { answered, buyable, commonModel, estimated, group, leadOf, send, typed, yard } from './trade-in-parts'

const email = 'ada@example.com'

test('[TRD-02] [TEN-01] forged amounts, answers and ids change nothing; another shopper’s valuation is not found', async ({
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(yard)
  const { id, lead_id, questions } = await estimated(tenant, email)
  const answers = answered(questions, -1)
  for (const forged of [{}, { ...answers, condition: 'forged' }, { ...answers, condition: '__proto__' }])
    expect((await send(tenant, 'adjustments', { id, adjustmentAnswers: forged })).status).toBe(422)
  const sent = { id, adjustmentAnswers: answers, offer_price: 999_999, offer_cents: 1, low: 1, state: 'accepted' }
  const offer = await send(tenant, 'adjustments', sent)
  const offer_price = Number(offer.body['offer_price'])
  expect(offer).toMatchObject({ status: 200, body: { state: 'offered', lead_id } })
  expect(offer_price).toBeLessThan(100_000)
  expect(await leadOf(tenant, email)).toMatchObject({
    subcategory: '2. Offer Made',
    form_completed: false,
    lead_status: 'Started',
  })
  const other = id.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
  for (const [at, body] of [
    [group, { id }],
    [tenant, { id: other }],
    [tenant, { id: "' OR 1=1 --" }],
    [tenant, { id, lead_id: randomUUID() }],
    ['edge', { id }],
  ] as const)
    expect((await send(at, 'accept', body)).status).toBe(404)
  expect((await send(tenant, 'forged', { id })).status).toBe(404)
  expect((await send(tenant, 'accept', { id }, { origin: 'http://evil.example' })).status).toBe(403)
  for (const [at, token] of [
    [group, id],
    [tenant, other],
    [tenant, 'x'],
  ] as const)
    expect((await ask(at, `/cars/trade-in/${token}`)).status).toBe(404)
  const accept = {
    id,
    lead_id,
    form_completed: true,
    offer_accepted: true,
    offer_price: 1,
    subcategory: '3. Offer Accepted',
  }
  for (const time of ['once', 'twice'])
    expect(await send(tenant, 'accept', accept), time).toMatchObject({
      status: 200,
      body: { state: 'accepted', offer_price },
    })
  expect((await send(tenant, 'adjustments', sent)).status).toBe(409)
  expect(await sql('SELECT 1 FROM messages WHERE tenant_id = $1 AND recipient = $2', [tenantId, email])).toHaveLength(1)
  const page = await ask(tenant, `/cars/trade-in/${id}`)
  expect(page.headers['cache-control']).toMatch(/private.*no-store/)
  expect(page.body).toMatch(/<meta name="robots" content="noindex/)
  expect(page.body).not.toContain(email)
})

test('[TRD-02] [TRD-03] an expired offer can be renewed; an old car, and a provider that is down, still make a lead', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(yard)
  const { id, questions } = await estimated(tenant, email)
  await send(tenant, 'adjustments', { id, adjustmentAnswers: answered(questions, 0) })
  await sql(
    `UPDATE valuations SET result = jsonb_set(result::jsonb, '{offered_at}', '"2020-01-01T00:00:00.000Z"') WHERE token = $1`,
    [id],
  )
  expect((await ask(tenant, `/cars/trade-in/${id}`)).body).toContain('This offer has lapsed')
  expect((await send(tenant, 'accept', { id })).status).toBe(409)
  expect(await send(tenant, 'again', { id })).toMatchObject({ status: 200, body: { state: 'valued' } })
  await sql(`UPDATE valuations SET state = 'none', result = '{"told":{"kind":"down"}}' WHERE token = $1`, [id])
  const down = (await ask(tenant, `/cars/trade-in/${id}`)).body
  expect(down).toContain('Our valuations do not answer just now.')
  expect(down).toContain('Try the valuation again')
  expect(await send(tenant, 'again', { id })).toMatchObject({ status: 200, body: { reason: 'facts' } })
  const far = 'far@example.com'
  const { make, model, year } = await commonModel(tenant)
  const started = await send(tenant, 'valuation', typed(far, { kms: '150,001' }))
  const old = { id: started.body['id'], model: `${make}|${model}`, year: String(year) }
  expect(await send(tenant, 'facts', old)).toMatchObject({ body: { state: 'none', reason: 'old' } })
  expect((await ask(tenant, `/cars/trade-in/${String(old.id)}`)).body).toContain(
    '150,000 km generally get no online estimate',
  )
  expect(await leadOf(tenant, far)).toMatchObject({
    subcategory: '1. Valuation Requested',
    form_completed: true,
    details: { estimate: 'No online estimate' },
  })
})

test('[TRD-01] [TRD-03] a valuation is offered where the switch and the car allow it, otherwise a plain request; a form sent twice is one lead', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(yard)
  const title = 'generally get no online estimate'
  const car = await vehicleOf(tenant, buyable)
  const shown = async (at: string, address: string) => (await ask(at, address)).body.includes(title)
  expect(await shown(tenant, `/cars/trade-in?car_id=${car.id}`)).toBe(true)
  expect(await shown(tenant, '/cars/trade-in')).toBe(true)
  expect(await shown('voltara', '/cars/trade-in')).toBe(false)
  await sql('UPDATE vehicles SET reserved = true WHERE id = $1', [car.id])
  await expect.poll(() => shown(tenant, `/cars/trade-in?car_id=${car.id}`)).toBe(false)
  expect((await ask(tenant, '/trade-in')).body).toContain('href="/cars/trade-in"')
  for (const from of ['/sell-my-car', '/sell-your-car'])
    expect((await ask(tenant, from)).headers.location).toBe('/trade-in')
  const form = typed(email)
  const [one, other] = await Promise.all([send(tenant, 'valuation', form), send(tenant, 'valuation', form)])
  expect(one.body['id']).toBe(other.body['id'])
  await leadOf(tenant, email)
})

test('[TRD-02] POST /api/miscellaneous stores the result with its lead, only for the dealer with that switch', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(group)
  const { id, lead_id, questions } = await estimated(tenant, email)
  const offer = await send(tenant, 'adjustments', { id, adjustmentAnswers: answered(questions, 0) })
  const { offer_price, adjustments } = offer.body
  const body = { column_name: 'valuation', id, lead_id, offer_price, adjustments }
  const keep = async (at: string, sent: object) => (await send(at, '/api/miscellaneous', sent)).status
  expect(await keep(yard, body)).toBe(404)
  expect(await keep(tenant, { ...body, lead_id: randomUUID() })).toBe(404)
  for (const wrong of [
    { column_name: 'notes' },
    { offer_price: 1 },
    { offer_price: '1' },
    { extra: 1 },
    { lead_id: 'x' },
  ])
    expect(await keep(tenant, { ...body, ...wrong })).toBe(422)
  await sql("DELETE FROM leads_details WHERE _parent_id = $1 AND name = 'valuation'", [lead_id])
  expect(await keep(tenant, body)).toBe(200)
  const { details } = (await leadOf(tenant, email)) as { details: Record<string, string> }
  expect(JSON.parse(details['valuation'] ?? '')).toMatchObject({ offer: { offer_cents: Number(offer_price) * 100 } })
})
