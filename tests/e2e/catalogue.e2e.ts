import type { Page } from '@playwright/test'
import { sql, visibleHtml } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { countAvailable } from './search-parts'
import { horizontalOverflow, watchErrors } from './page-errors'

const DEALER = 'banksia-motor-group'
const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const stockCount = (page: Page) => page.getByRole('status').filter({ hasText: 'found' })
const parseNumber = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)

test('[SRCH-15] the car-model search filters in place at both widths, each step has an address, and Back restores it', async ({
  page,
}) => {
  await page.setViewportSize(widths.phone)
  const pageErrors = watchErrors(page)
  await page.goto(`${siteUrl(DEALER)}/models`, { waitUntil: 'networkidle' })
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.setViewportSize(widths.wide)
  expect(await horizontalOverflow(page)).toBe(0)
  const all = parseNumber(await stockCount(page).innerText())
  expect(all).toBeGreaterThan(21)
  await expect(page.locator('main article').filter({ hasText: 'View stock' })).toHaveCount(21)
  await page.getByText('Manufacturer', { exact: true }).click()
  await expectAccessible(page, 'main details[open]')
  await page
    .getByRole('link', { name: /^Toyota/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/models\?refinementList\[manufacturer\.name\]\[0\]=Toyota$/)
  await expect(stockCount(page)).not.toContainText(String(all))
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.locator('main details').getByRole('link', { name: /^Mazda/ })).toBeHidden()
  const toyotas = parseNumber(await stockCount(page).innerText())
  await page.getByLabel('Search models').fill('coro')
  await expect(stockCount(page)).toHaveText('1 model found')
  await expect(page).toHaveURL(/query=coro/)
  await page.goBack()
  await expect(stockCount(page)).toContainText(String(toyotas))
  await page.getByRole('link', { name: /View stock.*Toyota Corolla$/ }).click()
  await expect(page).toHaveURL(/\/search\/toyota\/corolla/)
  await page.goBack()
  await expect(stockCount(page)).toContainText(String(toyotas))
  await page.getByLabel('Search models').fill('no such thing')
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(
    page.getByText('There appears to be no offers currently available that meet the conditions of your search'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(stockCount(page)).toContainText(String(all))
  expect(pageErrors).toEqual([])
})

test('[SRCH-15] [STK-08] the model search requests each query once, and keeps its results when a request fails', async ({
  page,
}) => {
  let requests = 0
  await page.route('**/api/models?**', (route) => {
    requests += 1
    return requests > 2 ? route.fulfill({ status: 500, body: '{}' }) : route.continue()
  })
  await page.goto(`${siteUrl(DEALER)}/models`, { waitUntil: 'networkidle' })
  const all = await stockCount(page).innerText()
  const next = page.getByRole('link', { name: 'Next', exact: true })
  await next.click()
  await expect(page).toHaveURL(/offset=21/)
  await expect(page.getByText('Page 2 of')).toBeVisible()
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page.getByText('Page 1 of')).toBeVisible()
  await next.click()
  await expect(page.getByText('Page 2 of')).toBeVisible()
  expect(requests).toBe(1)
  await page.getByLabel('Search models').fill('toyota')
  await expect(stockCount(page)).not.toHaveText(all)
  const countText = await stockCount(page).innerText()
  await page.getByLabel('Search models').fill('mazda')
  await expect(page.getByText('We couldn’t update your search.')).toBeVisible()
  expect(await stockCount(page).innerText()).toBe(countText)
})

test('[SRCH-17] a brand lists at most five cities, each linked to as many cars as it says', async ({ page }) => {
  await page.goto(`${siteUrl(DEALER)}/models`)
  const brands = page.getByRole('region', { name: 'Brands near you' }).locator('article')
  expect(await brands.count()).toBeGreaterThan(2)
  for (const cities of await brands.evaluateAll((all) => all.map((one) => one.querySelectorAll('li').length))) {
    expect(cities).toBeGreaterThan(0)
    expect(cities).toBeLessThanOrEqual(5)
  }
  const city = brands.first().locator('li a').first()
  const count = parseNumber((await city.textContent()) ?? '')
  await city.click()
  expect(countAvailable((await stockCount(page).textContent()) ?? '')).toBe(count)
})

test('[SRCH-15] [INP-01] the dealership-items search filters by category, price and text at both widths', async ({
  page,
}) => {
  await page.setViewportSize(widths.wide)
  const pageErrors = watchErrors(page)
  await page.goto(`${siteUrl(DEALER)}/parts/search`, { waitUntil: 'networkidle' })
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.setViewportSize(widths.phone)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByText('Category', { exact: true }).click()
  await page.getByRole('link', { name: /^Towing/ }).click()
  await expect(page).toHaveURL(/refinementList\[categories\]\[0\]=Towing/)
  await expect(page.locator('main article').first()).toContainText('Towing')
  await page.keyboard.press('Escape')
  await page.getByText('Price', { exact: true }).click()
  await page.getByLabel('To price, in dollars').fill('cheap')
  await page.getByRole('button', { name: 'Apply price' }).click()
  await expect(page.getByText('Please enter an amount in dollars.')).toBeVisible()
  await expect(page.getByLabel('To price, in dollars')).toHaveValue('cheap')
  await expectAccessible(page, 'main details[open]')
  await page.getByLabel('To price, in dollars').fill('1,200')
  await page.getByRole('button', { name: 'Apply price' }).click()
  await expect(page).toHaveURL(/range\[price\]=:1200/)
  const prices = async () => (await page.locator('main article > p').allTextContents()).map(parseNumber)
  await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(1200)
  expect(Math.min(...(await prices()))).toBeGreaterThan(0)
  // A minimum beyond the maximum is refused at its field, as it is in the search of vehicles.
  await page.getByLabel('From price, in dollars').fill('50,000')
  await page.getByRole('button', { name: 'Apply price' }).click()
  await expect(page.getByText('Please enter $1,200 or less, because “To” is $1,200.')).toBeVisible()
  await expect(page.getByLabel('From price, in dollars')).toHaveValue('50,000')
  await expect(page).toHaveURL(/range\[price\]=:1200$/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page.getByText('Please enter $1,200 or less')).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('[SRCH-15] without script models and items can be searched with plain links and forms', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths.phone })
  const page = await context.newPage()
  await page.goto(`${siteUrl(DEALER)}/models`)
  await page.getByText('Body', { exact: true }).click()
  await page.locator('main').getByRole('link', { name: /^Ute/ }).click()
  await expect(page).toHaveURL(/refinementList\[model\.body\]\[0\]=Ute/)
  await page.getByLabel('Search models').fill('hilux')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(stockCount(page)).toHaveText('1 model found')
  await page.goto(`${siteUrl(DEALER)}/parts/search`)
  await page.getByText('Price', { exact: true }).click()
  await page.getByLabel('From price, in dollars').fill('$2,000')
  await page.getByRole('button', { name: 'Apply price' }).click()
  await expect(page.locator('main article').first()).toBeVisible()
  for (const text of await page.locator('main article > p').allTextContents())
    expect(parseNumber(text)).toBeGreaterThanOrEqual(2000)
  await context.close()
})

test('[SRCH-07] [SRCH-15] an address with a price from more to less says what was left out, at the field and beside the results', async () => {
  const path = '/parts/search?range[price][min]=50,000&range[price][max]=2,000'
  const html = visibleHtml((await requestSite(DEALER, path)).body)
  expect(html).toContain('We left out “From $50,000”, because it’s more than “Up to $2,000”.')
  expect(html).toContain('Please enter $2,000 or less, because “To” is $2,000.')
  expect(html).toMatch(/value="50,000"/)
  const allowed = visibleHtml((await requestSite(DEALER, '/parts/search?range[price]=10:2000')).body)
  expect(allowed).not.toMatch(/We left out|or less, because/)
})

test('[SRCH-15] models and items are those of the dealer, whatever the query; a change in the panel shows', async ({
  dealer,
}) => {
  const [{ slug, id }, foreign] = [await dealer(DEALER), await dealer('edge')]
  const insert = (tenant: string, name: string, dealership: string) =>
    sql('INSERT INTO dealership_items (id, tenant_id, name, dealership_id) VALUES (gen_random_uuid(), $1, $2, $3)', [
      tenant,
      name,
      dealership,
    ])
  const count = async () =>
    (JSON.parse((await requestSite(slug, '/api/dealership-items?query=Zqoph')).body) as { count: number }).count
  await insert(foreign.id, 'Zqoph of another dealer', '1100')
  await insert(id, 'Zqoph of another dealership', '9999')
  expect(await count()).toBe(0)
  await insert(id, 'Zqoph of ours', '1100')
  await expect.poll(count).toBe(1)
  await expect.poll(async () => (await requestSite(slug, '/parts/search?query=Zqoph')).body).toContain('Zqoph of ours')
  for (const odd of [
    'offset=-1',
    'offset=999999',
    'query=%F0%9F%9A%97',
    `query=${'x'.repeat(3000)}`,
    'refinementList[model.body][0]=<script>',
    'range[price]=9:1',
  ]) {
    const { status, body } = await requestSite(DEALER, `/models?${odd}`)
    expect(status, odd).toBe(200)
    expect(body).not.toContain('<script>"')
    expect((await requestSite(DEALER, `/api/models?${odd}`)).status, odd).toBe(200)
  }
  expect((await requestSite(DEALER, '/models/no-such-thing')).status).toBe(404)
  expect((await requestSite('wattle-caravans', '/parts/search')).status).toBe(404)
})
