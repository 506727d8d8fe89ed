import type { Page } from '@playwright/test'
import { shownHtml } from './arrange'
import { type Answer, ask, expect, expectAccessible, searchTakenOver, site, test } from './fixtures'

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

type Dealer = { readonly slug: string; readonly path: string; readonly shown: readonly string[] }

/** What each of these dealers' stock can be narrowed by; between them every filter there is. */
const dealers: readonly Dealer[] = [
  {
    slug,
    path: base,
    shown:
      'Condition, Make, Price, Body type, Kilometres, Year, Fuel, Transmission, Drive, Colour, Seats, Weekly repayment, Features, Tag, Vehicle type, Location, Dealership, City, State'.split(
        ', ',
      ),
  },
  { slug: 'harbour-and-vale', path: base, shown: ['Certified'] },
  { slug: 'voltara', path: '/search', shown: ['Subscription a week'] },
]

for (const dealer of dealers) {
  test(`[SRCH-04] the first value of every filter of ${dealer.slug} leads to as many cars as it says`, async () => {
    const get = async (path: string): Promise<Answer> => {
      const answer = await ask(dealer.slug, path)
      return answer.headers.location === undefined ? answer : ask(dealer.slug, answer.headers.location)
    }
    const html = shownHtml((await get(dealer.path)).body)
    const [, home = ''] = /<a href="([^"?]+)\?more=1#filters"/.exec(html) ?? []
    const groups = html.split('<details').filter((one) => one.includes('data-section='))
    const rows = groups.map((group) => {
      const [, title = ''] = /data-section="([^"]+)"/.exec(group) ?? []
      const [, href = '', count = ''] = /<a href="([^"]+)" rel="nofollow">.*?<small>([\d,]+)</s.exec(group) ?? []
      return { title, href: href.replaceAll('&amp;', '&'), count, slides: group.includes('type="range"') }
    })
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining([...dealer.shown]))
    for (const { title, href, count, slides } of rows) {
      expect(slides, title).toBe(['Price', 'Kilometres', 'Subscription a week'].includes(title))
      if (slides) continue
      expect(count, title).not.toBe('')
      const { status, body } = await get(href.startsWith('?') ? `${home}${href}` : href)
      expect(status, title).toBe(200)
      const [, found = ''] = /<p role="status"[^>]*>(.*?)<\/p>/s.exec(shownHtml(body)) ?? []
      expect(found.replaceAll(/<[^>]+>/g, ''), `${title} at ${href}`).toMatch(new RegExp(`^${count} `))
    }
  })
}

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

test('[SRCH-13] a step taken before the answer to the last one ends its request, and both count', async ({ page }) => {
  await open(page)
  const ended: string[] = []
  page.on('requestfailed', (request) => ended.push(`${request.failure()?.errorText} ${request.postData()}`))
  // Held back, so that its answer cannot be there before the next step.
  await page.route('**/api/search/**', () => new Promise(() => undefined), { times: 1 })
  await filters(page).getByRole('link', { name: /^SUV/ }).click()
  await filters(page).getByRole('link', { name: /^Used/ }).click()
  await expect.poll(() => path(page)).toBe('/search/suv?refinementList[car_type][0]=used')
  await expect(page.getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(page.getByText('The search could not be updated.')).toHaveCount(0)
  expect(ended).toHaveLength(1)
  expect(ended[0]).toContain('net::ERR_ABORTED')
  expect(ended[0]).toContain('SUV')
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
  // What is folded away is drawn by script: here a link leads to it.
  await page.goto(`${site(slug)}/search/used-cars?refinementList[fuel][0]=Diesel`)
  await expect(filters(page).getByText('Show all makes')).toBeHidden()
  await filters(page).getByRole('link', { name: 'Show all values of every filter' }).click()
  await filters(page).getByText('Show all makes').click()
  const make = filters(page).locator('[data-section="Make"] .facet-rest .facet-rows a').first()
  const name = await make.locator('b').innerText()
  await make.click()
  await expect(page.getByRole('link', { name: `Remove filter ${name}` })).toBeVisible()
  await context.close()
})

test('[SRCH-01] a page narrowed by several filters weighs no more than one that is not', async () => {
  const fuels = '?refinementList[fuel][0]=Diesel&refinementList[fuel][1]=Petrol'
  for (const query of ['', '?sortBy=latest', fuels, `${fuels}&refinementList[transmission][0]=Automatic&page=2`]) {
    const { status, body } = await ask(slug, `${base}${query}`)
    expect(status).toBe(200)
    expect(Buffer.byteLength(body), query).toBeLessThanOrEqual(120 * 1024)
  }
})

test('[TEN-04] the bare address leads to the default city, the whole stock has one of its own', async () => {
  const dealer = 'edge'
  const bare = await ask(dealer, base)
  expect(bare.status).toBe(307)
  const city = `${base}?refinementList[city][0]=Queanbeyan`
  expect(decodeURI(bare.headers.location ?? '')).toMatch(new RegExp(`${city.replaceAll(/[?[\]]/g, '\\$&')}$`))
  const there = shownHtml((await ask(dealer, city)).body)
  const [, whole = ''] = /<a href="([^"]+)"[^>]*>Clear all</.exec(there) ?? []
  const [some = 0, all = 0] = await Promise.all(
    [city, whole].map(async (address) => {
      const { status, body } = await ask(dealer, address)
      expect(status, address).toBe(200)
      return Number(/<strong[^>]*>(\d+) cars<\/strong> found/.exec(shownHtml(body))?.[1])
    }),
  )
  expect(some).toBeGreaterThan(0)
  expect(all).toBeGreaterThan(some)
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
