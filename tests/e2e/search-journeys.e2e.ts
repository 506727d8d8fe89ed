import type { Page } from '@playwright/test'
import { expect, expectAccessible, site, test } from './fixtures'
import { sidewaysRoom } from './watch'
import { expectStill, watchShifts } from './shifts'

const slug = 'banksia-motor-group'
const base = '/search/new-used-and-demo-cars/'

const filters = (page: Page) => page.locator('#filters')
const cards = (page: Page) => page.locator('article[data-car]')
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'found' })
const shown = (page: Page) => cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-car')))

const watchSearches = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/1/')) asked.push(request.url())
  })
  return asked
}

/** A value of a filter that leaves some cars, but fewer. */
const narrowOnce = async (page: Page, press: (name: string) => Promise<void>): Promise<boolean> => {
  const found = Number(((await count(page).textContent()) ?? '').replaceAll(/\D/g, ''))
  if (found <= 1) return false
  const rows = await filters(page)
    .locator('.facet-rows a:not([aria-current])')
    .evaluateAll((all) =>
      all.map((one) => ({
        href: one.getAttribute('href') ?? '',
        cars: Number((one.querySelector('small')?.firstChild?.textContent ?? '').replaceAll(/\D/g, '')),
      })),
    )
  const best = rows.filter((one) => one.cars > 0 && one.cars < found).sort((a, b) => a.cars - b.cars)[0]
  if (!best) return false
  await press(best.href)
  await expect
    .poll(async () => Number(((await count(page).textContent()) ?? '').replaceAll(/\D/g, '')))
    .toBeLessThan(found)
  return true
}

const narrow = async (page: Page, press: (href: string) => Promise<void>): Promise<void> => {
  for (let step = 0; step < 6 && (await narrowOnce(page, press)); step += 1);
  await expect(cards(page)).toHaveCount(1)
}

const sharedAndBack = async (page: Page, open: () => Promise<void>): Promise<void> => {
  const address = page.url()
  const [car] = await shown(page)
  const cold = await page.context().newPage()
  await cold.goto(address)
  expect(await shown(cold)).toEqual([car])
  await cold.close()
  await open()
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => shown(page)).toEqual([car])
}

/** Opens the groups around a value, so that it can be pressed. */
const reveal = (page: Page, href: string) =>
  page.evaluate((to) => {
    const row = [...document.querySelectorAll('#filters .facet-rows a')].find((one) => one.getAttribute('href') === to)
    for (let at = row?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
  }, href)

const row = (page: Page, href: string) =>
  filters(page)
    .locator(`.facet-rows a[href=${JSON.stringify(href)}]`)
    .first()

test('[SRCH-02] [SRCH-04] by mouse: narrowed to one car, shared, seen and back', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await narrow(page, async (href) => {
    await reveal(page, href)
    await row(page, href).click()
  })
  await expectAccessible(page)
  await sharedAndBack(page, () => cards(page).getByRole('link').first().click())
})

test('[SRCH-02] [SRCH-04] by keyboard alone: narrowed to one car, shared, seen and back', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await narrow(page, async (href) => {
    await reveal(page, href)
    await row(page, href).focus()
    await expect(row(page, href)).toBeFocused()
    await page.keyboard.press('Enter')
  })
  await sharedAndBack(page, async () => {
    await cards(page).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
  })
})

test('[SRCH-02] [SRCH-09] [SRCH-18] by touch at 390 px: narrowed in the sheet, shared, seen and back', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  expect(await sidewaysRoom(page)).toBe(0)
  await page.getByRole('link', { name: /^Filters/ }).tap()
  await narrow(page, async (href) => {
    await reveal(page, href)
    await row(page, href).tap()
  })
  const showMe = page.getByRole('link', { name: 'Show Me 1 vehicle' })
  await expect(showMe).toBeVisible()
  await showMe.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await sharedAndBack(page, () => cards(page).locator('.card-title a').tap())
  await context.close()
})

test('[SRCH-02] back from a car: the same page of results and the same scroll', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  const onFirst = await shown(page)
  const [first] = onFirst
  const lastOfFirst = onFirst.at(-1)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(async () => (await shown(page))[0]).not.toBe(first)
  // The first rows come at once, the others a moment later.
  await expect.poll(async () => (await shown(page)).at(-1)).not.toBe(lastOfFirst)
  const before = await shown(page)
  const card = cards(page).nth(10)
  await card.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const scroll = await page.evaluate(() => window.scrollY)
  expect(scroll).toBeGreaterThan(300)
  await card.locator('.card-title a').click()
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(() => shown(page)).toEqual(before)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThan(60)
})

test('[SRCH-01] one step is one request; quick steps add up and the last one is shown', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  const asked = watchSearches(page)
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await expect(page).toHaveURL(/\/search\/suv$/)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
  // In one go: on a busy machine keys pressed one by one may come slower than the field waits for the next.
  await page.locator('#stock-query').evaluate((field) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    for (const text of ['k', 'ki', 'kia']) {
      value?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(page).toHaveURL(/query=kia/)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(2)
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const press = (text: string) =>
      [...document.querySelectorAll<HTMLElement>('#filters .facet-rows a')]
        .find((one) => one.textContent?.startsWith(text))
        ?.click()
    press('SUV')
    press('Automatic')
  })
  await expect(page.getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter Automatic' })).toBeVisible()
})

test('[SRCH-13] an answer that comes late never replaces a newer one', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  let first = true
  await page.route('**/api/search/1/**', async (route) => {
    if (first) {
      first = false
      await new Promise((resolve) => setTimeout(resolve, 1500))
    }
    await route.continue().catch(() => undefined)
  })
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await filters(page).getByRole('link', { name: /^Used/ }).click()
  await expect(page.getByRole('link', { name: 'Remove filter Used' })).toBeVisible()
  await page.waitForTimeout(1000)
  const found = await count(page).textContent()
  await page.waitForTimeout(1200)
  expect(await count(page).textContent()).toBe(found)
})

test('[SRCH-06] a filter section stays as it was left, and nothing moves when the page comes back', async ({
  page,
}) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  const section = (title: string) => filters(page).locator(`details[data-section="${title}"]`)
  await section('Fuel').locator('summary').first().click()
  await section('Condition').locator('summary').first().click()
  await watchShifts(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(section('Fuel')).toHaveAttribute('open', '')
  await expect(section('Condition')).not.toHaveAttribute('open')
  await expectStill(page)
})

test('[CARD-04] cash or finance prices on all cards, kept in the browser, cash at first', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
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
  await expectAccessible(page)
  await page.reload()
  await expect(choice('Finance')).toHaveAttribute('aria-pressed', 'true')
  await page.goto(site(slug))
  expect(await page.evaluate(() => document.documentElement.dataset['prices'])).toBe('finance')
  // A dealer may leave the choice out: then all prices are cash.
  await page.goto(`${site('harbour-and-vale')}/search`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('group', { name: 'Show prices as' })).toBeHidden()
})

test('[SRCH-18] the stock by state: a list of links, and a map beside it', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  const places = page.locator('details:has(> summary:text("See where they are"))')
  await places.locator('summary').click()
  await expect(places.locator('svg.stock-map [data-stock="some"]').first()).toBeVisible()
  await expectAccessible(page, 'details:has(.stock-map)')
  const state = places.getByRole('link').first()
  const cars = ((await state.locator('small').textContent()) ?? '').replaceAll(/\D/g, '')
  await state.click()
  await expect(count(page)).toContainText(cars)
  await expect(places.locator('[data-stock="chosen"]')).toHaveCount(1)
})
