import { searchKey, sql } from './arrange'
import { ask, expect, test } from './fixtures'

const foreign = 'yarra-value-cars'
const api = '/api/search/1/indexes'

type Given = { readonly key: string; readonly body?: string; readonly target: string }

const call = async ({ key, body, target }: Given) => {
  const headers = { 'content-type': 'application/json', 'x-algolia-api-key': key }
  const method = body === undefined ? 'GET' : 'POST'
  const { status, body: text } = await ask(foreign, target, { method, headers, ...(body !== undefined && { body }) })
  return { status, json: JSON.parse(text) as Record<string, unknown> }
}

type Hits = { readonly hits: readonly { readonly slug: string }[]; readonly nbHits: number }

const searched = async (key: string, params: object): Promise<Hits> => {
  const body = JSON.stringify({ requests: [{ indexName: 'vehicles', ...params }] })
  const { status, json } = await call({ key, body, target: `${api}/*/queries` })
  expect(status, JSON.stringify(params)).toBe(200)
  return (json['results'] as Hits[])[0] ?? { hits: [], nbHits: -1 }
}

test('[STK-06] [STK-07] a key finds what the search page may list, whatever it is asked for', async () => {
  const listed = 'status:in_stock OR status:coming_soon OR status:sold'
  const key = await searchKey(foreign)
  const names = async (params: object = {}): Promise<string[]> => {
    const { hits } = await searched(key, { hitsPerPage: 1000, attributesToRetrieve: ['slug'], ...params })
    return hits.map((one) => one.slug)
  }
  const put = (slug: string, set: string) =>
    sql(`UPDATE vehicles v SET ${set} FROM tenants t WHERE t.id = v.tenant_id AND t.slug = $1 AND v.slug = $2`, [
      foreign,
      slug,
    ])
  const latest = await sql<{ id: string; slug: string }>(
    `SELECT v.id, v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND v.hidden IS NOT TRUE AND v.removed_at IS NULL AND v.car_type = 'used'
     ORDER BY v.created_at DESC, v.id DESC LIMIT 2`,
    [foreign],
  )
  const [old = '', quiet = ''] = latest.map(({ slug }) => slug)
  expect(await names()).toEqual(expect.arrayContaining([old, quiet]))
  try {
    await put(old, "status = 'sold', sold_at = now() - interval '60 days'")
    await put(quiet, 'show_on_dealer_website = false')
    await expect.poll(async () => (await names()).filter((slug) => [old, quiet].includes(slug))).toEqual([])
    for (const params of [
      { filters: listed },
      { filters: 'NOT show_on_dealer_website:true' },
      { filters: 'show_on_dealer_website:false OR status:sold' },
      { filters: 'sold_date_timestamp > 0' },
      { facetFilters: [['sold:true', 'sold:false']] },
      { numericFilters: ['sold_date_timestamp>=0'] },
      { filters: 'car_type:new OR car_type:demo' },
      { facetFilters: ['show_on_dealer_website:-true'] },
    ]) {
      const found = await names(params)
      expect(
        found.filter((slug) => [old, quiet].includes(slug)),
        JSON.stringify(params),
      ).toEqual([])
    }
    const id = latest[0]?.id ?? ''
    const one = await call({ key, target: `${api}/vehicles/${id}` })
    expect(one.status).toBe(404)
    const body = JSON.stringify({ requests: [{ indexName: 'vehicles', objectID: id }] })
    const many = await call({ key, body, target: `${api}/*/objects` })
    expect(many.json).toEqual({ results: [null] })
  } finally {
    await put(old, "status = 'in_stock', sold_at = NULL")
    await put(quiet, 'show_on_dealer_website = true')
  }
  // A dealer who lists no car of few photos shows none to a key either.
  const prestige = 'harbour-and-vale'
  const few = await searched(await searchKey(prestige), { hitsPerPage: 0, filters: 'photos_count < 14' })
  expect(few.nbHits).toBe(0)
})
