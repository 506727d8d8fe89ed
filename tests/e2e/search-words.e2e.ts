import type { Page } from '@playwright/test'
import { visibleHtml, sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import {
  cards,
  GROUP_DEALER as slug,
  openSearch,
  pathOf,
  resultCount as count,
  SEARCH_PATH as base,
} from './search-parts'
import { waitForSearchHydration } from './hydration'

const SENTENCE = 'used automatic suv under 60k'

const filterChips = (page: Page) => page.getByRole('navigation', { name: 'Chosen filters' })
const undoLink = (page: Page) => page.getByRole('link', { name: 'Search these exact words instead' })

const expectFilters = async (page: Page): Promise<void> => {
  for (const one of ['Used', 'SUV', 'Automatic', 'Up to $60,000'])
    await expect(filterChips(page).getByRole('link', { name: `Remove filter ${one}`, exact: true })).toBeVisible()
  await expect(count(page)).not.toHaveText(/^0 /)
}

test('[SRCH-19] words become filters while typing, shown as chips; undoing it survives a reload and keeps the words', async ({
  page,
}) => {
  await openSearch(page)
  const box = page.locator('#stock-query')
  await box.pressSequentially(SENTENCE)
  await expectFilters(page)
  await expect(box).toHaveValue(SENTENCE)
  await expect.poll(() => pathOf(page)).toContain('range[price]=:60000')
  expect(pathOf(page)).not.toContain('query=')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expectFilters(page)
  await expectAccessible(page, '#results')
  await undoLink(page).click()
  await expect(box).toHaveValue(`"${SENTENCE}"`)
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(`"${SENTENCE}"`)
  await expect(undoLink(page)).toHaveCount(0)
  await page.goBack()
  await expectFilters(page)
  await expect(undoLink(page)).toBeVisible()
  // On a phone the chips scroll sideways, and the link stays in view.
  await page.setViewportSize({ width: 390, height: 844 })
  await undoLink(page).scrollIntoViewIfNeeded()
  await expect(undoLink(page)).toBeInViewport({ ratio: 1 })

  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitForSearchHydration(page)
  await expectFilters(page)
  const understood = (await count(page).textContent()) ?? ''
  await undoLink(page).click()
  await expect(box).toHaveValue(`"${SENTENCE}"`)
  await expect(filterChips(page).getByRole('link', { name: 'Remove filter SUV' })).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(`"${SENTENCE}"`)
  // The address changes before the results do.
  await expect(count(page)).not.toHaveText(understood)
  const words = await count(page).textContent()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitForSearchHydration(page)
  await expect(box).toHaveValue(`"${SENTENCE}"`)
  await expect(count(page)).toHaveText(words ?? '')
  await expect(undoLink(page)).toHaveCount(0)
})

test('[SRCH-19] new words replace those before them, and a filter that was chosen since stays', async ({ page }) => {
  await openSearch(page)
  const box = page.locator('#stock-query')
  const chip = (name: string) => filterChips(page).getByRole('link', { name: `Remove filter ${name}` })
  await box.pressSequentially('white suv under 60k')
  await box.press('Enter')
  await expect(chip('SUV')).toBeVisible()
  await expect(box).toHaveValue('')
  await box.pressSequentially('mazda cx5')
  await box.press('Enter')
  await expect(chip('Mazda')).toBeVisible()
  await expect(chip('SUV')).toHaveCount(0)
  await expect.poll(() => pathOf(page)).not.toContain('price')

  // Also after a reload, and for a single word, which names another make than the chosen one.
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitForSearchHydration(page)
  await box.pressSequentially('toyota')
  await box.press('Enter')
  await expect(chip('Mazda')).toHaveCount(0)
  await expect.poll(() => pathOf(page)).toMatch(/toyota/)

  await page.goto(`${siteUrl(slug)}/search/mazda?refinementList[fuel][0]=Petrol`, { waitUntil: 'domcontentloaded' })
  await waitForSearchHydration(page)
  await box.pressSequentially('toyota')
  await box.press('Enter')
  await expect(chip('Toyota')).toBeVisible()
  await expect(chip('Petrol')).toBeVisible()
  await expect(chip('Mazda')).toHaveCount(0)
})

test('[SRCH-19] a single word stays a text search, words without matches are dropped, others become filters and the rest stays text', async ({
  page,
}) => {
  const droppedText = 'No vehicles match “gunnedoowop”, so we searched without it.'
  const { headers } = await requestSite(slug, `${base}?query=${encodeURIComponent('toyota gunnedoowop')}`)
  const { body } = await requestSite(slug, headers.location ?? '')
  expect(visibleHtml(body)).toContain(droppedText)
  expect(body).toContain('data-car=')
  await openSearch(page)
  const box = page.locator('#stock-query')
  await box.fill('toyota')
  await expect(page).toHaveURL(/query=toyota$/)
  await expect(undoLink(page)).toHaveCount(0)
  await box.fill('toyota gunnedoowop')
  await expect(page.getByText(droppedText)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(filterChips(page).getByRole('link', { name: 'Remove filter Toyota', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/query=gunnedoowop/)
  await box.fill('diesel ute newcastle xyzzy')
  await box.press('Enter')
  await expect(filterChips(page).getByRole('link', { name: 'Remove filter Diesel' })).toBeVisible()
  await expect(filterChips(page).getByRole('link', { name: 'Remove filter Newcastle' })).toBeVisible()
  await expect(box).toHaveValue('xyzzy')
})

test('[SRCH-19] without script the form turns words into filters, and undoing it restores the words', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteUrl(slug)}${base}`)
  await page.locator('#stock-query').fill(SENTENCE)
  await page.locator('#stock-query').press('Enter')
  await expectFilters(page)
  await undoLink(page).click()
  await expect(page.locator('#stock-query')).toHaveValue(`"${SENTENCE}"`)
  await expect(filterChips(page).getByRole('link', { name: 'Remove filter SUV' })).toHaveCount(0)
  await context.close()
})

test('[SRCH-19] the server redirects words to their filters and leaves other texts unchanged', async () => {
  const requestSearch = (query: string) => requestSite(slug, `${base}?query=${encodeURIComponent(query)}`)
  const { status, headers } = await requestSearch('suv under 30k')
  expect([307, 308]).toContain(status)
  expect(decodeURIComponent(headers.location ?? '')).toMatch(/\/search\/suv\?range\[price\]=:30000&instead=/)
  // One word of the trade is enough, and so is an amount with a name.
  for (const [text, filters] of [
    ['second hand', '/used'],
    ['crossover', '/suv'],
    ['queensland', 'refinementList[state][0]=QLD'],
    ['suv 30k', '/suv?range[price]=:30000'],
    ['towing', 'range[towing]=1500'],
    ['family', 'refinementList[body][1]=SUV'],
  ] as const) {
    const led = await requestSearch(text)
    expect(decodeURIComponent(led.headers.location ?? ''), text).toContain(filters)
    expect(led.headers.location, text).toContain('instead=')
  }
  for (const text of ['corolla', '"suv under 30k"', 'qqq www', '🚗 🚙'])
    expect((await requestSearch(text)).status, text).toBe(200)
})

test('[ANL-02] a search without results is counted by its words for the dealer', async ({ page, dealer }) => {
  const { slug: own, id } = await dealer('wattle-caravans')
  await page.goto(`${siteUrl(own)}${base}?query=airship`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  const readZeroResults = () => sql('SELECT words, count FROM zero_result_searches WHERE tenant_id = $1', [id])
  await expect.poll(readZeroResults).toEqual([{ words: 'airship', count: 1 }])
})

test('[SRCH-19] [SHP-10] a negation excludes, in the server’s HTML and in place; its chip brings the vehicles back', async ({
  page,
}) => {
  const [, all = ''] =
    /<strong[^>]*>([^<]*)<\/strong> found/.exec(visibleHtml((await requestSite(slug, base)).body)) ?? []
  expect(all).toMatch(/^\d/)
  // By a plain form, as without script.
  const { headers } = await requestSite(slug, `${base}?query=not+toyota`)
  const address = headers.location ?? ''
  expect(decodeURIComponent(address)).toContain('without[make][0]=Toyota')
  const html = visibleHtml((await requestSite(slug, address)).body)
  const articles = [...html.matchAll(/<article[^>]*data-car=.*?<\/article>/gs)].map(([article]) => article)
  expect(articles.length).toBeGreaterThan(10)
  for (const article of articles) expect(article).not.toContain('Toyota')

  await openSearch(page)
  await page.locator('#stock-query').fill('not toyota')
  await page.locator('#stock-query').press('Enter')
  const chip = filterChips(page).getByRole('link', { name: 'Remove filter Not Toyota', exact: true })
  await expect(chip).toBeVisible()
  await expect(count(page)).not.toContainText(all)
  await expect(cards(page).filter({ hasText: 'Toyota' })).toHaveCount(0)
  await expect(undoLink(page)).toBeVisible()
  await expectAccessible(page, '#results')
  await expect.poll(() => pathOf(page)).toContain('without')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitForSearchHydration(page)
  await expect(cards(page).filter({ hasText: 'Toyota' })).toHaveCount(0)
  await chip.press('Enter')
  await expect(count(page)).toContainText(all)
  // The address follows the vehicles a moment later; going back before would leave the page of the chip.
  await expect.poll(() => pathOf(page)).not.toContain('without')
  await page.goBack()
  await expect(chip).toBeVisible()
  await expect(count(page)).not.toContainText(all)
})

test('[SRCH-19] lists words without a filter, and “low kms” sorts by kilometres', async ({ page }) => {
  await openSearch(page, `${base}?query=suv+under+60k+no+accidents`)
  await expect(page.getByText('We didn’t use “no accidents”, because there’s no filter for it.')).toBeVisible()
  await page.locator('#stock-query').fill('suv low kms')
  await page.locator('#stock-query').press('Enter')
  await expect(filterChips(page).getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(page.locator('#sort')).toHaveValue('km_asc')
  await expect(page.getByText(/We didn’t use/)).toHaveCount(0)
  await expectAccessible(page, '#results')
})

test('[SRCH-19] “family” and “towing” alone become filters, and a word of a need without a filter is named', async ({
  page,
}) => {
  const { body } = await requestSite(slug, `${base}?instead=${encodeURIComponent(`${base}?query="kids"`)}`)
  expect(visibleHtml(body)).toContain('We didn’t use “kids”.')
  await openSearch(page)
  const all = (await count(page).textContent()) ?? ''
  const box = page.locator('#stock-query')
  await box.pressSequentially('kids')
  await expect(page.getByText('We didn’t use “kids”.')).toBeVisible()
  await box.fill('family')
  await box.press('Enter')
  await expect(filterChips(page).getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(count(page)).not.toContainText(all)
  await expect(page.getByText(/We didn’t use/)).toHaveCount(0)
  await box.fill('towing')
  await box.press('Enter')
  await expect(filterChips(page).getByRole('link', { name: /^Remove filter .*1,500 kg/ })).toBeVisible()
  await expect(count(page)).not.toContainText(all)
  await expect(undoLink(page)).toBeVisible()
})

test('[SRCH-19] [ANL-02] a model that is not in stock is named beside what is shown instead, or above nothing', async ({
  page,
  dealer,
}) => {
  const { slug: own, id } = await dealer('harbour-and-vale')
  await page.goto(`${siteUrl(own)}${base}?query=bmw+m3`, { waitUntil: 'domcontentloaded' })
  const notice = page.getByRole('status').filter({ hasText: 'We don’t have a BMW M3 right now.' })
  await expect(notice).toBeVisible()
  await expect(cards(page).first()).toContainText('BMW')
  await expectAccessible(page, '#results')
  const readZeroResults = () => sql('SELECT words, count FROM zero_result_searches WHERE tenant_id = $1', [id])
  await expect.poll(readZeroResults).toEqual([{ words: 'bmw m3', count: 1 }])

  await waitForSearchHydration(page)
  const box = page.locator('#stock-query')
  await box.fill('golf')
  await box.press('Enter')
  await expect(page.getByText('Nothing matches “golf”.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect.poll(() => decodeURIComponent(pathOf(page))).toContain('Volkswagen:Golf')
  await page.getByRole('link', { name: 'Email me when one arrives' }).click()
  await expect(page.getByRole('heading', { name: 'Email me when one arrives' })).toBeVisible()
})

test('[SRCH-12] [SRCH-19] a search without results names its words and filters, and offers alternatives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteUrl(slug)}${base}?query=${encodeURIComponent('"white suv zzqq under 30k"')}`, {
    waitUntil: 'domcontentloaded',
  })
  await waitForSearchHydration(page)
  await expect(page.getByText('Nothing matches “white suv zzqq under 30k”.')).toBeVisible()
  await page
    .getByRole('link', { name: /^Filters/ })
    .or(page.getByRole('button', { name: /^Filters/ }))
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByText('Active filters:')).toBeVisible()
  await expectAccessible(page, '#filters')
  await expect(sheet.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Use these words as filters' }).click()
  await expect(filterChips(page).getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(count(page)).not.toHaveText(/^0 /)
})
