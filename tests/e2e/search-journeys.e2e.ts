import type { Page } from '@playwright/test'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { holdRequests } from './hold-answer'
import {
  cards,
  filters,
  GROUP_DEALER as slug,
  openSearch,
  pathOf,
  resultCount as count,
  SEARCH_PATH as base,
  waitForSearch,
  listVisibleVehicles as shown,
  recordSearches,
} from './search-parts'
import { expectNoShifts, watchShifts } from './layout-shifts'
import { horizontalOverflow } from './page-errors'
import { waitForHydration } from './hydration'

/** Chooses the filter value that leaves the fewest cars. Returns false when none leaves fewer. */
const filterOnce = async (page: Page, press: (name: string) => Promise<void>): Promise<boolean> => {
  const readCount = async () => Number.parseInt(((await count(page).textContent()) ?? '').replaceAll(',', ''), 10)
  const foundCount = await readCount()
  if (foundCount <= 1) return false
  const rows = await filters(page)
    .locator('.facet-rows a:not([aria-current])')
    .evaluateAll((all) =>
      all.map((one) => ({
        href: one.getAttribute('href') ?? '',
        cars: Number((one.querySelector('small')?.firstChild?.textContent ?? '').replaceAll(/\D/g, '')),
      })),
    )
  const best = rows.filter((one) => one.cars > 0 && one.cars < foundCount).sort((a, b) => a.cars - b.cars)[0]
  if (!best) return false
  const target = new URL(best.href, page.url()).href
  await press(best.href)
  await expect.poll(readCount).toBeLessThan(foundCount)
  // The address follows the results a moment later; a reader of `page.url()` needs the new one.
  await expect.poll(() => decodeURI(page.url())).toBe(decodeURI(target))
  return true
}

const filterToOneVehicle = async (page: Page, press: (href: string) => Promise<void>): Promise<void> => {
  for (let step = 0; step < 6 && (await filterOnce(page, press)); step += 1);
  await expect(cards(page)).toHaveCount(1)
}

const shareAndReturn = async (page: Page, open: () => Promise<void>): Promise<void> => {
  const address = page.url()
  const [vehicle] = await shown(page)
  const cold = await page.context().newPage()
  await cold.goto(address, { waitUntil: 'domcontentloaded' })
  expect(await shown(cold)).toEqual([vehicle])
  await cold.close()
  await open()
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => shown(page)).toEqual([vehicle])
}

/** Opens the sections around a value, so that it can be clicked. */
const openSections = (page: Page, href: string) =>
  page.evaluate((to) => {
    const row = [...document.querySelectorAll('#filters .facet-rows a')].find((one) => one.getAttribute('href') === to)
    for (let at = row?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
  }, href)

const row = (page: Page, href: string) =>
  filters(page)
    .locator(`.facet-rows a[href=${JSON.stringify(href)}]`)
    .first()

test('[SRCH-02] [SRCH-04] by mouse: filtered to one car, shared, opened and back', async ({ page }) => {
  await openSearch(page)
  await filterToOneVehicle(page, async (href) => {
    await openSections(page, href)
    await row(page, href).click()
  })
  await shareAndReturn(page, () => cards(page).getByRole('link').first().click())
})

test('[SRCH-02] [SRCH-04] by keyboard only: filtered to one car, shared, opened and back', async ({ page }) => {
  await openSearch(page)
  await filterToOneVehicle(page, async (href) => {
    await openSections(page, href)
    await row(page, href).focus()
    await expect(row(page, href)).toBeFocused()
    await page.keyboard.press('Enter')
  })
  await shareAndReturn(page, async () => {
    await cards(page).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
  })
})

test('[SRCH-02] [SRCH-09] [SRCH-18] by touch at 390 px: filtered in the sheet, shared, opened and back', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openSearch(page)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('link', { name: /^Filters/ }).tap()
  await filterToOneVehicle(page, async (href) => {
    await openSections(page, href)
    await row(page, href).tap()
  })
  const showMe = page.getByRole('link', { name: 'Show me 1 vehicle' })
  await expect(showMe).toBeVisible()
  await showMe.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page, '#results')
  await shareAndReturn(page, () => cards(page).locator('.card-title a').tap())
  await context.close()
})

test('[SRCH-01] [SRCH-02] turning the page by keyboard moves to its cars; Back from a car restores page and scroll', async ({
  page,
}) => {
  await openSearch(page)
  const onFirst = await shown(page)
  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await expect(page).toHaveURL(/page=2$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 9999)).toBeLessThan(720)

  await expect.poll(async () => (await shown(page))[0]).not.toBe(onFirst[0])
  // The first rows are rendered at once, the others a moment later.
  await expect.poll(async () => (await shown(page)).at(-1)).not.toBe(onFirst.at(-1))
  const before = await shown(page)
  const card = cards(page).nth(10)
  await card.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const scroll = await page.evaluate(() => window.scrollY)
  expect(scroll).toBeGreaterThan(300)
  await card.locator('.card-title a').click()
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(() => shown(page)).toEqual(before)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThan(60)
})

test('[SRCH-01] [SRCH-18] a key pressed during hydration is handled, and the focus stays', async ({ page }) => {
  // Delays everything that React schedules, as on a slow phone.
  await page.addInitScript(() => {
    const send = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      setTimeout(() => Reflect.apply(send, this, args), 400)
    }
  })
  await page.goto(`${siteUrl(slug)}${base}?query=corolla`, { waitUntil: 'domcontentloaded' })
  const clear = page.getByRole('button', { name: 'Clear the search text' })
  await clear.focus()
  await waitForHydration(page, 'form[role=search] button')
  await page.keyboard.press('Enter')
  await expect(page.locator('#stock-query')).toBeFocused()

  await page.goto(`${siteUrl(slug)}${base}`, { waitUntil: 'domcontentloaded' })
  const onFirst = await shown(page)
  await waitForHydration(page, 'a[rel=next]')
  await page.locator('a[rel=next]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(async () => (await shown(page))[0]).not.toBe(onFirst[0])
})

test('[SRCH-01] two filters chosen at once are both applied, and their common search is shown', async ({ page }) => {
  await openSearch(page)
  const searches = recordSearches(page)
  await page.evaluate(() => {
    const press = (text: string) =>
      [...document.querySelectorAll<HTMLElement>('#filters .facet-rows a')]
        .find((one) => one.textContent?.startsWith(text))
        ?.click()
    press('SUV')
    press('Automatic')
  })
  await expect.poll(() => pathOf(page)).toBe('/search/suv?refinementList[transmission][0]=Automatic')
  await expect(page.getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter Automatic' })).toBeVisible()
  expect(searches.length).toBeLessThanOrEqual(2)
  expect(searches.at(-1)).toContain('Automatic')
})

test('[SRCH-06] a filter section stays open or closed after a reload, and nothing shifts', async ({ page }) => {
  await openSearch(page)
  const section = (title: string) => filters(page).locator(`details[data-section="${title}"]`)
  await section('Fuel').locator('summary').first().click()
  await section('Condition').locator('summary').first().click()
  await watchShifts(page)
  await page.reload({ waitUntil: 'networkidle' })
  await waitForSearch(page)
  await expect(section('Fuel')).toHaveAttribute('open', '')
  await expect(section('Condition')).not.toHaveAttribute('open')
  await expectNoShifts(page)
})

test('[CARD-04] cash or finance prices apply to all cards and are remembered; cash is the default', async ({
  page,
}) => {
  await openSearch(page)
  const choice = (name: string) => page.getByRole('group', { name: 'Show prices as' }).getByRole('button', { name })
  await expect(choice('Cash')).toHaveAttribute('aria-pressed', 'true')
  const first = page.locator('.card-prices:has(.card-weekly)').first()
  const sizes = () =>
    first.evaluate((one) =>
      ['.card-price b', '.card-weekly span'].map((part) =>
        Number.parseFloat(getComputedStyle(one.querySelector(part) ?? one).fontSize),
      ),
    )
  const [cash = 0, weekly = 0] = await sizes()
  expect(weekly).toBeLessThan(cash)
  await choice('Finance').click()
  await expect(choice('Finance')).toHaveAttribute('aria-pressed', 'true')
  const [price = 0, example = 0] = await sizes()
  expect(example).toBe(price)
  await expectAccessible(page, '#results')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(choice('Finance')).toHaveAttribute('aria-pressed', 'true')
  await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(() => document.documentElement.dataset['prices'])).toBe('finance')
  // A dealer may switch the choice off: then all prices are cash.
  await openSearch(page, base, 'harbour-and-vale')
  await expect(page.getByRole('group', { name: 'Show prices as' })).toBeHidden()
})

test('[SRCH-01] [SRCH-18] the stock by state has links, also when it is opened before hydration', async ({ page }) => {
  const release = await holdRequests(page, /\/_next\/.*\.js/)
  await page.goto(`${siteUrl(slug)}${base}`, { waitUntil: 'commit' })
  const places = page.locator('details:has(> summary:text("Stock by state"))')
  await places.locator('summary').click()
  await expect(places).toHaveAttribute('open')
  release()
  await waitForSearch(page)
  const state = places.getByRole('link').first()
  const vehicles = ((await state.locator('small').textContent()) ?? '').replaceAll(/\D/g, '')
  await state.click()
  await expect(count(page)).toContainText(vehicles)
})
