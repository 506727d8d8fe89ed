import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { rest, signIn, signInAt, loginOf, sql } from './arrange'
import { expect, site, test } from './fixtures'

const own = 'southern-cross-motorcycles'
const name = 'Southern Cross Motorcycles'
type Role = 'tenant-admin' | 'editor' | 'lead-handler' | 'viewer'

const tenantId = async (slug: string): Promise<string> => {
  const [row] = await sql<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [slug])
  return row?.id ?? ''
}

/** Somebody of the dealer in one role, for as long as the test takes. */
const staffOf = async (role: Role) => {
  const root = await signIn(loginOf())
  const login = { email: `${role}-${Date.now().toString(36)}@sample.example`, password: 'a password of some length' }
  const made = await rest('POST', '/users', root, { ...login, tenants: [{ tenant: await tenantId(own), role }] })
  expect(made.status).toBe(201)
  return { ...login, remove: () => sql('DELETE FROM users WHERE email = $1', [login.email]) }
}

/** A promo card that ended two days ago, for as long as the test takes. */
const oldCard = async () => {
  const token = await signIn(loginOf(own))
  const expiry = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const card = { tenant: await tenantId(own), title: 'Old offer', position: 4, display: 'all', expiry }
  const made = await rest('POST', '/promo-cards', token, { ...card, expiry_tz: 'Australia/Brisbane' })
  expect(made.status).toBe(201)
  const { id } = made.body['doc'] as { id: string }
  return { id, remove: () => sql('DELETE FROM promo_cards WHERE id = $1', [id]) }
}

const groups = (page: Page) => page.locator('nav.nav__wrap .nav-group__toggle')
const entries = (page: Page) => page.locator('nav.nav__wrap .nav__link')

/** What a machine sees that keeps people out, of our own parts and of Payload's around them. */
const expectNothingSerious = async (page: Page): Promise<void> => {
  // Payload's box that chooses all rows has an empty label, which nothing of ours can fill.
  const { violations } = await new AxeBuilder({ page })
    .exclude('input[type="checkbox"][aria-label=""]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html.slice(0, 160)).join('\n  ')}`)
  expect(found).toEqual([])
}

test.use({ viewport: { width: 1440, height: 900 } })

test('[ADM-01] [ADM-03] a dealer’s admin: the menu by what staff do, whose site it is, and what needs attention', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const card = await oldCard()
  try {
    await page.goto(`${site()}/admin/login`, { waitUntil: 'networkidle' })
    await expect(page.locator('.brand-mark--large')).toHaveText('Forecourt')
    await expectNothingSerious(page)
    await signInAt(page, loginOf(own))
    await expect(groups(page)).toHaveText([
      'Stock',
      'Content',
      'Locations',
      'Promotions',
      'Brand and models',
      'Leads',
      'Sales',
      'Settings',
    ])
    await expect(page.locator('.site-bar__name')).toHaveText(name)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Look at the site/ }).click()
    const shop = await opened
    await expect(shop).toHaveURL(`${site(own)}/`)
    await shop.close()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What needs attention')
    await expectNothingSerious(page)
    const promos = page.getByRole('region', { name: /promotion/ })
    await expect(promos.getByText('Expired 2 days ago')).toBeVisible()
    await promos.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/admin/collections/promo-cards/${card.id}$`))
    await expect(page.locator('.site-bar__name')).toBeInViewport()

    await page.goto(`${site()}/admin/collections/promo-cards`, { waitUntil: 'networkidle' })
    await expect(page.locator('.list-state[data-state="bad"]').first()).toContainText('Expired')
    await expectNothingSerious(page)
  } finally {
    await card.remove()
  }
})

test('[ADM-03] quick actions lead to their work, by keyboard too', async ({ page }) => {
  test.setTimeout(120_000)
  await signInAt(page, loginOf(own))
  const quick = page.getByRole('navigation', { name: 'Quick actions' })
  await quick.getByRole('link', { name: 'Set special hours for all locations' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/special-hours/)
  await expect(page.locator('details.holidays-panel')).toHaveAttribute('open', '')
  await page.goto(`${site()}/admin`, { waitUntil: 'networkidle' })
  await quick.getByRole('link', { name: 'Swap the hero' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/home\/[0-9a-f-]{36}/)
})

const menus: Readonly<Record<Exclude<Role, 'tenant-admin'>, { has: readonly string[]; hasNot: readonly string[] }>> = {
  editor: {
    has: ['Vehicles', 'Pages', 'Promo cards', 'Models', 'Inbox'],
    hasNot: ['Users', 'Site settings', 'Tenants'],
  },
  'lead-handler': { has: ['Vehicles', 'Inbox', 'Locations'], hasNot: ['Pages', 'Promo cards', 'Users', 'Stock feeds'] },
  viewer: { has: ['Vehicles', 'Pages', 'Inbox'], hasNot: ['Users', 'Site settings', 'Stock feeds', 'Templates'] },
}

for (const role of ['editor', 'lead-handler', 'viewer'] as const) {
  test(`[ADM-01] [ADM-03] a ${role} sees what they use, and nothing opens what they may not`, async ({ page }) => {
    test.setTimeout(120_000)
    const [staff, card] = [await staffOf(role), await oldCard()]
    try {
      await signInAt(page, staff)
      const words = await entries(page).allTextContents()
      for (const one of menus[role].has) expect(words).toContain(one)
      for (const one of menus[role].hasNot) expect(words).not.toContain(one)
      const closed = role === 'lead-handler' ? 'pages' : 'users'
      const answer = await page.goto(`${site()}/admin/collections/${closed}`, { waitUntil: 'networkidle' })
      expect(answer?.status()).toBe(404)
      await expect(page.locator('.collection-list')).toHaveCount(0)

      const token = await signIn(staff)
      const changed = await rest('PATCH', `/promo-cards/${card.id}`, token, { position: 4 })
      expect(changed.status).toBe(role === 'editor' ? 200 : 403)
      expect((await rest('POST', '/users', token, { email: 'x@y.example', password: 'long enough' })).status).toBe(403)
      await page.goto(`${site()}/admin`, { waitUntil: 'networkidle' })
      const sections = await page.locator('.attention__card h2').allTextContents()
      if (role === 'lead-handler') expect(sections.filter((one) => !one.includes('lead'))).toEqual([])
      if (role === 'viewer') await expect(page.getByRole('link', { name: 'New promo card' })).toHaveCount(0)
    } finally {
      await staff.remove()
      await card.remove()
    }
  })
}

test('[ADM-01] on a phone the dealer’s name and the way to the site stay in view', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt(page, loginOf(own))
  const bar = page.locator('.site-bar')
  await expect(bar.getByText(name)).toBeInViewport()
  await page.mouse.wheel(0, 2000)
  await expect(bar.getByRole('link', { name: /^Look at the site/ })).toBeInViewport()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('[ADM-01] the platform chooses whose panel it is, and the bar follows', async ({ page }) => {
  test.setTimeout(120_000)
  await signInAt(page, loginOf())
  await expect(page.locator('.site-bar__name')).toHaveText('All dealers')
  await expect(groups(page).last()).toHaveText('Platform')
  await page.getByRole('combobox', { name: 'Tenant', exact: true }).click()
  await page.keyboard.type('voltara')
  await page.keyboard.press('Enter')
  await expect(page.locator('.site-bar__name')).toHaveText('Voltara')
  await expect(page.locator('.site-bar__link')).toHaveAttribute('href', site('voltara'))
})
