import { requestSearchKey, visibleHtml, sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { cards, filters, GROUP_DEALER as slug, openSearch, resultCount, SEARCH_PATH as base } from './search-parts'
import { watchErrors } from './page-errors'
import { waitForHydration, waitForSearchHydration } from './hydration'

const INJECTED_SCRIPT = '"><script>window.hacked=1</script><img src=x onerror=window.hacked=1>'
const searchPath = (parameter: string, value: string) => `${base}?${parameter}=${encodeURIComponent(value)}`

const oddAddresses: readonly (readonly [what: string, path: string])[] = [
  ['a page below the first', `${base}?page=-1`],
  ['a page past the last', `${base}?page=999999`],
  ['a page that is not a number', `${base}?page=1e3`],
  ['a reversed price range', `${base}?range[price]=90000:10`],
  ['an absurd price range', `${base}?range[price]=99999999999999999999:-1`],
  ['an unknown facet', `${base}?refinementList[nothing][0]=x`],
  ['a facet named like an object’s property', `${base}?refinementList[__proto__][0]=x&range[constructor]=1:2`],
  ['an unknown sort', `${base}?sortBy=price_sideways`],
  ['double encoding', `${base}?query=%2525252522&refinementList%255Bmake%255D=x`],
  ['emoji', searchPath('query', '🚗💨 👨‍👩‍👧‍👦')],
  ['right to left', searchPath('query', 'سيارة مستعملة \u202Egnp.exe')],
  ['zero bytes and line ends', `${base}?query=a%00b%0d%0aset-cookie:x`],
  ['script in the text', searchPath('query', INJECTED_SCRIPT)],
  ['script in a value', searchPath('refinementList[make][0]', INJECTED_SCRIPT)],
  ['script in a range', searchPath('range[price]', INJECTED_SCRIPT)],
  ['script in the sort', searchPath('sortBy', INJECTED_SCRIPT)],
  ['script in the page', searchPath('page', INJECTED_SCRIPT)],
  ['script in the parameter that undoes word filters', searchPath('instead', INJECTED_SCRIPT)],
  ['script in the parameter of a saved search', searchPath('save', INJECTED_SCRIPT)],
  ['a make with a slash, a colon and a percent sign', searchPath('refinementList[make][0]', 'A/B:C%D')],
  ['a model of such a make', searchPath('refinementList[make_model][0]', 'A/B:C%D')],
  ['a value that no longer exists', searchPath('refinementList[body][0]', 'Hovercraft')],
]

test('[SRCH-03] addresses with invalid pages, ranges, filters, texts and scripts all show the search', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  for (const [what, path] of oddAddresses) {
    await test.step(what, async () => {
      const answer = await page.goto(`${siteUrl(slug)}${path}`, { waitUntil: 'domcontentloaded' })
      expect(answer?.status(), what).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForHydration(page, '#stock-query, form[action="/saved-searches"]')
      expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked), what).toBeUndefined()
      expect(pageErrors, what).toEqual([])
    })
  }
})

test('[SHP-02] [SRCH-19] suggestions and the search answer the longest words, also letters that become many', async () => {
  for (const text of ['\uFDFA'.repeat(200), 'camri'.repeat(40), 'xy '.repeat(66)])
    for (const path of [`/api/suggestions?q=${encodeURIComponent(text)}`, searchPath('query', text)])
      expect((await requestSite(slug, path)).status).toBe(200)
})

test('[SRCH-18] a link to a value that no longer exists shows it as a chip and finds nothing', async ({ page }) => {
  await page.goto(`${siteUrl(slug)}${searchPath('refinementList[body][0]', 'Hovercraft')}`, {
    waitUntil: 'domcontentloaded',
  })
  await waitForSearchHydration(page)
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(resultCount(page)).toHaveText(/^0 /)
  await expectAccessible(page, '#results')
  await page.getByRole('link', { name: 'Remove filter Hovercraft' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('[SRCH-03] hundreds of refinements and a long text are truncated and answered, thousands are refused', async () => {
  const many = Array.from({ length: 250 }, (_, n) => `refinementList[make][${n}]=M${n}`).join('&')
  for (const path of [`${base}?${many}`, `${base}?query=${'x'.repeat(7000)}`]) {
    const { status } = await requestSite(slug, path)
    expect([200, 414]).toContain(status)
  }
  const endless = Array.from({ length: 5000 }, (_, n) => `refinementList[make][${n}]=M${n}`).join('&')
  // Longer than any header may be: Node refuses it and closes the connection, sometimes before its answer is read.
  const refusal = await requestSite(slug, `${base}?${endless}`).catch((error: NodeJS.ErrnoException) => error.code)
  expect(['ECONNRESET', 'EPIPE', 414, 431]).toContain(typeof refusal === 'object' ? refusal.status : refusal)
  expect((await requestSite(slug, base)).status).toBe(200)
})

test('[SRCH-07] [SRCH-12] a price from more to less, and a text without words, are explained with and without script', async ({
  page,
}) => {
  const refused = 'Please enter $20,000 or less, because “To” is $20,000.'
  const leftOut = 'We left out “From $50,000”, because it’s more than “Up to $20,000”.'
  const wordless = '“!!!” has no letters or numbers to search for.'
  const reversed = `${base}?range[price][min]=50,000&range[price][max]=20,000`
  const first = visibleHtml((await requestSite(slug, reversed)).body)
  expect(first).toContain(refused)
  expect(first).toContain(leftOut)
  expect(first).toMatch(/value="50,000"/)
  expect(visibleHtml((await requestSite(slug, searchPath('query', '!!!'))).body)).toContain(wordless)
  await openSearch(page, reversed)
  await expect(page.locator('#results').getByText(leftOut)).toBeVisible()
  await expect(filters(page).getByText(refused)).toBeVisible()
  // A valid minimum takes the place of the one that was left out, and its message goes.
  const from = filters(page).locator('#filter-price-min')
  await from.fill('15,000')
  await from.press('Enter')
  await expect(page.locator('#results').getByText(leftOut)).toHaveCount(0)
  await expect(filters(page).getByText(refused)).toHaveCount(0)
  await openSearch(page, reversed)
  await expect(filters(page).getByText(refused)).toBeVisible()
  const to = filters(page).locator('#filter-price-max')
  await to.fill('30,000')
  await to.press('Enter')
  await expect(filters(page).getByText(refused)).toHaveCount(0)
  await expect(page.locator('#results').getByText(leftOut)).toHaveCount(0)
  await page.locator('#stock-query').fill('!!!')
  await page.locator('#stock-query').press('Enter')
  await expect(page.locator('#results').getByText(wordless)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

const canonicalOf = (body: string): string => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? ''

test('[SRCH-03] [CNT-07] [SHP-04] a page past the last redirects to the last and says so, one before the first is the first', async () => {
  const { status, headers } = await requestSite(slug, `${base}?page=999999`)
  expect(status).toBe(307)
  const redirected = headers.location ?? ''
  expect(redirected).toMatch(/\?page=\d+&past=1000$/)
  const last = redirected.replace('&past=1000', '')
  // The page says so, and how to see other vehicles.
  const { body: notice } = await requestSite(slug, redirected)
  expect(visibleHtml(notice)).toContain('There’s no page 1,000.')
  expect(visibleHtml(notice)).toContain('aria-label="Narrow your search"')
  expect(canonicalOf(notice)).toBe(`${siteUrl(slug)}${last}`)
  const { status: lastPageStatus, body } = await requestSite(slug, last)
  expect(lastPageStatus).toBe(200)
  expect(visibleHtml(body)).toContain('data-car=')
  expect(canonicalOf(body)).toBe(`${siteUrl(slug)}${last}`)
  expect(visibleHtml(body)).not.toContain('There’s no page')
  expect(body).not.toContain('noindex')
  expect(body).toMatch(new RegExp(`<title>[^<]*, page ${/\d+$/.exec(last)?.[0] ?? ''}\\b`))
  for (const page of ['-1', '0', 'abc', '1.5', '']) {
    const first = await requestSite(slug, `${base}?page=${page}`)
    expect(first.status, page).toBe(200)
    expect(canonicalOf(first.body), page).toBe(`${siteUrl(slug)}${base}`)
    expect(first.body, page).not.toContain('noindex')
  }
  const filteredPage = await requestSite(slug, `${base}?refinementList[fuel][0]=Petrol&page=500`)
  expect(filteredPage.headers.location).toMatch(/\?refinementList\[fuel\]\[0\]=Petrol&page=\d+&past=500$/)
  expect((await requestSite(slug, filteredPage.headers.location ?? '')).body).toContain('noindex, follow')
  // Without any results there is no last page.
  const nothing = await requestSite(slug, `${base}?query=zzqqxx&page=7`)
  expect(nothing.status).toBe(200)
  expect(nothing.body).toContain('noindex, follow')
})

test('[SRCH-03] an open page that gets a page past the last says so and shows the last', async ({ page }) => {
  await openSearch(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  // In one step, because Next.js writes the address once more after the previous step.
  await page.evaluate((to) => {
    history.replaceState(history.state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, `${base}?page=900`)
  await expect(page.getByRole('heading', { name: 'Page 900 no longer exists' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Narrow your search' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: /^Go to page \d+$/ }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\?page=\d+$/)
})

test('[SRCH-03] [SRCH-04] a make with a slash, a colon and a percent sign can be filtered by', async ({
  page,
  dealer,
}) => {
  const { slug: own, id } = await dealer('southern-cross-motorcycles')
  const make = 'A/B: 50% Ö'
  await sql(
    `UPDATE vehicles SET make = $2 WHERE id = (
       SELECT id FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' AND hidden IS NOT TRUE ORDER BY id LIMIT 1)`,
    [id, make],
  )
  await expect.poll(async () => (await requestSite(own, `${base}?more=1`)).body).toContain(`<b>${make}</b>`)
  await openSearch(page, base, own)
  await page.locator('a[href="#filters"]:visible').click()
  await filters(page).getByText('Show all makes').click()
  await filters(page)
    .getByRole('link', { name: new RegExp(`^${make}`) })
    .click()
  await expect(page.getByRole('link', { name: `Remove filter ${make}` })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).not.toHaveURL(`${siteUrl(own)}${base}`)
  const address = page.url()
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await waitForSearchHydration(page)
  await expect(page).toHaveURL(address)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(make)
})

test('[STK-05] a query of a megabyte, and one of five thousand filters, are answered or refused', async () => {
  const key = await requestSearchKey(slug)
  const statusOf = async (params: object) => {
    const { status } = await requestSite(slug, '/api/search/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-algolia-api-key': key },
      body: JSON.stringify({ requests: [{ indexName: 'vehicles', ...params }] }),
    })
    return status
  }
  expect([200, 400]).toContain(await statusOf({ query: 'x'.repeat(1_000_000) }))
  expect([200, 400]).toContain(await statusOf({ query: 'corolla '.repeat(125_000) }))
  const many = Array.from({ length: 5000 }, (_, n) => `make:M${n}`)
  expect([200, 400]).toContain(await statusOf({ facetFilters: [many] }))
  expect([200, 400]).toContain(await statusOf({ facetFilters: many.map((one) => [one]) }))
  expect(
    (await requestSite(slug, `${base}?query=${'x'.repeat(1_000_000)}`).catch(() => ({ status: 431 }))).status,
  ).toBe(431)
  expect((await requestSite(slug, base)).status).toBe(200)
})

test('[SRCH-03] [CNT-07] the search of a dealer’s default city can be indexed, that of another city cannot', async () => {
  const landing = (await requestSite('edge', base)).headers.location ?? ''
  expect(landing).toContain('refinementList[city][0]=')
  const { body } = await requestSite('edge', landing)
  expect(body).not.toContain('noindex')
  expect(canonicalOf(body)).toBe(`${siteUrl('edge')}${landing}`)
  expect((await requestSite('edge', `${base}?refinementList[city][0]=Elsewhere`)).body).toContain('noindex, follow')
})
