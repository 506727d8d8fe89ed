import type { Route } from '@playwright/test'
import { listDemoTenants, visibleHtml } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { holdRequests } from './hold-answer'
import {
  cards,
  filters,
  GROUP_DEALER as slug,
  openSearch,
  pathOf,
  resultCount,
  SEARCH_PATH as base,
  listVisibleVehicles,
  recordSearches,
} from './search-parts'

test('[SRCH-01] [SRCH-02] [SRCH-03] results are in the page’s HTML; filters write the address; back, forward and a cold link restore it', async ({
  page,
}) => {
  const { status, body } = await requestSite(slug, base)
  expect(status).toBe(200)
  const idsInHtml = [...body.matchAll(/data-car="([^"]+)"/g)].map(([, id]) => id)
  expect(idsInHtml.length).toBeGreaterThan(5)
  const searches = recordSearches(page)
  await openSearch(page)
  expect(await listVisibleVehicles(page)).toEqual(idsInHtml)

  const before = await resultCount(page).innerText()
  await filters(page)
    .getByRole('link', { name: /^Toyota/ })
    .click()
  await expect(page).toHaveURL(/\/search\/toyota$/)
  await expect(resultCount(page)).not.toHaveText(before)
  // This step makes the first request: loading the page made none.
  expect(searches).toHaveLength(1)
  const toyotas = await resultCount(page).innerText()
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await expect.poll(() => pathOf(page)).toBe('/search/toyota?refinementList[body][0]=SUV')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota SUV')
  await expect(resultCount(page)).not.toHaveText(toyotas)
  const found = await resultCount(page).innerText()
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/search/toyota')
  await expect(page.getByRole('link', { name: 'Remove filter SUV' })).toHaveCount(0)
  await page.goForward()
  await expect(resultCount(page)).toHaveText(found)
  await page.reload()
  await expect(resultCount(page)).toHaveText(found)
})

test('[SRCH-10] “We Want Your Car” follows every eighth car of a used search, and is in no other by default', async () => {
  const readLayout = async (host: string, target: string): Promise<string> => {
    const { body } = await requestSite(host, target)
    const shown = visibleHtml(body)
    return [...shown.matchAll(/<article[^>]*data-car=|We Want Your Car/g)]
      .map(([found]) => (found === 'We Want Your Car' ? 'P' : 'c'))
      .join('')
  }
  const vehicles = await readLayout('yarra-value-cars', '/search/used-cars')
  expect(vehicles).toMatch(/^(?:c{8}P){2}c{5}$/)
  expect(await readLayout(slug, base)).toMatch(/^c+$/)
})

test('[SRCH-01] five letters typed quickly make one search, 300 ms after the last', async ({ page }) => {
  await page.clock.install()
  await openSearch(page)
  const requests = recordSearches(page)
  // The names of the stock, which a model's name is read by, are requested once.
  const searches = () => requests.filter((body) => body.includes('"query"'))
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
  await page.locator('#stock-query').focus()
  for (const character of 'camry') {
    await page.keyboard.press(character)
    await page.clock.runFor(250)
  }
  expect(requests).toEqual([])
  await page.clock.runFor(100)
  await expect.poll(() => requests.length).toBe(1)
  await page.clock.resume()
  await expect(page).toHaveURL(/query=camry$/)
  expect(searches()).toHaveLength(1)
})

test('[SRCH-01] text typed before hydration is searched for afterwards', async ({ page }) => {
  const release = await holdRequests(page, /\/_next\/.*\.js/)
  await page.goto(`${siteUrl(slug)}${base}`, { waitUntil: 'commit' })
  await page.locator('#stock-query').fill('Corolla')
  release()
  await expect(page).toHaveURL(/query=Corolla/)
  await expect(page.locator('#stock-query')).toHaveValue('Corolla')
  await expect(cards(page).first()).toContainText('Corolla')
})

test('[SRCH-13] [SRCH-19] the words of a search that was late, and then fails, come back into the box', async ({
  page,
}) => {
  await openSearch(page)
  const box = page.locator('#stock-query')
  await box.fill('petrol')
  await box.press('Enter')
  await expect(page).toHaveURL(/petrol/i)
  const held: Route[] = []
  await page.route('**/api/search/**', (route) => void held.push(route))
  await box.fill('diesel')
  await box.press('Enter')
  // A late search is displayed before its answer.
  await expect(page.getByRole('link', { name: 'Remove filter Diesel' })).toBeVisible()
  for (const route of held) await route.abort()
  await expect(page.getByText('We couldn’t update your search.')).toBeVisible()
  await expect(box).toHaveValue('diesel')
  await page.unroute('**/api/search/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/diesel/i)
  await expect(box).toHaveValue('')
})

test('[SRCH-13] [STK-06] a failed search keeps the cars and can be retried; a refused key is renewed in the background', async ({
  page,
}) => {
  await openSearch(page)
  const shown = await cards(page).count()
  const failureText = page.getByText('We couldn’t update your search.')
  await page.route('**/api/search/**', (route) => route.abort())
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await expect(failureText).toBeVisible()
  await expectAccessible(page, '#results')
  expect(await cards(page).count()).toBe(shown)
  await page.unroute('**/api/search/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/search\/suv$/)
  await expect(failureText).toHaveCount(0)

  // Words that were understood leave the box; of a search that fails they come back, until it is repeated.
  const box = page.locator('#stock-query')
  await box.fill('petrol')
  await box.press('Enter')
  await expect(page).toHaveURL(/petrol/i)
  await expect(box).toHaveValue('')
  await page.route('**/api/search/**', (route) => route.abort())
  await box.fill('diesel')
  await box.press('Enter')
  await expect(failureText).toBeVisible()
  await expect(box).toHaveValue('diesel')
  await page.unroute('**/api/search/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/diesel/i)
  await expect(box).toHaveValue('')
  // Words that are typed while a search is on its way replace it.
  const release = await holdRequests(page, '**/api/search/**')
  await box.fill('hybrid')
  await box.press('Enter')
  await page.keyboard.type('petrol')
  await expect(box).toHaveValue('petrol')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/petrol/i)
  await expect(page).not.toHaveURL(/hybrid/i)
  await page.unroute('**/api/search/**')
  await openSearch(page)
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await expect(page).toHaveURL(/\/search\/suv$/)

  await page.route(
    '**/api/search/1/**',
    (route) => route.fulfill({ status: 403, json: { message: 'Invalid Application-ID or API key', status: 403 } }),
    { times: 1 },
  )
  const searches = recordSearches(page)
  await filters(page).getByRole('link', { name: /^Used/ }).click()
  await expect.poll(() => pathOf(page)).toBe('/search/suv?refinementList[car_type][0]=used')
  await expect(failureText).toHaveCount(0)
  await expect.poll(() => searches.map((one) => one.includes('/api/search/key'))).toEqual([false, true, false])
})

test('[SRCH-13] a new step aborts the request of the last one: both filters apply, and a late answer changes nothing', async ({
  page,
}) => {
  await openSearch(page)
  const all = await resultCount(page).innerText()
  const abortedRequests: string[] = []
  page.on('requestfailed', (request) => abortedRequests.push(`${request.failure()?.errorText} ${request.postData()}`))
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  const answeredBodies: string[] = []
  // Held back until after the next step.
  await page.route(
    '**/api/search/**',
    async (route) => {
      await gate
      await route.continue().catch(() => undefined)
      answeredBodies.push(route.request().postData() ?? '')
    },
    { times: 1 },
  )
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await filters(page).getByRole('link', { name: /^Used/ }).click()
  await expect.poll(() => pathOf(page)).toBe('/search/suv?refinementList[car_type][0]=used')
  await expect(page.getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(page.getByText('We couldn’t update your search.')).toHaveCount(0)
  expect(abortedRequests).toHaveLength(1)
  expect(abortedRequests[0]).toContain('net::ERR_ABORTED')
  expect(abortedRequests[0]).toContain('SUV')
  // The count follows the address and the chips when the answer is rendered.
  await expect(resultCount(page)).not.toHaveText(all)
  const found = await resultCount(page).innerText()
  release()
  await expect.poll(() => answeredBodies).toHaveLength(1)
  await expect(resultCount(page)).toHaveText(found)
  await expect(page.getByRole('link', { name: 'Remove filter Used' })).toBeVisible()
})

test('[SRCH-18] on a phone the filters are a sheet that traps the focus and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSearch(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Close filters' })).toBeFocused()
  await expectAccessible(page, '#filters')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: /^Show me / })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^Filters/ })).toBeFocused()
})

test('[SRCH-01] filters, pages and sort work without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteUrl(slug)}/search/used-cars`)
  await filters(page)
    .getByRole('link', { name: /^Toyota/ })
    .click()
  await expect(page).toHaveURL(/\/search\/toyota\?refinementList/)
  await page.goto(`${siteUrl(slug)}${base}`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await page.getByLabel('Sort by').locator('visible=true').selectOption('Lowest price')
  await page.getByRole('button', { name: 'Sort', exact: true }).locator('visible=true').click()
  await expect(page).toHaveURL(/\?sortBy=price_asc$/)
  // Folded values are rendered by script; without it a link leads to them.
  await page.goto(`${siteUrl(slug)}/search/used-cars?refinementList[fuel][0]=Diesel`)
  await expect(filters(page).getByText('Show all makes')).toBeHidden()
  await filters(page).getByRole('link', { name: 'Show all filter options' }).click()
  await filters(page).getByText('Show all makes').click()
  const make = filters(page).locator('[data-section="Make"] .facet-rest .facet-rows a').first()
  const name = await make.locator('b').innerText()
  await make.click()
  await expect(page.getByRole('link', { name: `Remove filter ${name}` })).toBeVisible()
  await context.close()
})

test('[SRCH-01] a page with several filters is no larger than one without', async () => {
  const fuels = '?refinementList[fuel][0]=Diesel&refinementList[fuel][1]=Petrol'
  for (const query of ['', '?sortBy=latest', fuels, `${fuels}&refinementList[transmission][0]=Automatic&page=2`]) {
    const { status, body } = await requestSite(slug, `${base}${query}`)
    expect(status).toBe(200)
    expect(Buffer.byteLength(body), query).toBeLessThanOrEqual(120 * 1024)
  }
})

test('[TEN-04] the bare search address redirects to the default city; the complete stock has its own address', async () => {
  const dealer = 'edge'
  const bare = await requestSite(dealer, base)
  expect(bare.status).toBe(307)
  const city = `${base}?refinementList[city][0]=Queanbeyan`
  expect(decodeURI(bare.headers.location ?? '')).toMatch(new RegExp(`${city.replaceAll(/[?[\]]/g, '\\$&')}$`))
  const there = visibleHtml((await requestSite(dealer, city)).body)
  const [, allStockHref = ''] = /<a href="([^"]+)"[^>]*>Clear all</.exec(there) ?? []
  const [some = 0, all = 0] = await Promise.all(
    [city, allStockHref].map(async (address) => {
      const { status, body } = await requestSite(dealer, address)
      expect(status, address).toBe(200)
      return Number(/<strong[^>]*>(\d+) cars<\/strong> found/.exec(visibleHtml(body))?.[1])
    }),
  )
  expect(some).toBeGreaterThan(0)
  expect(all).toBeGreaterThan(some)
})

test('[SRCH-03] other spellings and base paths redirect to the canonical address', async () => {
  for (const [from, to] of [
    ['/search/Toyota', '/search/toyota'],
    ['/search/new-and-demo-cars/', base],
  ] as const) {
    const { status, headers } = await requestSite(slug, from)
    expect([301, 308]).toContain(status)
    expect(new URL(headers.location ?? '', siteUrl(slug)).pathname).toBe(to)
  }
})

test('[SRCH-01] [SHP-04] a search page has one search box, with every header and at every width', async ({ page }) => {
  for (const { slug: dealer } of listDemoTenants()) {
    await openSearch(page, base, dealer)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = page.locator('input[type="search"], [role="searchbox"], [role="combobox"][name="query"]')
      await expect(boxes.filter({ visible: true }), `${dealer} at ${String(width)}`).toHaveCount(1)
    }
  }
})
