import { randomUUID } from 'node:crypto'
import { loginOf, rest, searchKey, shownHtml, signIn, signInAt, sql } from './arrange'
import { ask, expect, site, test } from './fixtures'
import { goToPanel } from './go-to-panel'

type Made = { readonly id: string; readonly slug: string; readonly staff: string }

const idOf = ({ body }: { readonly body: Record<string, unknown> }): string =>
  String((body['doc'] as { id: string }).id)

/** Creates a dealer as the platform does, with settings, a car and a member of staff. */
const makeTenant = async (root: string, slug: string): Promise<Made> => {
  const made = async (target: string, data: object): Promise<string> => {
    const answer = await rest('POST', target, root, data)
    expect(answer.status, `${target} ${JSON.stringify(answer.body)}`).toBe(201)
    return idOf(answer)
  }
  const id = await made('/tenants', { name: `Dealer ${slug}`, slug, status: 'active' })
  await made('/site-settings', { tenant: id, phone: '07 5550 9900' })
  const car = {
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    item_type: 'car',
    price_type: 'drive_away',
  }
  await made('/vehicles', { tenant: id, ...car, status: 'in_stock', price_cents: 2_000_000 })
  const login = { email: `staff@${slug}.example`, password: 'a password of some length' }
  await made('/users', { ...login, tenants: [{ tenant: id, role: 'tenant-admin' }] })
  return { id, slug, staff: await signIn(login) }
}

const hits = async (key: string, host: string): Promise<number> => {
  const { status, body } = await ask(host, '/api/search/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': key },
    body: JSON.stringify({ requests: [{ indexName: 'vehicles' }] }),
  })
  return status === 200 ? ((JSON.parse(body) as { results: { nbHits: number }[] }).results[0]?.nbHits ?? 0) : 0
}

const statusOf = async (host: string, path = '/'): Promise<number> => (await ask(host, path)).status

test('[TEN-01] [STK-06] an archived tenant is unreachable and can be reactivated; a purged one leaves nothing', async ({
  page,
}) => {
  const root = await signIn(loginOf())
  const slug = `life-${randomUUID().slice(0, 8)}`
  const { id, staff } = await makeTenant(root, slug)
  const other = 'voltara'
  const otherCars = await hits(await searchKey(other), other)
  await expect.poll(() => statusOf(slug)).toBe(200)
  const key = await searchKey(slug)
  await expect.poll(() => hits(key, slug)).toBe(1)
  expect(shownHtml((await ask(slug, '/search/new-used-and-demo-cars/')).body)).toContain('Corolla')

  expect((await rest('PATCH', `/tenants/${id}`, root, { status: 'archived' })).status).toBe(200)
  for (const path of ['/', '/search/new-used-and-demo-cars/', '/api/search/key']) {
    await expect.poll(() => statusOf(slug, path), { message: path }).toBe(404)
  }
  // Its key finds nothing on another dealer's host either, and its staff, still signed in, have no access.
  await expect.poll(() => hits(key, other)).toBe(0)
  const vehicles = await rest('GET', '/vehicles', staff)
  expect([vehicles.status, vehicles.body['docs'] ?? []]).toEqual([403, []])

  expect((await rest('PATCH', `/tenants/${id}`, root, { status: 'active' })).status).toBe(200)
  await expect.poll(() => statusOf(slug)).toBe(200)
  await expect.poll(() => hits(key, slug)).toBe(1)
  expect((await rest('GET', '/vehicles', staff)).body['totalDocs']).toBe(1)

  // Purged in the panel: archived first, then confirmed by typing its slug.
  expect((await rest('PATCH', `/tenants/${id}`, root, { status: 'archived' })).status).toBe(200)
  await signInAt(page, loginOf())
  await goToPanel(page, `/admin/collections/tenants/${id}`)
  const button = page.getByRole('button', { name: 'Delete for good' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Slug of the tenant').fill('voltara')
  await expect(button).toBeDisabled()
  await page.getByLabel('Slug of the tenant').fill(slug)
  await button.click()
  await expect(page).toHaveURL(/\/admin\/collections\/tenants\/?(\?|$)/)
  // The job that purges runs every minute; this queues the next run now.
  await sql("INSERT INTO jobs.job (name, data) VALUES ('purge-tenants', '{}')")
  await expect.poll(() => sql('SELECT 1 FROM tenants WHERE id = $1', [id])).toEqual([])
  for (const table of ['vehicles', 'site_settings', 'users_tenants']) {
    expect(await sql(`SELECT 1 FROM ${table} WHERE tenant_id = $1`, [id]), table).toEqual([])
  }
  expect(await statusOf(slug)).toBe(404)
  expect(await hits(await searchKey(other), other)).toBe(otherCars)
})

test('[ADM-01] over HTTP a forged cookie gives no access, and no answer names the software', async () => {
  const token = await signIn(loginOf('voltara'))
  const [foreign] = await sql<{ id: string }>("SELECT id FROM tenants WHERE slug = 'edge'")
  const forged = `payload-tenant=${foreign?.id ?? ''}`
  for (const headers of [
    { authorization: `JWT ${token}`, cookie: forged },
    { origin: site(), cookie: `forecourt-token=${token}; ${forged}` },
  ]) {
    for (const path of [
      '/api/locations',
      '/api/vehicles',
      '/api/media',
      '/api/tenants',
      '/api/tenants/populate-tenant-options',
    ]) {
      const { status, body, headers: answered } = await ask(undefined, path, { headers })
      expect(status, path).toBe(200)
      expect(body, path).not.toContain(foreign?.id)
      expect(answered['x-powered-by'], path).toBeUndefined()
    }
    const panel = await ask(undefined, '/admin/collections/locations', { headers })
    expect(panel.body).not.toContain(foreign?.id ?? 'none')
  }
  const elsewhere = { origin: 'http://edge.localhost', cookie: `forecourt-token=${token}` }
  const me = await ask(undefined, '/api/users/me', { headers: elsewhere })
  expect(JSON.parse(me.body)).toMatchObject({ user: null })
})
