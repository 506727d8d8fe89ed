import { randomUUID } from 'node:crypto'
import { findLogin, requestRest, requestSearchKey, visibleHtml, createToken, addPanelSession, sql } from './arrange'
import { requestSite, expect, siteUrl, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { insertStaff } from './sessions'

type NewTenant = { readonly id: string; readonly slug: string; readonly staff: string }

const readId = ({ body }: { readonly body: Record<string, unknown> }): string =>
  String((body['doc'] as { id: string }).id)

/** Creates a dealer as the platform does, with settings, a car and a member of staff. */
const createTenant = async (root: string, slug: string): Promise<NewTenant> => {
  const createDocument = async (target: string, data: object): Promise<string> => {
    const answer = await requestRest('POST', target, root, data)
    expect(answer.status, `${target} ${JSON.stringify(answer.body)}`).toBe(201)
    return readId(answer)
  }
  const [tenant] = await sql<{ id: string }>(
    `INSERT INTO tenants (id, name, slug, status, updated_at, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'active', now(), now()) RETURNING id`,
    [`Dealer ${slug}`, slug],
  )
  const { id = '' } = tenant ?? {}
  await createDocument('/site-settings', { tenant: id, phone: '07 5550 9900' })
  const vehicle = {
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    item_type: 'car',
    price_type: 'drive_away',
  }
  await createDocument('/vehicles', { tenant: id, ...vehicle, status: 'in_stock', price_cents: 2_000_000 })
  const email = `staff@${slug}.example`
  await insertStaff({ tenantId: id, email, name: 'Staff', role: 'tenant-admin' })
  return { id, slug, staff: await createToken({ email }) }
}

const countHits = async (key: string, host: string): Promise<number> => {
  const { status, body } = await requestSite(host, '/api/search/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': key },
    body: JSON.stringify({ requests: [{ indexName: 'vehicles' }] }),
  })
  return status === 200 ? ((JSON.parse(body) as { results: { nbHits: number }[] }).results[0]?.nbHits ?? 0) : 0
}

const statusOf = async (host: string, path = '/'): Promise<number> => (await requestSite(host, path)).status

test('[TEN-01] [STK-06] an archived tenant is unreachable and can be reactivated; a purged one leaves nothing', async ({
  page,
}) => {
  const root = await createToken(findLogin())
  const slug = `life-${randomUUID().slice(0, 8)}`
  const { id, staff } = await createTenant(root, slug)
  const other = 'voltara'
  const otherVehicles = await countHits(await requestSearchKey(other), other)
  await expect.poll(() => statusOf(slug)).toBe(200)
  const key = await requestSearchKey(slug)
  await expect.poll(() => countHits(key, slug)).toBe(1)
  expect(visibleHtml((await requestSite(slug, '/search/new-used-and-demo-cars/')).body)).toContain('Corolla')

  expect((await requestRest('PATCH', `/tenants/${id}`, root, { status: 'archived' })).status).toBe(200)
  for (const path of ['/', '/search/new-used-and-demo-cars/', '/api/search/key']) {
    await expect.poll(() => statusOf(slug, path), { message: path }).toBe(404)
  }
  // Its key finds nothing on another dealer's host either, and its staff, still signed in, have no access.
  await expect.poll(() => countHits(key, other)).toBe(0)
  const vehicles = await requestRest('GET', '/vehicles', staff)
  expect([vehicles.status, vehicles.body['docs'] ?? []]).toEqual([403, []])

  expect((await requestRest('PATCH', `/tenants/${id}`, root, { status: 'active' })).status).toBe(200)
  await expect.poll(() => statusOf(slug)).toBe(200)
  await expect.poll(() => countHits(key, slug)).toBe(1)
  expect((await requestRest('GET', '/vehicles', staff)).body['totalDocs']).toBe(1)

  // Purged in the panel: archived first, then confirmed by typing its slug.
  expect((await requestRest('PATCH', `/tenants/${id}`, root, { status: 'archived' })).status).toBe(200)
  await addPanelSession(page, findLogin())
  await openPanelPage(page, `/admin/collections/tenants/${id}`)
  const button = page.getByRole('button', { name: 'Delete permanently' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Dealer’s slug').fill('voltara')
  await expect(button).toBeDisabled()
  await page.getByLabel('Dealer’s slug').fill(slug)
  await button.click()
  await expect(page).toHaveURL(/\/admin\/collections\/tenants\/?(\?|$)/)
  // The job that purges runs every minute; this requests a run now.
  await sql("UPDATE scheduled_jobs SET due_at = now() WHERE name = 'purge-tenants'")
  await expect.poll(() => sql('SELECT 1 FROM tenants WHERE id = $1', [id])).toEqual([])
  for (const table of ['vehicles', 'site_settings', 'users_tenants']) {
    expect(await sql(`SELECT 1 FROM ${table} WHERE tenant_id = $1`, [id]), table).toEqual([])
  }
  expect(await statusOf(slug)).toBe(404)
  expect(await countHits(await requestSearchKey(other), other)).toBe(otherVehicles)
})

test('[ADM-01] over HTTP a forged cookie gives no access, and no answer names the software', async () => {
  const token = await createToken(findLogin('voltara'))
  const [foreign] = await sql<{ id: string }>("SELECT id FROM tenants WHERE slug = 'edge'")
  const forgedCookie = `payload-tenant=${foreign?.id ?? ''}`
  for (const headers of [
    { authorization: `JWT ${token}`, cookie: forgedCookie },
    { origin: siteUrl(), cookie: `forecourt-token=${token}; ${forgedCookie}` },
  ]) {
    for (const path of [
      '/api/locations',
      '/api/vehicles',
      '/api/media',
      '/api/tenants',
      '/api/tenants/populate-tenant-options',
    ]) {
      const { status, body, headers: answerHeaders } = await requestSite(undefined, path, { headers })
      expect(status, path).toBe(200)
      expect(body, path).not.toContain(foreign?.id)
      expect(answerHeaders['x-powered-by'], path).toBeUndefined()
    }
    const panel = await requestSite(undefined, '/admin/collections/locations', { headers })
    expect(panel.body).not.toContain(foreign?.id ?? 'none')
  }
  const elsewhere = { origin: 'http://edge.localhost', cookie: `forecourt-token=${token}` }
  const me = await requestSite(undefined, '/api/users/me', { headers: elsewhere })
  expect(JSON.parse(me.body)).toMatchObject({ user: null })
})
