import type { Page } from '@playwright/test'
import { requestRest, visibleHtml, createToken, sql } from './arrange'
import { requestSite, expect, test, type Login } from './fixtures'
import { openPanelPage } from './go-to-panel'

const idsOf = (table: 'locations' | 'vehicles' | 'home', tenant: string) =>
  sql<{ id: string }>(`SELECT id FROM ${table} WHERE tenant_id = $1 ORDER BY id`, [tenant])

/** Signs in by keyboard only. */
const signInByKeys = async (page: Page, { email, password }: Login): Promise<void> => {
  await openPanelPage(page)
  await page.locator('input[name="email"]').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/?$/)
  await expect(page.locator('nav').getByRole('link', { name: 'Vehicles', exact: true })).toBeAttached()
}

const rows = (page: Page) => page.locator('.collection-list table tbody tr')

test('[ADM-01] staff sign in by keyboard, see only their own dealer, and their changes are on the site', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('southern-cross-motorcycles')
  const foreign = await dealer('voltara')
  const [ownLocations, foreignLocations, foreignVehicles, ownVehicles] = await Promise.all([
    idsOf('locations', id),
    idsOf('locations', foreign.id),
    idsOf('vehicles', foreign.id),
    idsOf('vehicles', id),
  ])
  await signInByKeys(page, admin)

  await openPanelPage(page, '/admin/collections/locations')
  await expect(rows(page)).toHaveCount(ownLocations.length)
  await openPanelPage(page, '/admin/collections/vehicles')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText(new RegExp(`of ${ownVehicles.length}$`))).toBeVisible()

  // Another dealer's documents are not found, by address either.
  for (const [collection, id] of [
    ['locations', foreignLocations[0]?.id],
    ['vehicles', foreignVehicles[0]?.id],
  ] as const) {
    await openPanelPage(page, `/admin/collections/${collection}/${id ?? ''}`)
    await expect(page.locator('input[name="name"], input[name="phone"]')).toHaveCount(0)
    expect(await page.content()).not.toMatch(/Voltara (?:Sydney|Canberra|Melbourne)/)
  }
  await openPanelPage(page, '/admin/collections/tenants')
  await expect(page.getByText('Voltara', { exact: true })).toHaveCount(0)

  // A number changed in the panel replaces the cached page.
  const readCacheStatus = async () => (await requestSite(slug, '/')).headers['x-nextjs-cache']
  await expect.poll(readCacheStatus).toBe('HIT')
  await openPanelPage(page, `/admin/collections/locations/${ownLocations[0]?.id ?? ''}`)
  const phone = page.locator('input[name="phone"]')
  await phone.fill('03 5550 6677')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  await expect.poll(async () => visibleHtml((await requestSite(slug, '/')).body)).toContain('03 5550 6677')
  expect(visibleHtml((await requestSite(foreign.slug, '/')).body)).not.toContain('5550 6677')
})

test('[ADM-01] REST limits staff to their dealer and refuses everyone else', async ({ dealer }) => {
  const [own, foreign] = [await dealer('southern-cross-motorcycles'), await dealer('voltara')]
  const token = await createToken(own.admin)
  const [location] = await idsOf('locations', foreign.id)
  const [vehicle] = await idsOf('vehicles', foreign.id)
  const [home] = await idsOf('home', foreign.id)
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
      const anyone = await requestRest(method, `/${collection}/${id ?? ''}`, null, body)
      expect([401, 403, 404], `${method} ${collection} without a session`).toContain(anyone.status)
      const staff = await requestRest(method, `/${collection}/${id ?? ''}`, token, body)
      expect([403, 404], `${method} ${collection} by another dealer’s staff`).toContain(staff.status)
    }
    const list = await requestRest('GET', `/${collection}?limit=1000&where[id][equals]=${id ?? ''}`, token)
    expect(list.body['docs'] ?? []).toEqual([])
    const public_ = await requestRest('GET', `/${collection}?limit=1`, null)
    expect([401, 403]).toContain(public_.status)
  }
  const badge = 'TAKEN OVER'
  const many = await requestRest('PATCH', '/locations?where[id][exists]=true', token, { badge })
  expect(many.status).toBeLessThan(500)
  expect(await sql('SELECT 1 FROM locations WHERE tenant_id = $1 AND badge = $2', [foreign.id, badge])).toEqual([])
  const users = await requestRest('GET', '/users?limit=100', token)
  const emails = (users.body['docs'] as { email: string }[]).map((one) => one.email)
  expect(emails).toEqual([own.admin.email])
})

test('[ADM-01] a wrong password and an unknown address get the same answer', async ({ dealer }) => {
  const { admin } = await dealer('edge')
  const wrong = await requestRest('POST', '/users/login', null, { email: admin.email, password: 'not this one' })
  const unknown = await requestRest('POST', '/users/login', null, {
    email: 'nobody@example.com',
    password: 'not this one',
  })
  expect(wrong.status).toBe(401)
  expect(unknown).toEqual(wrong)
})
