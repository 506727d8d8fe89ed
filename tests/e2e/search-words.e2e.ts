import type { Page } from '@playwright/test'
import { shownHtml, sql } from './arrange'
import { ask, expect, expectAccessible, searchTakenOver, site, test } from './fixtures'

const slug = 'banksia-motor-group'
const base = '/search/new-used-and-demo-cars/'
const sentence = 'used automatic suv under 60k'

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'found' })
const chips = (page: Page) => page.getByRole('navigation', { name: 'Chosen filters' })
const undo = (page: Page) => page.getByRole('link', { name: 'Undo: search for the words instead' })
const where = (page: Page): string => decodeURI(page.url().slice(site(slug).length))

const expectUnderstood = async (page: Page): Promise<void> => {
  for (const one of ['Used', 'SUV', 'Automatic', 'Up to $60,000'])
    await expect(chips(page).getByRole('link', { name: `Remove filter ${one}`, exact: true })).toBeVisible()
  await expect(count(page)).not.toHaveText(/^0 /)
}

test('[SRCH-19] words become filters while they are typed, shown as chips, undone at once', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await searchTakenOver(page)
  const box = page.locator('#stock-query')
  await box.pressSequentially(sentence, { delay: 30 })
  await expectUnderstood(page)
  await expect(box).toHaveValue(sentence)
  await expect.poll(() => where(page)).toContain('range[price]=:60000')
  expect(where(page)).not.toContain('query=')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expectUnderstood(page)
  await expectAccessible(page)
  await undo(page).click()
  await expect(box).toHaveValue(`"${sentence}"`)
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(`"${sentence}"`)
  await expect(undo(page)).toHaveCount(0)
  await page.goBack()
  await expectUnderstood(page)
  await expect(undo(page)).toBeVisible()
})

test('[SRCH-19] the way back to the words outlives a reload, and leads to the words for good', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await searchTakenOver(page)
  const box = page.locator('#stock-query')
  await box.fill(sentence)
  await box.press('Enter')
  await expectUnderstood(page)
  await expect(undo(page)).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await searchTakenOver(page)
  await expectUnderstood(page)
  await undo(page).click()
  await expect(box).toHaveValue(`"${sentence}"`)
  await expect(chips(page).getByRole('link', { name: 'Remove filter SUV' })).toHaveCount(0)
  const words = await count(page).textContent()
  await page.reload({ waitUntil: 'networkidle' })
  await searchTakenOver(page)
  await expect(box).toHaveValue(`"${sentence}"`)
  await expect(count(page)).toHaveText(words ?? '')
  await expect(undo(page)).toHaveCount(0)
})

test('[SRCH-19] what is not understood stays the text of the search', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await searchTakenOver(page)
  const box = page.locator('#stock-query')
  await box.fill('diesel ute newcastle xyzzy')
  await box.press('Enter')
  await expect(chips(page).getByRole('link', { name: 'Remove filter Diesel' })).toBeVisible()
  await expect(chips(page).getByRole('link', { name: 'Remove filter Banksia Newcastle' })).toBeVisible()
  await expect(box).toHaveValue('xyzzy')
})

test('[SRCH-19] one word is searched for as it stands', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await searchTakenOver(page)
  await page.locator('#stock-query').fill('toyota')
  await expect(page).toHaveURL(/query=toyota/)
  await expect(undo(page)).toHaveCount(0)
})

test('[SRCH-19] a plain form leads to the filters, and back to the words', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site(slug)}${base}`)
  await page.locator('#stock-query').fill(sentence)
  await page.locator('#stock-query').press('Enter')
  await expectUnderstood(page)
  await undo(page).click()
  await expect(page.locator('#stock-query')).toHaveValue(`"${sentence}"`)
  await expect(chips(page).getByRole('link', { name: 'Remove filter SUV' })).toHaveCount(0)
  await context.close()
})

test('[SRCH-19] the server leads words to their filters and leaves other texts alone', async () => {
  const asked = (query: string) => ask(slug, `${base}?query=${encodeURIComponent(query)}`)
  const { status, headers } = await asked('suv under 30k')
  expect([307, 308]).toContain(status)
  expect(decodeURIComponent(headers.location ?? '')).toMatch(/\/search\/suv\?range\[price\]=:30000&instead=/)
  // One word of the trade is enough; so is an amount beside a name.
  for (const [text, filters] of [
    ['second hand', '/used'],
    ['crossover', '/suv'],
    ['queensland', 'refinementList[state][0]=QLD'],
    ['suv 30k', '/suv?range[price]=:30000'],
  ] as const) {
    const led = await asked(text)
    expect(decodeURIComponent(led.headers.location ?? ''), text).toContain(filters)
    expect(led.headers.location, text).toContain('instead=')
  }
  for (const text of ['corolla', '"suv under 30k"', 'qqq www', '🚗 🚙'])
    expect((await asked(text)).status, text).toBe(200)
})

test('[SRCH-19] words no car has are left out of a search that would find nothing, and said', async ({ page }) => {
  const target = `${base}?query=${encodeURIComponent('toyota gunnedoowop')}`
  const { body } = await ask(slug, target)
  expect(shownHtml(body)).toContain('No vehicle here matches “gunnedoowop”: searched without it.')
  expect(body).toContain('data-car=')
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await searchTakenOver(page)
  await page.locator('#stock-query').fill('toyota gunnedoowop')
  await expect(page.getByText('No vehicle here matches “gunnedoowop”: searched without it.')).toBeVisible()
  await expect(page.locator('article[data-car]').first()).toBeVisible()
  await expect(page).toHaveURL(/query=toyota(?:\+|%20)gunnedoowop/)
})

test('[ANL-02] a search that finds nothing is counted, by its words, for the dealer to read', async ({ page }) => {
  const words = `airship ${Date.now().toString(36).replaceAll(/\d/g, 'x')}`
  await page.goto(`${site(slug)}${base}?query=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  const counted = () => sql('SELECT count FROM search_misses WHERE words = $1', [words])
  await expect.poll(counted).toEqual([{ count: 1 }])
  await sql('DELETE FROM search_misses WHERE words = $1', [words])
})

test('[SRCH-19] a negation alone leaves everything and says so; low kilometres are asked for in numbers', async ({
  page,
}) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  const all = await count(page).textContent()
  // By a plain form, as without script; and while it is typed.
  await page.goto(`${site(slug)}${base}?query=not+toyota`, { waitUntil: 'networkidle' })
  await expect(count(page)).toHaveText(all ?? '')
  await expect(
    page.getByText('This search cannot leave cars out: what you said after “not” was not used.'),
  ).toBeVisible()
  await expect(undo(page)).toBeVisible()
  await searchTakenOver(page)
  await page.locator('#stock-query').fill('suv low kms')
  await page.locator('#stock-query').press('Enter')
  await expect(chips(page).getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(page.getByText('“low kms” was not used: please say how many, as in “under 60,000 km”.')).toBeVisible()
  await expectAccessible(page)
})

test('[SRCH-12] [SRCH-19] a search that finds nothing names its words, what narrows it, and the ways on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site(slug)}${base}?query=${encodeURIComponent('"white suv zzqq under 30k"')}`, {
    waitUntil: 'networkidle',
  })
  await searchTakenOver(page)
  await expect(page.getByText('Nothing matches “white suv zzqq under 30k”.')).toBeVisible()
  await page
    .getByRole('link', { name: /^Filters/ })
    .or(page.getByRole('button', { name: /^Filters/ }))
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByText('What narrows the search:')).toBeVisible()
  await expectAccessible(page)
  await expect(sheet.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Read these words as filters' }).click()
  await expect(chips(page).getByRole('link', { name: 'Remove filter SUV' })).toBeVisible()
  await expect(count(page)).not.toHaveText(/^0 /)
})

test('[SRCH-01] a page turned by keyboard goes on at its cars', async ({ page }) => {
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  await searchTakenOver(page)
  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await expect.poll(() => where(page)).toContain('page=2')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 9999)).toBeLessThan(720)
})

test('[SRCH-01] the map of who opens it before the script is there is drawn when it comes', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'commit' })
  await page.getByText('See where they are').click()
  await expect(page.locator('svg.stock-map')).toBeVisible({ timeout: 30_000 })
})
