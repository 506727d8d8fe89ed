import { AxeBuilder } from '@axe-core/playwright'
import { loginOf, rest, signIn, signInAt, sql } from './arrange'
import { expect, site, test } from './fixtures'
import { documentId, open } from './staff'

// On narrower screens the panel's menu, and the selector in it, are folded away.
test.use({ viewport: { width: 1600, height: 900 } })

test('[TEN-01] the platform finds one of 300 tenants by keyboard, and lists that one’s documents', async ({ page }) => {
  test.setTimeout(180_000)
  const mark = `x${Date.now().toString(36)}`
  const make = `INSERT INTO tenants (id, name, slug, status) SELECT gen_random_uuid(), 'Sample Dealer ' || n || ' ${mark}', '${mark}-' || n, 'archived' FROM generate_series(1, 300) n`
  await sql(make)
  try {
    await signInAt(page, loginOf())
    await page.goto(`${site()}/admin/collections/locations`, { waitUntil: 'networkidle' })
    const box = page.getByRole('combobox', { name: 'Tenant', exact: true })
    await box.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('status').filter({ hasText: 'type more' })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(50)
    // The first names came with the page; the others are asked for.
    expect((await page.content()).includes(`Sample Dealer 300 ${mark}`)).toBe(false)
    await page.route('**/api/tenants/names?*', (route) => route.abort())
    await page.keyboard.type('volt')
    await expect(page.getByRole('status').filter({ hasText: 'could not be read' })).toBeVisible()
    await page.unroute('**/api/tenants/names?*')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type(`dealer 217 ${mark}`)
    await expect(page.getByRole('option')).toHaveText([`Sample Dealer 217 ${mark}`])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('voltara')
    await expect(page.getByRole('option')).toHaveText(['Voltara'])
    // Of the panel this part alone is ours.
    const { violations } = await new AxeBuilder({ page }).include('.tenant-choice').analyze()
    expect(violations.map((one) => one.help)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('Voltara')
    const [count] = await sql<{ n: string }>(
      "SELECT count(*) AS n FROM locations l JOIN tenants t ON t.id = l.tenant_id WHERE t.slug = 'voltara'",
    )
    await expect(page.locator('.collection-list table tbody tr')).toHaveCount(Number(count?.n))
    await page.reload({ waitUntil: 'networkidle' })
    await expect(box).toHaveValue('Voltara')
    // A document of a tenant whose name did not come with the page is shown with that name.
    await open(page, 'locations', await documentId('locations', 'yarra-value-cars'))
    await expect(box).toHaveValue('Yarra Value Cars')
    await expect(box).toBeDisabled()
    // Back to all of them.
    await page.goto(`${site()}/admin/collections/locations`, { waitUntil: 'networkidle' })
    await box.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('')
  } finally {
    await sql("UPDATE tenants SET status = 'purging' WHERE slug LIKE $1", [`${mark}-%`])
    await sql('DELETE FROM tenants WHERE slug LIKE $1', [`${mark}-%`])
  }
})

test('[TEN-01] [ADM-01] staff see their own dealers alone: one is a name, two are a choice', async ({ page }) => {
  test.setTimeout(120_000)
  await signInAt(page, loginOf('harbour-and-vale'))
  await expect(page.locator('.tenant-choice__only')).toHaveText('Harbour & Vale Prestige')
  await expect(page.getByRole('combobox', { name: 'Tenant', exact: true })).toHaveCount(0)

  const root = await signIn(loginOf())
  const tenants = await sql<{ id: string }>("SELECT id FROM tenants WHERE slug IN ('edge', 'coolabah-chery')")
  const login = { email: `both-${Date.now().toString(36)}@sample.example`, password: 'a password of some length' }
  const rows = tenants.map(({ id }) => ({ tenant: id, role: 'viewer' }))
  expect((await rest('POST', '/users', root, { ...login, tenants: rows })).status).toBe(201)
  await page.context().clearCookies()
  await signInAt(page, login)
  await page.getByRole('combobox', { name: 'Tenant', exact: true }).click()
  await expect(page.getByRole('option')).toHaveText([/^All tenants$/, /^Coolabah Chery$/, /^The Queanbeyan/])
  await sql('DELETE FROM users WHERE email = $1', [login.email])
})
