import { findVehicleSlug, sql } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { expectNoShifts, watchShifts } from './layout-shifts'
import { horizontalOverflow } from './page-errors'
import { desktop, phone } from './vehicle-parts'

const DEALER = 'yarra-value-cars'
const demoDealers = [
  ...['banksia-motor-group', 'coolabah-chery', 'edge', 'harbour-and-vale', 'ironbark-trucks'],
  ...['southern-cross-motorcycles', 'voltara', 'wattle-caravans', 'yarra-value-cars'],
]

test('[SHP-01] a vehicle is saved without an account, and every page’s header leads to it with the number', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(`${siteUrl(DEALER)}/finance`, { waitUntil: 'networkidle' })
  const saved = page.getByRole('banner').getByRole('link', { name: /^Saved vehicles/ })
  await expect(saved).toHaveAccessibleName('Saved vehicles')
  const [first, second] = [
    await findVehicleSlug(DEALER, "v.status = 'in_stock' AND v.make = 'Toyota'"),
    await findVehicleSlug(DEALER, "v.status = 'in_stock' AND v.make <> 'Toyota'"),
  ]
  for (const slug of [first, second]) {
    await page.goto(`${siteUrl(DEALER)}/cars/${slug}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  }
  await expect(saved).toHaveAccessibleName('Saved vehicles (2)')

  await watchShifts(page)
  await page.goto(siteUrl(DEALER), { waitUntil: 'networkidle' })
  await expect(saved).toHaveAccessibleName('Saved vehicles (2)')
  await expectNoShifts(page)
  await expectAccessible(page, 'header')
  await saved.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/watchlist$/)
  await expect(page.locator('main').getByRole('article')).toHaveCount(2)

  // On a phone the number is in the bar too, and the menu leads to the account.
  await page.setViewportSize(phone)
  await expect(saved.first()).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Saved vehicles (2)' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/my-garage')
  await expectAccessible(page, '[role="dialog"]')
})

test('[SRCH-01] on a phone the header’s magnifier leads to the search with the field in focus', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${siteUrl(DEALER)}/finance`, { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Search our stock' }).click()
  await expect(page.locator('#stock-query')).toBeFocused()
  await page.keyboard.type('corolla')
  await expect(page.locator('#stock-query')).toHaveValue('corolla')
})

test('[SHP-01] the account leads to the sign-in and back; a dealer without accounts or saving has neither link', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(siteUrl('voltara'), { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage/)
  await page.goto(siteUrl('edge'), { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('link', { name: 'My account' })).toHaveCount(0)
  await page.goto(siteUrl('ironbark-trucks'), { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('link', { name: /^Saved vehicles/ })).toHaveCount(0)
})

test('[CNT-02] a header is one row of menu entries at 1,440 pixels; what has no room is under “More”', async ({
  page,
  dealer,
}) => {
  for (const slug of [
    ...['banksia-motor-group', 'coolabah-chery', 'edge', 'harbour-and-vale', 'ironbark-trucks'],
    ...['southern-cross-motorcycles', 'voltara', 'wattle-caravans', 'yarra-value-cars'],
  ]) {
    await page.setViewportSize(desktop)
    await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' })
    const menu = page.getByRole('navigation', { name: 'Main' })
    expect((await menu.boundingBox())?.height, slug).toBeLessThanOrEqual(52)
    expect(await horizontalOverflow(page), slug).toBe(0)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await horizontalOverflow(page), `${slug} on a small phone`).toBe(0)
  }
  // Its name set in type is wider than its logo, so the menu has less room.
  const { slug, id } = await dealer('southern-cross-motorcycles')
  await sql('UPDATE theme SET logo_url = NULL WHERE tenant_id = $1', [id])
  await page.setViewportSize(desktop)
  await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' })
  await page.getByRole('navigation', { name: 'Main' }).getByText('More', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })).toBeVisible()
})

for (const [label, width, textPercent] of [
  ['320 pixels', 320, 100],
  ['390 pixels with text at 200 %', 390, 200],
] as const)
  test(`[CNT-02] at ${label} no part of any dealer’s header covers another or leaves the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const dealer of demoDealers) {
      await page.goto(`${siteUrl(dealer)}/contact`, { waitUntil: 'domcontentloaded' })
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${String(percent)}%`
      }, textPercent)
      const boxes = await page.locator('.site-logo, .site-burger, .site-tools > a').evaluateAll((all) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect()
          // Text may be wider than its box.
          return { left, right: Math.max(right, left + one.scrollWidth), name: one.className }
        }),
      )
      const visible = boxes.filter(({ left, right }) => right > left).toSorted((one, other) => one.left - other.left)
      const overlapping = visible.filter(({ right }, index) => right > (visible[index + 1]?.left ?? width) + 1)
      expect(overlapping, dealer).toEqual([])
    }
  })

test('[CNT-02] [LOC-09] menus and footer are sent once, as HTML, stay when a link is followed, and say what is open now', async ({
  page,
}) => {
  const dealer = 'banksia-motor-group'
  const { body } = await requestSite(dealer, '/')
  for (const text of ['Prices are for the vehicle as described', 'footer-numbers', 'site-menu-panel', 'Get directions'])
    expect(body.split(text).length, text).toBeGreaterThan(1)
  const scripts = [...body.matchAll(/<script\b.*?<\/script>/gs)].join('')
  for (const text of ['Prices are for the vehicle as described', 'Dealer licence', 'All stock'])
    expect(scripts, text).not.toContain(text)

  await page.setViewportSize(desktop)
  await page.goto(siteUrl(dealer), { waitUntil: 'networkidle' })
  const [footer, menu] = [page.getByRole('contentinfo'), page.getByRole('navigation', { name: 'Main' })]
  const [footerText, menuText] = [await footer.locator('.footer-groups').innerText(), await menu.textContent()]
  const open = footer.locator('.open-now').first()
  await expect(open).toHaveText('See opening hours')
  await open.scrollIntoViewIfNeeded()
  await expect(open).toHaveText(/^(Open now, closes|Closed)/)

  // A link that this page follows without a new document leaves both as they are.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await footer.getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/News/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await footer.locator('.footer-groups').innerText()).toBe(footerText)
  expect(await menu.textContent()).toBe(menuText)
})

test('[SRCH-03] where stock opens at one city, the link of a page with nothing to show names the city and leads where the menu does', async ({
  page,
}) => {
  await page.goto(`${siteUrl('edge')}/no-such-page`)
  const stock = '/search/new-used-and-demo-cars/'
  await expect(page.locator('main').getByRole('link', { name: 'See stock in Queanbeyan' })).toHaveAttribute(
    'href',
    stock,
  )
  await expect(page.locator(`.site-footer a[href="${stock}"]`)).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'See all stock' })).toHaveCount(0)
})

test('[SRCH-01] the hint of a search box fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const dealer of demoDealers) {
    for (const path of ['/', '/no-such-page']) {
      await page.goto(`${siteUrl(dealer)}${path}`, { waitUntil: 'load' })
      const input = page.locator('main .search-box input').first()
      const measureRoom = () =>
        input.evaluate((element: HTMLInputElement) => {
          const { paddingLeft, paddingRight } = getComputedStyle(element)
          const context = document.createElement('canvas').getContext('2d')
          if (!context) return Number.NaN
          context.font = getComputedStyle(element, '::placeholder').font
          const inside = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          return inside - context.measureText(element.placeholder).width
        })
      await expect.poll(measureRoom, dealer + path).toBeGreaterThanOrEqual(0)
    }
  }
})
