import { requestSearchKey, sql } from './arrange'
import { requestSite, expect, test } from './fixtures'

const API_PATH = '/api/search/1/indexes'

type ApiRequest = { readonly slug: string; readonly key: string; readonly body?: string; readonly target: string }

const requestApi = async ({ slug, key, body, target }: ApiRequest) => {
  const headers = { 'content-type': 'application/json', 'x-algolia-api-key': key }
  const method = body === undefined ? 'GET' : 'POST'
  const { status, body: text } = await requestSite(slug, target, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  return { status, json: JSON.parse(text) as Record<string, unknown> }
}

type SearchResult = { readonly hits: readonly { readonly slug: string }[]; readonly nbHits: number }

const searchVehicles = async (slug: string, key: string, params: object): Promise<SearchResult> => {
  const body = JSON.stringify({ requests: [{ indexName: 'vehicles', ...params }] })
  const { status, json } = await requestApi({ slug, key, body, target: `${API_PATH}/*/queries` })
  expect(status, JSON.stringify(params)).toBe(200)
  return (json['results'] as SearchResult[])[0] ?? { hits: [], nbHits: -1 }
}

test('[STK-06] [STK-07] a key finds only cars that the search page may list, whatever the query', async ({
  dealer,
}) => {
  const { slug, id: tenant } = await dealer('yarra-value-cars')
  const listedFilter = 'status:in_stock OR status:coming_soon OR status:sold'
  const key = await requestSearchKey(slug)
  const names = async (params: object = {}): Promise<string[]> => {
    const { hits } = await searchVehicles(slug, key, { hitsPerPage: 1000, attributesToRetrieve: ['slug'], ...params })
    return hits.map((one) => one.slug)
  }
  const [soldVehicle, unlistedVehicle] = await sql<{ id: string; slug: string }>(
    `SELECT id, slug FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' AND hidden IS NOT TRUE
     AND removed_at IS NULL AND car_type = 'used' ORDER BY id LIMIT 2`,
    [tenant],
  )
  if (!soldVehicle || !unlistedVehicle) throw new Error(`${slug} has no such cars.`)
  const both = [soldVehicle.slug, unlistedVehicle.slug]
  expect(await names()).toEqual(expect.arrayContaining(both))
  await sql("UPDATE vehicles SET status = 'sold', sold_at = now() - interval '60 days' WHERE id = $1", [soldVehicle.id])
  await sql('UPDATE vehicles SET show_on_dealer_website = false WHERE id = $1', [unlistedVehicle.id])
  await expect.poll(async () => (await names()).filter((one) => both.includes(one))).toEqual([])
  for (const params of [
    { filters: listedFilter },
    { filters: 'NOT show_on_dealer_website:true' },
    { filters: 'show_on_dealer_website:false OR status:sold' },
    { filters: 'sold_date_timestamp > 0' },
    { facetFilters: [['sold:true', 'sold:false']] },
    { numericFilters: ['sold_date_timestamp>=0'] },
    { filters: 'car_type:new OR car_type:demo' },
    { facetFilters: ['show_on_dealer_website:-true'] },
  ])
    expect(
      (await names(params)).filter((one) => both.includes(one)),
      JSON.stringify(params),
    ).toEqual([])
  const one = await requestApi({ slug, key, target: `${API_PATH}/vehicles/${soldVehicle.id}` })
  expect(one.status).toBe(404)
  const body = JSON.stringify({ requests: [{ indexName: 'vehicles', objectID: soldVehicle.id }] })
  const many = await requestApi({ slug, key, body, target: `${API_PATH}/*/objects` })
  expect(many.json).toEqual({ results: [null] })
})

test('[STK-06] [STK-07] a key of a dealer with a minimum number of photos finds no cars below it', async () => {
  const prestige = 'harbour-and-vale'
  const few = await searchVehicles(prestige, await requestSearchKey(prestige), {
    hitsPerPage: 0,
    filters: 'photos_count < 8',
  })
  expect(few.nbHits).toBe(0)
})
