import { randomUUID } from 'node:crypto'
import { findVehicleSlug, sql } from './arrange'
import { requestSite, expect, test } from './fixtures'
import { findVehicle } from './vehicle-parts'
import {
  answerQuestions,
  BUYABLE,
  findCommonModel,
  createEstimate,
  GROUP_DEALER,
  findLead,
  sendStep,
  buildTradeInForm,
  USED_CAR_DEALER,
} from './trade-in-parts'

const EMAIL = 'ada@example.com'

test('[TRD-02] [TEN-01] forged amounts, answers and ids change nothing; another shopper’s valuation is not found', async ({
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer(USED_CAR_DEALER)
  const { id, lead_id, questions } = await createEstimate(tenant, EMAIL)
  const answers = answerQuestions(questions, -1)
  for (const forgedAnswers of [{}, { ...answers, condition: 'forged' }, { ...answers, condition: '__proto__' }])
    expect((await sendStep(tenant, 'adjustments', { id, adjustmentAnswers: forgedAnswers })).status).toBe(422)
  const payload = { id, adjustmentAnswers: answers, offer_price: 999_999, offer_cents: 1, low: 1, state: 'accepted' }
  const offer = await sendStep(tenant, 'adjustments', payload)
  const offer_price = Number(offer.body['offer_price'])
  expect(offer).toMatchObject({ status: 200, body: { state: 'offered', lead_id } })
  expect(offer_price).toBeLessThan(100_000)
  expect(await findLead(tenant, EMAIL)).toMatchObject({
    subcategory: '2. Offer Made',
    form_completed: false,
    lead_status: 'Started',
  })
  const other = id.replace(/^./, (character) => (character === 'A' ? 'B' : 'A'))
  for (const [at, body] of [
    [GROUP_DEALER, { id }],
    [tenant, { id: other }],
    [tenant, { id: "' OR 1=1 --" }],
    [tenant, { id, lead_id: randomUUID() }],
    ['edge', { id }],
  ] as const)
    expect((await sendStep(at, 'accept', body)).status).toBe(404)
  expect((await sendStep(tenant, 'forged', { id })).status).toBe(404)
  expect((await sendStep(tenant, 'accept', { id }, { origin: 'http://evil.example' })).status).toBe(403)
  for (const [at, token] of [
    [GROUP_DEALER, id],
    [tenant, other],
    [tenant, 'x'],
  ] as const)
    expect((await requestSite(at, `/cars/trade-in/${token}`)).status).toBe(404)
  const accept = {
    id,
    lead_id,
    form_completed: true,
    offer_accepted: true,
    offer_price: 1,
    subcategory: '3. Offer Accepted',
  }
  for (const time of ['once', 'twice'])
    expect(await sendStep(tenant, 'accept', accept), time).toMatchObject({
      status: 200,
      body: { state: 'accepted', offer_price },
    })
  expect((await sendStep(tenant, 'adjustments', payload)).status).toBe(409)
  const offers = await sql(
    "SELECT 1 FROM messages WHERE tenant_id = $1 AND recipient = $2 AND subject LIKE 'Your trade-in%'",
    [tenantId, EMAIL],
  )
  expect(offers).toHaveLength(1)
  const page = await requestSite(tenant, `/cars/trade-in/${id}`)
  expect(page.headers['cache-control']).toMatch(/private.*no-store/)
  expect(page.body).toMatch(/<meta name="robots" content="noindex/)
  expect(page.body).not.toContain(EMAIL)
})

test('[TRD-02] [TRD-03] an expired offer can be renewed; an old car, and a provider that is unavailable, still make a lead', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(USED_CAR_DEALER)
  const { id, questions } = await createEstimate(tenant, EMAIL)
  await sendStep(tenant, 'adjustments', { id, adjustmentAnswers: answerQuestions(questions, 0) })
  await sql(
    `UPDATE valuations SET result = jsonb_set(result::jsonb, '{offered_at}', '"2020-01-01T00:00:00.000Z"') WHERE token = $1`,
    [id],
  )
  expect((await requestSite(tenant, `/cars/trade-in/${id}`)).body).toContain('This offer has expired')
  expect((await sendStep(tenant, 'accept', { id })).status).toBe(409)
  expect(await sendStep(tenant, 'again', { id })).toMatchObject({ status: 200, body: { state: 'valued' } })
  await sql(`UPDATE valuations SET state = 'none', result = '{"answer":{"kind":"unavailable"}}' WHERE token = $1`, [id])
  const unavailablePage = (await requestSite(tenant, `/cars/trade-in/${id}`)).body
  expect(unavailablePage).toContain('Our valuation service isn’t available right now.')
  expect(unavailablePage).toContain('Try the valuation again')
  expect(await sendStep(tenant, 'again', { id })).toMatchObject({ status: 200, body: { reason: 'facts' } })
  const far = 'far@example.com'
  const { make, model, year } = await findCommonModel(tenant)
  const startReply = await sendStep(tenant, 'valuation', buildTradeInForm(far, { kms: '150,001' }))
  const old = { id: startReply.body['id'], model: `${make}|${model}`, year: String(year) }
  expect(await sendStep(tenant, 'facts', old)).toMatchObject({ body: { state: 'none', reason: 'old' } })
  expect((await requestSite(tenant, `/cars/trade-in/${String(old.id)}`)).body).toContain(
    '150,000 km generally get no online estimate',
  )
  expect(await findLead(tenant, far)).toMatchObject({
    subcategory: '1. Valuation Requested',
    form_completed: true,
    details: { estimate: 'No online estimate' },
  })
})

test('[TRD-01] [TRD-03] a valuation is offered where the switch and the car allow it, otherwise a plain request; a form sent twice is one lead', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(USED_CAR_DEALER)
  const title = 'generally get no online estimate'
  const vehicle = await findVehicle(tenant, BUYABLE)
  const isOffered = async (at: string, address: string) => (await requestSite(at, address)).body.includes(title)
  expect(await isOffered(tenant, `/cars/trade-in?car_id=${vehicle.id}`)).toBe(true)
  expect(await isOffered(tenant, '/cars/trade-in')).toBe(true)
  expect(await isOffered('voltara', '/cars/trade-in')).toBe(false)
  await sql('UPDATE vehicles SET reserved = true WHERE id = $1', [vehicle.id])
  await expect.poll(() => isOffered(tenant, `/cars/trade-in?car_id=${vehicle.id}`)).toBe(false)
  expect((await requestSite(tenant, '/trade-in')).body).toContain('href="/cars/trade-in"')
  expect(await isOffered(tenant, '/trade-in')).toBe(true)
  expect(await isOffered('voltara', '/trade-in')).toBe(false)
  for (const from of ['/sell-my-car', '/sell-your-car'])
    expect((await requestSite(tenant, from)).headers.location).toBe('/trade-in')
  const form = buildTradeInForm(EMAIL)
  const [one, other] = await Promise.all([sendStep(tenant, 'valuation', form), sendStep(tenant, 'valuation', form)])
  expect(one.body['id']).toBe(other.body['id'])
  await findLead(tenant, EMAIL)
})

test('[TRD-01] [CNT-07] one switch removes trade-ins: their pages, their form and every link to them', async () => {
  const listLinks = async (tenant: string): Promise<readonly string[]> => {
    const address = `/cars/${await findVehicleSlug(tenant, "v.status = 'in_stock'")}`
    const pages = ['/', '/buying', '/search/new-and-demo-cars/', address, '/sitemap-pages.xml', '/finance']
    const bodies = await Promise.all(pages.map(async (one) => (await requestSite(tenant, one)).body))
    return bodies.flatMap((body) => body.match(/(?:href="|<loc>)[^"<]*(?:trade-in|sell-(?:my|your)-car)/g) ?? [])
  }
  expect((await listLinks('voltara')).length).toBeGreaterThan(3)
  expect(await listLinks('coolabah-chery')).toEqual([])
  for (const address of ['/trade-in', '/cars/trade-in'])
    expect((await requestSite('coolabah-chery', address)).status).toBe(404)
  expect((await sendStep('coolabah-chery', 'valuation', buildTradeInForm(EMAIL))).status).toBe(404)
})

test('[TRD-02] POST /api/miscellaneous stores the result with its lead, only for the dealer with that switch', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(GROUP_DEALER)
  const { id, lead_id, questions } = await createEstimate(tenant, EMAIL)
  const offer = await sendStep(tenant, 'adjustments', { id, adjustmentAnswers: answerQuestions(questions, 0) })
  const { offer_price, adjustments } = offer.body
  const body = { column_name: 'valuation', id, lead_id, offer_price, adjustments }
  const storeResult = async (at: string, payload: object) => (await sendStep(at, '/api/miscellaneous', payload)).status
  expect(await storeResult(USED_CAR_DEALER, body)).toBe(404)
  expect(await storeResult(tenant, { ...body, lead_id: randomUUID() })).toBe(404)
  for (const wrong of [
    { column_name: 'notes' },
    { offer_price: 1 },
    { offer_price: '1' },
    { extra: 1 },
    { lead_id: 'x' },
  ])
    expect(await storeResult(tenant, { ...body, ...wrong })).toBe(422)
  await sql("DELETE FROM leads_details WHERE _parent_id = $1 AND name = 'valuation'", [lead_id])
  expect(await storeResult(tenant, body)).toBe(200)
  const { details } = (await findLead(tenant, EMAIL)) as { details: Record<string, string> }
  expect(JSON.parse(details['valuation'] ?? '')).toMatchObject({ offer: { offer_cents: Number(offer_price) * 100 } })
})

test('[TRD-04] a model with few cars of its age is valued from the others, and the page says so', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer(GROUP_DEALER)
  const [location] = await sql<{ slug: string }>(
    `SELECT l.slug FROM locations l JOIN tenants t ON t.id = l.tenant_id
     WHERE t.slug = $1 AND l.visible AND l.location_type = 'sales' ORDER BY l.slug LIMIT 1`,
    [tenant],
  )
  const value = async (kms: string) => {
    const form = buildTradeInForm(`${kms}@example.com`, { kms, location: location?.slug })
    const id = String((await sendStep(tenant, 'valuation', form)).body['id'])
    const facts = await sendStep(tenant, 'facts', { id, model: 'Toyota|Corolla', year: '2022' })
    return { facts, page: (await requestSite(tenant, `/cars/trade-in/${id}`)).body }
  }
  for (const kms of ['5000', '60000', '99000']) {
    const { facts, page } = await value(kms)
    expect(facts, kms).toMatchObject({ status: 200, body: { state: 'valued', vehicle: '2022 Toyota Corolla' } })
    const { low, high } = facts.body as { low: number; high: number }
    expect(low).toBeGreaterThan(5000)
    expect(high).toBeGreaterThan(low)
    expect(page).toMatch(/similar cars that we have|so the range is wide|a rough guide with a wide range/)
    expect(page).toMatch(/Adds \$\d/)
    expect(page).not.toMatch(/[+−]\d+%/)
  }
})

test('[TRD-02] [TRD-03] [LEAD-04] a dealer of caravans values one without kilometres', async ({ dealer }) => {
  const { slug: tenant, id: tenantId } = await dealer('wattle-caravans')
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(coalesce(switches, '{}'), '{vehicle}',
       coalesce(switches -> 'vehicle', '{}') || '{"trade_in": true}') WHERE tenant_id = $1`,
    [tenantId],
  )
  const page = async (path: string) => (await requestSite(tenant, path)).body
  await expect.poll(() => page('/trade-in')).toContain('Caravans over 7 years old generally get no online estimate.')
  const firstStep = await page('/cars/trade-in')
  expect(firstStep).not.toMatch(/kilomet/i)
  const [, location] = /<select[^>]*name="location".*?<option value="([^"]+)"/s.exec(firstStep) ?? []
  const [caravan] = await sql<{ make: string; model: string; year: string }>(
    `SELECT v.make, v.model, least(max(v.year), extract(year FROM now()))::int::text AS year FROM vehicles v WHERE v.tenant_id = $1 AND v.price_cents > 0
     GROUP BY v.make, v.model ORDER BY count(*) DESC, v.make, v.model LIMIT 1`,
    [tenantId],
  )
  const more = { kms: undefined, length: '18 ft', location }
  const start = await sendStep(tenant, 'valuation', buildTradeInForm('caravan@example.com', more))
  expect(start, JSON.stringify(start.body)).toMatchObject({ status: 200 })
  const id = String(start.body['id'])
  const facts = { id, model: `${caravan?.make}|${caravan?.model}`, year: caravan?.year }
  expect(await sendStep(tenant, 'facts', facts)).toMatchObject({ status: 200, body: { state: 'valued' } })
  expect(await page(`/cars/trade-in/${id}`)).not.toMatch(/\b0 km|kilomet/i)
})
