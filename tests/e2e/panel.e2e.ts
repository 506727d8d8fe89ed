import type { Page } from '@playwright/test'
import { rest, shownHtml, signIn, sql } from './arrange'
import { ask, expect, logins, site, test, type Login } from './fixtures'

const own = 'southern-cross-motorcycles'
const foreign = 'voltara'

const loginOf = (tenant: string): Login => {
  const found = logins().find((one) => one.tenant === tenant)
  if (!found) throw new Error(`The seed made no login for ${tenant}.`)
  return found
}

const ofTenant = (table: 'locations' | 'vehicles' | 'home', slug: string) =>
  sql<{ id: string }>(
    `SELECT d.id FROM ${table} d JOIN tenants t ON t.id = d.tenant_id WHERE t.slug = $1 ORDER BY d.id`,
    [slug],
  )

/** Signs in with keys alone, as staff without a mouse do. */
const signInByKeys = async (page: Page, { email, password }: Login): Promise<void> => {
  await page.goto(`${site()}/admin`, { waitUntil: 'networkidle' })
  await page.locator('input[name="email"]').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/?$/)
  await expect(page.locator('nav').getByRole('link', { name: 'Vehicles' })).toBeAttached()
}

const rows = (page: Page) => page.locator('.collection-list table tbody tr')

test('[ADM-01] staff sign in by keyboard, see their own dealer alone, and what they change is on the site', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const [ownLocations, foreignLocations, foreignVehicles, ownVehicles] = await Promise.all([
    ofTenant('locations', own),
    ofTenant('locations', foreign),
    ofTenant('vehicles', foreign),
    ofTenant('vehicles', own),
  ])
  await signInByKeys(page, loginOf(own))

  await page.goto(`${site()}/admin/collections/locations`)
  await expect(rows(page)).toHaveCount(ownLocations.length)
  await page.goto(`${site()}/admin/collections/vehicles`)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText(new RegExp(`of ${ownVehicles.length}$`))).toBeVisible()

  // Another dealer's documents are not there, by address either.
  for (const [collection, id] of [
    ['locations', foreignLocations[0]?.id],
    ['vehicles', foreignVehicles[0]?.id],
  ] as const) {
    await page.goto(`${site()}/admin/collections/${collection}/${id ?? ''}`, { waitUntil: 'networkidle' })
    await expect(page.locator('input[name="name"], input[name="phone"]')).toHaveCount(0)
    expect(await page.content()).not.toMatch(/Voltara (?:Sydney|Canberra|Melbourne)/)
  }
  await page.goto(`${site()}/admin/collections/tenants`, { waitUntil: 'networkidle' })
  await expect(page.getByText('Voltara', { exact: true })).toHaveCount(0)

  // A number changed here is on the page that the cache held.
  const cached = async () => (await ask(own, '/')).headers['x-nextjs-cache']
  await expect.poll(cached).toBe('HIT')
  await page.goto(`${site()}/admin/collections/locations/${ownLocations[0]?.id ?? ''}`, { waitUntil: 'networkidle' })
  const phone = page.locator('input[name="phone"]')
  const before = await phone.inputValue()
  await phone.fill('03 5550 6677')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  const shown = async () => shownHtml((await ask(own, '/')).body)
  await expect.poll(shown, { intervals: [100] }).toContain('03 5550 6677')
  expect(shownHtml((await ask(foreign, '/')).body)).not.toContain('5550 6677')
  await phone.fill(before)
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(shown).not.toContain('5550 6677')
})

test('[ADM-01] REST knows staff by their dealer, and nobody else at all', async () => {
  const token = await signIn(loginOf(own))
  const [location] = await ofTenant('locations', foreign)
  const [vehicle] = await ofTenant('vehicles', foreign)
  const [home] = await ofTenant('home', foreign)
  for (const [collection, id] of [
    ['locations', location?.id],
    ['vehicles', vehicle?.id],
    ['home', home?.id],
  ] as const) {
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { name: 'Taken over' }],
      ['DELETE', undefined],
    ] as const) {
      const anyone = await rest(method, `/${collection}/${id ?? ''}`, null, body)
      expect([401, 403, 404], `${method} ${collection} by nobody`).toContain(anyone.status)
      const staff = await rest(method, `/${collection}/${id ?? ''}`, token, body)
      expect([403, 404], `${method} ${collection} by another dealer’s staff`).toContain(staff.status)
    }
    const list = await rest('GET', `/${collection}?limit=1000&where[id][equals]=${id ?? ''}`, token)
    expect(list.body['docs'] ?? []).toEqual([])
    const public_ = await rest('GET', `/${collection}?limit=1`, null)
    expect([401, 403]).toContain(public_.status)
  }
  const many = await rest('PATCH', '/locations?where[id][exists]=true', token, { badge: 'TAKEN OVER' })
  expect(many.status).toBeLessThan(500)
  const taken = await sql<{ slug: string }>(
    `SELECT DISTINCT t.slug FROM locations l JOIN tenants t ON t.id = l.tenant_id WHERE l.badge = 'TAKEN OVER'`,
  )
  expect(taken.filter((one) => one.slug !== own)).toEqual([])
  await sql(`UPDATE locations SET badge = NULL WHERE badge = 'TAKEN OVER'`)
  const users = await rest('GET', '/users?limit=100', token)
  const emails = (users.body['docs'] as { email: string }[]).map((one) => one.email)
  expect(emails).toEqual([loginOf(own).email])
})

test('[ADM-01] a wrong password tells nothing about who exists', async () => {
  const wrong = await rest('POST', '/users/login', null, { email: loginOf('edge').email, password: 'not this one' })
  const nobody = await rest('POST', '/users/login', null, { email: 'nobody@example.com', password: 'not this one' })
  expect(wrong.status).toBe(401)
  expect(nobody).toEqual(wrong)
})
