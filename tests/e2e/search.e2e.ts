import type { Page } from '@playwright/test'
import { shownHtml } from './arrange'
import { ask, expect, expectAccessible, searchTakenOver, site, test } from './fixtures'

const slug = 'banksia-motor-group'
const base = '/search/new-used-and-demo-cars/'

const open = async (page: Page, path = base): Promise<string[]> => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) asked.push(request.url())
  })
  await page.goto(`${site(slug)}${path}`, { waitUntil: 'networkidle' })
  await searchTakenOver(page)
  return asked
}

const filters = (page: Page) => page.locator('#filters')
const cards = (page: Page) => page.locator('article[data-car]')
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'found' })
const path = (page: Page): string => decodeURI(page.url().slice(site(slug).length))

test('[SRCH-01] the results stand in the server’s HTML, and nothing is asked on load', async ({ page }) => {
  const { status, body } = await ask(slug, base)
  expect(status).toBe(200)
  const sent = [...body.matchAll(/data-car="([^"]+)"/g)].map(([, id]) => id)
  expect(sent.length).toBeGreaterThan(5)
  const asked = await open(page)
  expect(asked).toEqual([])
  expect(await cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-car')))).toEqual(sent)
})

test('[SRCH-02] [SRCH-03] filters write the address, back and forward restore, a cold link gives the same page', async ({
  page,
}) => {
  const asked = await open(page)
  const before = await count(page).innerText()
  await filters(page)
    .getByRole('link', { name: /^Toyota/ })
    .click()
  await expect(page).toHaveURL(/\/search\/toyota$/)
  await expect(count(page)).not.toHaveText(before)
  expect(asked).toHaveLength(1)
  const toyotas = await count(page).innerText()
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await expect.poll(() => path(page)).toBe('/search/toyota?refinementList[body][0]=SUV')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota SUV')
  await expect(count(page)).not.toHaveText(toyotas)
  const found = await count(page).innerText()
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/search/toyota')
  await expect(page.getByRole('link', { name: 'Remove filter SUV' })).toHaveCount(0)
  await page.goForward()
  await expect(count(page)).toHaveText(found)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(count(page)).toHaveText(found)
})

test('[SRCH-10] “We Want Your Car” stands after every eighth car of a used search, and in no other by itself', async () => {
  const places = async (host: string, target: string): Promise<string> => {
    const { body } = await ask(host, target)
    const shown = shownHtml(body)
    return [...shown.matchAll(/<article[^>]*data-car=|We Want Your Car/g)]
      .map(([found]) => (found === 'We Want Your Car' ? 'P' : 'c'))
      .join('')
  }
  const cars = await places('yarra-value-cars', '/search/used-cars')
  expect(cars).toMatch(/^(?:c{8}P){2}c{5}$/)
  expect(await places(slug, base)).toMatch(/^c+$/)
})

test('[SRCH-04] the first value of every filter leads to as many cars as it says', async () => {
  const { body } = await ask(slug, base)
  const groups = shownHtml(body)
    .split('<details')
    .filter((one) => one.includes('class="facet-rows"'))
  const rows = groups.map((group) => {
    const [, title = ''] = /<summary><span>(.*?)<\/span>/.exec(group) ?? []
    const [, href = '', count = ''] = /<a href="([^"]+)" rel="nofollow">.*?<small>([\d,]+)</s.exec(group) ?? []
    return { title, href: href.replaceAll('&amp;', '&'), count }
  })
  const titles = rows.map(({ title }) => title)
  for (const one of ['Condition', 'Make', 'Body type', 'Year', 'Fuel', 'Transmission', 'Drive', 'Colour', 'Seats'])
    expect(titles).toContain(one)
  for (const one of ['Features', 'Vehicle type', 'Location', 'City', 'State']) expect(titles).toContain(one)
  for (const { title, href, count } of rows.filter((one) => one.title !== '')) {
    const { status, body: narrowed } = await ask(slug, href.startsWith('?') ? `${base}${href}` : href)
    expect(status, title).toBe(200)
    const [, found = ''] = /<p role="status"[^>]*>(.*?)<\/p>/s.exec(shownHtml(narrowed)) ?? []
    expect(found.replaceAll(/<[^>]+>/g, ''), `${title} at ${href}`).toContain(count)
  }
})

test('[SRCH-05] more makes and the models of a chosen one', async ({ page }) => {
  await open(page)
  const makes = filters(page).getByText('Show all makes')
  if (await makes.isVisible()) {
    await makes.click()
    await expect(filters(page).getByText('Hide extra makes')).toBeVisible()
  }
  await filters(page)
    .getByRole('link', { name: /^Toyota/ })
    .click()
  await filters(page).getByText('Select models').click()
  await filters(page).locator('details:has(> summary:text("Select models"))').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/search\/toyota\/[a-z0-9-]+$/)
})

test('[SRCH-07] [SRCH-08] a typed price narrows, out of range is refused, the page goes back to the first', async ({
  page,
}) => {
  await open(page, `${base}?page=2`)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const to = filters(page).locator('input[name="range[price][max]"]')
  await to.fill('999999999')
  await to.press('Enter')
  await expect.poll(() => logged.join()).toContain('Cannot refine above the range maximum')
  await to.fill('30,000')
  await to.press('Enter')
  await expect.poll(() => path(page)).toBe(`${base}?range[price]=:30000`)
})

test('[SRCH-01] what is typed before the script is there is searched for when it is', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'commit' })
  await page.locator('#stock-query').fill('Corolla')
  release()
  await expect(page).toHaveURL(/query=Corolla/)
  await expect(page.locator('#stock-query')).toHaveValue('Corolla')
  await expect(cards(page).first()).toContainText('Corolla')
})

test('[SRCH-12] nothing found says so and offers the way back', async ({ page }) => {
  await open(page)
  await page.locator('#stock-query').fill('zzqqxx')
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(
    page.getByText('No results found for your search at this time. Please try adjusting the filters for more results.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('[SRCH-13] a failed search keeps the cars and can be asked again', async ({ page }) => {
  await open(page)
  const shown = await cards(page).count()
  await page.route('**/api/search/**', (route) => route.abort())
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await expect(page.getByText('The search could not be updated.')).toBeVisible()
  expect(await cards(page).count()).toBe(shown)
  await page.unroute('**/api/search/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/search\/suv$/)
})

test('[STK-06] a refused key is renewed once, unseen by the shopper', async ({ page }) => {
  await open(page)
  let refused = 0
  await page.route('**/api/search/1/**', (route) =>
    refused++ === 0
      ? route.fulfill({ status: 403, json: { message: 'Invalid Application-ID or API key', status: 403 } })
      : route.fallback(),
  )
  const renewed = page.waitForRequest('**/api/search/key')
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await renewed
  await expect(page).toHaveURL(/\/search\/suv$/)
  await expect(page.getByText('The search could not be updated.')).toHaveCount(0)
})

test('[SRCH-18] on a phone the filters are a sheet that keeps the keyboard and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Close filters' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: /^Show Me / })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^Filters/ })).toBeFocused()
})

test('[SRCH-01] filters, pages and sort work before script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site(slug)}/search/used-cars`)
  await filters(page)
    .getByRole('link', { name: /^Toyota/ })
    .click()
  await expect(page).toHaveURL(/\/search\/toyota\?refinementList/)
  await page.goto(`${site(slug)}${base}`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await context.close()
})

test('[SRCH-03] another spelling and another base name lead to the one address', async () => {
  for (const [from, to] of [
    ['/search/Toyota', '/search/toyota'],
    ['/search/new-and-demo-cars/', base],
  ] as const) {
    const { status, headers } = await ask(slug, from)
    expect([301, 308]).toContain(status)
    expect(new URL(headers.location ?? '', site(slug)).pathname).toBe(to)
  }
})

test('[SRCH-01] wide pages are accessible', async ({ page }) => {
  await open(page, '/search/used-cars')
  await expectAccessible(page)
})
