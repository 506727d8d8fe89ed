import type { Page } from '@playwright/test'
import { sql } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { horizontalOverflow } from './page-errors'

const DEALER = 'yarra-value-cars'
const STOCK_PATH = '/search/used-cars'

const compareButtons = (page: Page) => page.locator('article').getByRole('button', { name: /^Compare ?:/ })
/** Place and size of a part within the first card. */
const placeInCard = (page: Page, selector: string) =>
  page
    .locator('article')
    .first()
    .evaluate((card, part) => {
      const outer = card.getBoundingClientRect()
      const { x, y, width, height } = card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return { x: x - outer.x, y: Math.round(y - outer.y), width, height }
    }, selector)
const bar = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true })

test('[SHP-03] up to four vehicles are chosen on their cards by keyboard, kept on the device and compared at a shareable address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteUrl(DEALER)}${STOCK_PATH}`)
  const buttons = compareButtons(page)
  await expect(buttons.nth(5)).toBeAttached()
  await buttons.nth(0).focus()
  await page.keyboard.press('Space')
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page).getByRole('status')).toHaveText('Choose another to compare')
  await expect(bar(page).getByRole('link', { name: 'Compare' })).toHaveCount(0)
  await page.reload()
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'true')
  for (const at of [1, 2, 3]) await buttons.nth(at).press('Enter')
  await expect(bar(page).getByRole('status')).toHaveText('4 chosen')
  await expectAccessible(page, '.compare-bar')
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(64)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)

  // A fifth is refused with the reason, and nothing that was chosen is lost.
  await buttons.nth(4).press('Enter')
  const refusal = page.getByText('You can compare 4 vehicles at once. Remove one to add another.')
  await expect(refusal).toBeVisible()
  const [message, chosen] = await Promise.all([refusal.boundingBox(), bar(page).boundingBox()])
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(chosen?.y ?? 0)
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false')
  await bar(page)
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .press('Enter')
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false')

  const titles = await Promise.all([0, 2, 3].map((at) => page.locator('article .card-title').nth(at).innerText()))
  await bar(page).getByRole('link', { name: 'Compare' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Compare vehicles' })).toBeVisible()
  const columns = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
  await expect(columns).toHaveCount(3)
  for (const [at, title] of titles.entries()) await expect(columns.nth(at)).toContainText(title)
  // All three fit on a phone.
  for (const at of [0, 1, 2]) await expect(columns.nth(at)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Swipe sideways/)).toHaveCount(0)
  await expect(page.locator('.compare-frame[data-more]')).toHaveCount(0)

  // The address alone shows the same comparison to a visitor without anything stored.
  const { pathname, search } = new URL(page.url())
  const { body } = await requestSite(DEALER, `${pathname}${search}`)
  for (const title of titles) expect(body).toContain(title)

  await page.goBack()
  await bar(page).getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(bar(page)).toHaveCount(0)
})

test('[SHP-03] before its script loads, “Compare” leads to the comparison, and nothing moves when the button takes its place', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteUrl(DEALER)}${STOCK_PATH}`)
  const link = page
    .locator('article')
    .getByRole('link', { name: /^Compare ?:/ })
    .first()
  const before = await placeInCard(page, '.card-compare')
  const title = await page.locator('article .card-title').first().innerText()
  await link.click()
  await expect(page.getByText('Add another vehicle to see how they differ.')).toBeVisible()
  await expect(page.getByRole('columnheader').nth(1)).toContainText(title)
  await context.close()

  const hydrated = await browser.newPage()
  await hydrated.goto(`${siteUrl(DEALER)}${STOCK_PATH}`)
  await expect(compareButtons(hydrated).first()).toBeVisible()
  expect(await placeInCard(hydrated, '.card-compare')).toEqual(before)
  await hydrated.close()
})

test('[SHP-03] a dealer switches “Compare” off', async ({ dealer }) => {
  const { slug, id } = await dealer(DEALER)
  expect((await requestSite(slug, STOCK_PATH)).body).toContain('card-compare')
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(switches, '{display,compare}', 'false') WHERE tenant_id = $1`,
    [id],
  )
  await expect.poll(async () => (await requestSite(slug, STOCK_PATH)).body).not.toContain('card-compare')
})

/** The address of a comparison of a dealer's first vehicles. */
const comparisonOf = async (tenant: string, count: number): Promise<string> => {
  const ids = await sql<{ id: string }>(
    `SELECT v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND NOT v.hidden ORDER BY v.slug LIMIT $2`,
    [tenant, count],
  )
  return `${siteUrl(tenant)}/compare?ids=${ids.map(({ id }) => id).join(',')}`
}

test('[ACC-03] on a phone the comparison reaches the edges of the screen, and its labels stay whole while it scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await comparisonOf('voltara', 4))
  const table = page.getByRole('region', { name: 'Comparison', exact: true })
  const frame = await table.boundingBox()
  expect([frame?.x, frame?.width]).toEqual([0, 390])
  // The fourth vehicle begins on the screen, which shows that the table goes on.
  await expect(page.getByText('Swipe sideways to see all 4 vehicles.')).toBeVisible()
  expect((await table.getByRole('columnheader').last().boundingBox())?.x ?? Infinity).toBeLessThan(355)
  await expect(page.locator('.compare-frame[data-more]')).toHaveCount(1)
  const label = page.getByRole('rowheader', { name: /^Price/ })
  const widthOfLabel = (await label.boundingBox())?.width ?? 0
  for (const left of [60, 150, 1000]) {
    await table.evaluate((element, to) => element.scrollTo({ left: to }), left)
    expect((await label.boundingBox())?.x).toBe(0)
    // A vehicle begins where the labels end, or the table is at its end.
    await expect
      .poll(() =>
        table.evaluate((element, edge) => {
          const starts = [...element.querySelectorAll('thead th')]
            .slice(1)
            .map((cell) => cell.getBoundingClientRect().x)
          const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
          return isAtEnd || starts.some((start) => Math.abs(start - edge) < 8)
        }, widthOfLabel),
      )
      .toBe(true)
  }
  await expect(page.locator('.compare-frame[data-more]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Enquire about the / })).toHaveCount(4)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share this comparison' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, '#main')
})

for (const javaScriptEnabled of [true, false])
  test(`[ACC-03] a comparison says what it leaves out, and after a removal the focus is on the next ${javaScriptEnabled ? 'link' : 'link without script'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const address = await comparisonOf(DEALER, 5)
    await page.goto(`${address},0190a0a0-0000-7000-8000-000000000099,x`)
    const extra = page.getByText('You can compare up to four cars, so one isn’t shown. Remove a car to see it.')
    await expect(extra).toBeVisible()
    await expect(page.getByText('2 cars are no longer listed.')).toBeVisible()
    const removeLinks = page.getByRole('link', { name: /^Remove / })
    await expect(removeLinks).toHaveCount(4)
    const names = await removeLinks.allInnerTexts()
    await removeLinks.nth(1).press('Enter')
    // The fifth takes the free place, and the next vehicle’s link has the focus.
    await expect(extra).toHaveCount(0)
    await expect(removeLinks).toHaveCount(4)
    await expect(removeLinks.nth(1)).toBeFocused()
    await expect(removeLinks.nth(1)).toHaveText(names[2] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    for (const left of [3, 2, 1]) {
      await page.locator('a:focus').press('Enter')
      await expect(removeLinks).toHaveCount(left)
      await expect(page.locator('a:focus')).toHaveText(/^Remove/)
    }
    await page.locator('a:focus').press('Enter')
    await expect(removeLinks).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Compare vehicles' })).toBeFocused()
    await context.close()
  })

test('[ACC-03] “Show only differences” hides the rows that are the same, by keyboard and without script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(await comparisonOf(DEALER, 3))
  const rows = page.locator('tbody tr')
  const [all, different] = [await rows.count(), await rows.filter({ hasText: 'differs' }).count()]
  expect(different).toBeGreaterThan(0)
  expect(different).toBeLessThan(all)
  const only = page.getByRole('checkbox', { name: `Show only differences (${different} of ${all})` })
  await only.press('Space')
  await expect(page.locator('tbody tr:visible')).toHaveCount(different)
  await expect(page.locator('tbody tr:visible').filter({ hasText: 'differs' })).toHaveCount(different)
  await only.press('Space')
  await expect(page.locator('tbody tr:visible')).toHaveCount(all)
  await context.close()
})

test('[ACC-03] the frame of a comparison ends where its columns end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const count of [2, 3, 4]) {
    await page.goto(await comparisonOf(DEALER, count))
    const frame = await page.locator('.compare-frame').boundingBox()
    const table = await page.locator('table.compare-columns').boundingBox()
    expect(Math.abs((frame?.width ?? 0) - (table?.width ?? Infinity))).toBeLessThanOrEqual(2)
  }
})

test('[ACC-03] the names of compared vehicles stay below the header over their columns, and cover neither headings nor links', async ({
  page,
}) => {
  await page.goto(await comparisonOf(DEALER, 4))
  const names = page.locator('.compare-names')
  const headings = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    for (const left of [0, 1000]) {
      await page.getByRole('region', { name: 'Comparison', exact: true }).evaluate((one, to) => {
        one.scrollLeft = to
      }, left)
      const last = headings.nth(left === 0 ? 0 : 3)
      await last.getByRole('link').first().focus()
      await expect(last.getByRole('link').first()).toBeInViewport()
      await page
        .getByRole('rowheader')
        .last()
        .evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect(names).toBeInViewport()
      const title = (await last.getByRole('link').first().innerText()).trim()
      const name = names.getByText(title, { exact: true }).nth(0)
      await expect
        .poll(async () => Math.abs(((await name.boundingBox())?.x ?? 0) - ((await last.boundingBox())?.x ?? 0)))
        .toBeLessThan(16)
      const header = await page.locator('header').first().boundingBox()
      expect(Math.round((await names.boundingBox())?.y ?? 0)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)))
    }
  }
})
