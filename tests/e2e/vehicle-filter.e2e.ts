import { visibleHtml, sql } from './arrange'
import { requestSite, expect, test } from './fixtures'

const DEALER = 'banksia-motor-group'
const OTHER_DEALER = 'yarra-value-cars'

type VehiclesAnswer = {
  readonly status: number
  readonly json: {
    readonly hits: readonly Readonly<Record<string, unknown>>[]
    readonly count: number
    readonly message?: string
  }
}
const requestVehicles = async (slug: string, params: Record<string, string>): Promise<VehiclesAnswer> => {
  const { status, body } = await requestSite(slug, `/api/vehicles?${new URLSearchParams(params).toString()}`)
  return { status, json: JSON.parse(body) as VehiclesAnswer['json'] }
}

test.describe('GET /api/vehicles', () => {
  test('[SRCH-15] returns matching vehicles up to a limit, with their number', async () => {
    const { status, json } = await requestVehicles(DEALER, {
      filter: 'make=Toyota AND price=10000 TO 60000',
      limit: '5',
    })
    expect(status).toBe(200)
    expect(json.hits).toHaveLength(5)
    expect(json.count).toBeGreaterThan(5)
    for (const hit of json.hits) {
      expect(hit).toMatchObject({ make: 'Toyota' })
      expect(Number(hit['price'])).toBeGreaterThanOrEqual(10_000)
      expect(Number(hit['price'])).toBeLessThanOrEqual(60_000)
      expect(hit).not.toHaveProperty('tenant_id')
    }
    const page = await requestSite(DEALER, '/search/toyota?range[price]=10000:60000')
    expect(visibleHtml(page.body).replaceAll(/<[^>]+>/g, '')).toContain(`${json.count} `)
    expect((await requestVehicles(DEALER, { limit: '0' })).json).toMatchObject({ hits: [] })
    expect((await requestVehicles(DEALER, {})).json.hits).toHaveLength(21)
  })

  test('[SRCH-15] [STK-07] always applies the site’s own filters: hidden and long-sold cars are never found', async () => {
    const either = 'show_on_dealer_website=false OR show_on_dealer_website=true'
    const { hits } = (await requestVehicles(DEALER, { filter: either, limit: '100' })).json
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every((hit) => hit['show_on_dealer_website'] === true)).toBe(true)
    const all = await requestVehicles(DEALER, { limit: '0' })
    for (const filter of ['status=others', 'NOT show_on_dealer_website=true', 'sold_date_timestamp<100']) {
      expect((await requestVehicles(DEALER, { filter })).json.count, filter).toBe(0)
    }
    expect(
      (await requestVehicles(DEALER, { filter: 'price>0 OR price<=0', limit: '0' })).json.count,
    ).toBeLessThanOrEqual(all.json.count)
  })

  test('[SRCH-15] [STK-06] finds no vehicle of another tenant with any filter', async () => {
    const [{ id: foreignId } = { id: '' }] = await sql<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [
      OTHER_DEALER,
    ])
    const [theirs] = await sql<{ stocknum: string }>(
      "SELECT stocknum FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' AND removed_at IS NULL LIMIT 1",
      [foreignId],
    )
    const ownVehicles = await sql<{ slug: string }>(
      'SELECT v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1',
      [DEALER],
    )
    const ownSlugs = new Set(ownVehicles.map(({ slug }) => slug))
    const crafted = [
      `tenant_id=${foreignId}`,
      `make=Toyota) OR (tenant_id=${foreignId}`,
      `make=Toyota OR tenant_id=${foreignId}`,
      `"tenant_id"="${foreignId}"`,
      `tenant_id:${foreignId}`,
      `make="x\\" OR tenant_id:${foreignId}"`,
      'NOT make=Nobody',
      'price>=0 OR price<0',
      `stocknum=${theirs?.stocknum ?? ''}`,
      `location_id=${foreignId}`,
      'make=A OR NOT make=A',
      `tenant_id\u0000=${foreignId}`,
    ]
    for (const filter of crafted) {
      const { status, json } = await requestVehicles(DEALER, { filter, limit: '100' })
      expect([200, 400], filter).toContain(status)
      for (const hit of json.hits ?? []) expect(ownSlugs.has(String(hit['slug'])), filter).toBe(true)
      expect(JSON.stringify(json)).not.toContain(`"${OTHER_DEALER}"`)
    }
  })

  test('[SRCH-15] refuses an invalid filter with the reason', async () => {
    const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
      [{ filter: 'make:Toyota' }, /make=Toyota/],
      [{ filter: 'nothing=1' }, /no attribute “nothing”/],
      [{ filter: '(make=Toyota' }, /filter: Unexpected token/],
      [{ filter: 'make="Toyota' }, /Unexpected "/],
      [{ filter: 'make>3' }, /can’t be compared/],
      [{ filter: 'x'.repeat(4001) }, /longer than 4000/],
      [{ limit: '101' }, /limit: expected/],
      [{ limit: '-1' }, /limit: expected/],
      [{ limit: '1e1' }, /limit: expected/],
      [{ limit: '' }, /limit: expected/],
    ]
    for (const [params, words] of wrong) {
      const { status, json } = await requestVehicles(DEALER, params)
      expect(status, JSON.stringify(params).slice(0, 80)).toBe(400)
      expect(json).toEqual({ status: 400, message: expect.stringMatching(words) })
    }
    expect((await requestSite(DEALER, '/api/vehicles?filter=make%3DA&filter=make%3DB')).status).toBe(400)
    expect((await requestSite(DEALER, '/api/vehicles', { method: 'POST', body: '{}' })).status).toBe(405)
    expect((await requestSite(undefined, '/api/vehicles')).status).toBeGreaterThanOrEqual(400)
  })
})
