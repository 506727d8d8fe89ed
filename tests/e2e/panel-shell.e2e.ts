import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { findLogin, requestRest, createToken, addPanelSession, signInByForm, sql } from './arrange'
import { expect, siteUrl, test, type TestDealer } from './fixtures'
import { openPanelPage, reloadPanel, waitForPanelHydration } from './go-to-panel'
import { expectNoShifts, watchShifts } from './layout-shifts'
import { addColleague, signInFor } from './staff'
import { horizontalOverflow } from './page-errors'

const DEALER = 'southern-cross-motorcycles'
const DEALER_NAME = 'Southern Cross Motorcycles'

/** Adds a promo card that ended two days ago. */
const addExpiredCard = async ({ id: tenant, admin }: TestDealer): Promise<string> => {
  const expiry = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const card = { tenant, title: 'Old offer', position: 4, display: 'all', expiry, expiry_tz: 'Australia/Brisbane' }
  const { status, body } = await requestRest('POST', '/promo-cards', await createToken(admin), card)
  expect(status).toBe(201)
  return (body['doc'] as { id: string }).id
}

const groups = (page: Page) => page.locator('nav.nav__wrap .nav-group__toggle')
const entries = (page: Page) => page.locator('nav.nav__wrap .nav__link')
const openPanel = (page: Page) => openPanelPage(page)

/** Fails on serious accessibility problems that axe finds, in our own parts and in Payload's. */
const expectNothingSerious = async (page: Page): Promise<void> => {
  // Payload's checkbox for all rows has an empty label, which cannot be configured.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('input[type="checkbox"][aria-label=""]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const problems = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html.slice(0, 160)).join('\n  ')}`)
  expect(problems).toEqual([])
}

test.use({ viewport: { width: 1440, height: 900 } })

test('[ADM-01] [ADM-03] a dealer’s admin sees a menu by task, the name of the dealer, and what needs attention', async ({
  page,
  context,
  dealer,
}) => {
  const own = await dealer(DEALER)
  const card = await addExpiredCard(own)
  await openPanelPage(page, '/admin/login')
  await expect(page.locator('.brand-mark--large')).toHaveText('Forecourt')
  await expectNothingSerious(page)
  await signInByForm(page, own.admin)
  await expect(groups(page)).toHaveText([
    'Leads',
    'Stock',
    'Promotions',
    'Content',
    'Locations',
    'Sales',
    'Brand and models',
    'Settings',
  ])
  // The rest is closed until it is opened, which is remembered.
  const theme = entries(page).filter({ hasText: 'Theme' })
  await expect(theme).toBeHidden()
  const storedPromise = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/api/payload-preferences/nav'),
  )
  await groups(page).filter({ hasText: 'Settings' }).click()
  await expect(theme).toBeVisible()
  await storedPromise
  await reloadPanel(page)
  await expect(theme).toBeVisible()
  await expect(page.locator('.site-bar__name')).toHaveText(DEALER_NAME)
  const newPagePromise = context.waitForEvent('page')
  await page.getByRole('link', { name: /^View site/ }).click()
  const shop = await newPagePromise
  await expect(shop).toHaveURL(`${siteUrl(own.slug)}/`)
  await shop.close()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Needs attention')
  await expectNothingSerious(page)
  const promos = page.getByRole('region', { name: /promotion/ })
  await expect(promos.getByText('Ended 2 days ago')).toBeVisible()
  await promos.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/promo-cards/${card}$`))
  await expect(page.locator('.site-bar__name')).toBeInViewport()

  await openPanelPage(page, '/admin/collections/promo-cards')
  await expect(page.locator('.list-state[data-state="bad"]').first()).toContainText('Ended')
  await expectNothingSerious(page)
})

test('[ADM-01] [ADM-03] quick actions work, also by keyboard; on a phone the dealer’s name and the link to the site stay visible', async ({
  page,
}) => {
  await addPanelSession(page, findLogin(DEALER))
  await openPanel(page)
  const quick = page.getByRole('navigation', { name: 'Quick actions' })
  await quick.getByRole('link', { name: 'Set special hours for all locations' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/special-hours/)
  await expect(page.locator('details.holidays-panel')).toHaveAttribute('open', '')
  await openPanel(page)
  await quick.getByRole('link', { name: 'Change the hero' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/home\/[0-9a-f-]{36}/)

  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page)
  const bar = page.locator('.site-bar')
  await expect(bar.getByText(DEALER_NAME)).toBeInViewport()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(bar.getByRole('link', { name: /^View site/ })).toBeInViewport()
  expect(await horizontalOverflow(page)).toBe(0)
})

type StaffView = {
  /** Entries of the menu. */
  readonly has: readonly string[]
  readonly hasNot: readonly string[]
  /** A collection that this role cannot open. */
  readonly closed: string
  /** The heading of each card of what needs attention. */
  readonly attention: RegExp
  readonly mayChangeCards: boolean
}

const views: Readonly<Record<'editor' | 'lead-handler' | 'viewer', StaffView>> = {
  editor: {
    has: ['Vehicles', 'Pages', 'Promo cards', 'Models'],
    hasNot: ['Inbox', 'Shoppers', 'Reservations', 'Users', 'Site settings', 'Dealers'],
    closed: 'leads',
    attention: /./,
    mayChangeCards: true,
  },
  'lead-handler': {
    has: ['Vehicles', 'Inbox', 'Locations'],
    hasNot: ['Pages', 'Promo cards', 'Users', 'Stock feeds'],
    closed: 'pages',
    attention: /lead/,
    mayChangeCards: false,
  },
  viewer: {
    has: ['Vehicles', 'Pages'],
    hasNot: ['Inbox', 'Users', 'Site settings', 'Stock feeds', 'Templates'],
    closed: 'users',
    attention: /./,
    mayChangeCards: false,
  },
}

for (const role of ['editor', 'lead-handler', 'viewer'] as const) {
  test(`[ADM-01] [ADM-03] staff with the role ${role} see what they use, and cannot open anything else`, async ({
    page,
    dealer,
  }) => {
    const own = await dealer(DEALER)
    const { has, hasNot, closed, attention, mayChangeCards } = views[role]
    const [card, staff] = [await addExpiredCard(own), await addColleague(own.slug, 'Robin Ng', role)]
    await addPanelSession(page, staff)
    await openPanel(page)
    const menu = await entries(page).allTextContents()
    for (const one of has) expect(menu).toContain(one)
    for (const one of hasNot) expect(menu).not.toContain(one)
    for (const heading of await page.locator('.attention__card h2').allTextContents())
      expect(heading).toMatch(attention)
    await expect(page.getByRole('link', { name: 'Add a promo card' })).toHaveCount(mayChangeCards ? 1 : 0)
    const answer = await openPanelPage(page, `/admin/collections/${closed}`)
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
    await expect(page.locator('.collection-list')).toHaveCount(0)

    const token = await createToken(staff)
    const changeAnswer = await requestRest('PATCH', `/promo-cards/${card}`, token, { position: 4 })
    expect(changeAnswer.status).toBe(mayChangeCards ? 200 : 403)
    expect(
      (await requestRest('POST', '/users', token, { email: 'x@y.example', password: 'a long enough password' })).status,
    ).toBe(403)
  })
}

test('[ADM-01] the platform selects a dealer in the panel, and the bar follows', async ({ page, dealer }) => {
  const { slug, id } = await dealer('voltara')
  const own = `Northern Electric ${randomUUID().slice(0, 8)}`
  await sql('UPDATE tenants SET name = $2 WHERE id = $1', [id, own])
  await addPanelSession(page, findLogin())
  await openPanel(page)
  await expect(page.locator('.site-bar__name')).toHaveText('All dealers')
  await expect(groups(page).last()).toHaveText('Platform')
  await page.getByRole('combobox', { name: 'Dealer', exact: true }).click()
  await page.keyboard.type(own)
  await expect(page.getByRole('option')).toHaveText([own])
  await page.keyboard.press('Enter')
  await expect(page.locator('.site-bar__name')).toHaveText(own)
  await expect(page.locator('.site-bar__link')).toHaveAttribute('href', siteUrl(slug))
})

test('[ADM-01] [STF-07] on a laptop the menu is open from the first paint, nothing moves while a page starts, and it closes', async ({
  page,
  dealer,
}) => {
  const { admin } = await dealer(DEALER)
  await addPanelSession(page, admin)
  await page.setViewportSize({ width: 1280, height: 720 })
  await watchShifts(page)
  for (const path of ['/admin', '/admin/collections/vehicles', '/admin/collections/header']) {
    await openPanelPage(page, path)
    await expect(groups(page).first()).toBeInViewport()
    await expectNoShifts(page)
  }
  await page.getByRole('button', { name: 'Close Menu' }).first().click()
  await expect(page.locator('.nav')).toHaveAttribute('inert')
})

test('[ADM-01] [ADM-02] a field of a section is fewer than 15 stops of the Tab key away from the home screen', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('wattle-caravans')
  const blocks = [{ blockType: 'intro', id: 'first', title: 'Aardvark' }]
  const created = await requestRest('POST', '/pages', await createToken(admin), {
    tenant,
    title: 'Aardvark',
    slug: 'aardvark',
    blocks,
    _status: 'draft',
  })
  expect(created.status).toBe(201)
  await signInFor(page, admin, slug)
  await openPanel(page)
  let stops = 0
  const tabTo = async (control: Locator): Promise<void> => {
    for (let at = 0; at < 15; at += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
      stops += 1
    }
    await expect(control).toBeFocused()
  }
  const follow = async (control: Locator): Promise<void> => {
    await tabTo(control)
    await page.keyboard.press('Enter')
  }
  const skip = (name: RegExp) => page.getByRole('button', { name })
  await follow(skip(/^Skip to the menu/))
  await expect(groups(page).first()).toBeFocused()
  const content = groups(page).filter({ hasText: 'Content' })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(content).toBeFocused({ timeout: 100 })
  }).toPass()
  await follow(page.locator('#nav-pages'))
  await page.waitForURL(/\/collections\/pages(?:\?|$)/)
  await expect(page.locator('.skip-links')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Aardvark' })).toBeVisible()
  await follow(skip(/^Skip to the list/))
  await follow(page.getByRole('link', { name: 'Aardvark' }))
  await expect(page.locator('#blocks-row-0')).toBeVisible()
  await expect(page.locator('.skip-links')).toBeFocused()
  await waitForPanelHydration(page)
  await follow(skip(/^Skip to the sections/))
  await follow(page.locator('#blocks-row-0 .collapsible__toggle').first())
  await tabTo(page.locator('[name="blocks.0.title"]'))
  expect(stops).toBeLessThan(15)
})
