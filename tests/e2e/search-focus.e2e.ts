import type { Page } from '@playwright/test'
import { ask, expect, site, test } from './fixtures'

const slug = 'banksia-motor-group'

const open = (page: Page, path: string) => page.goto(`${site(slug)}${path}`, { waitUntil: 'networkidle' })
const press = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

test('[SRCH-18] whoever lifts filters by keyboard goes on from there', async ({ page }) => {
  await open(page, '/search/toyota?refinementList[body][0]=SUV&refinementList[fuel][0]=Hybrid')
  await press(page, 'Remove filter SUV')
  await expect.poll(() => focused(page)).toContain('Remove filter')
  await press(page, 'Clear all')
  await expect.poll(() => focusedId(page)).toBe('results')
})

test('[SRCH-01] [SRCH-12] the emptied search field and an emptied page keep the focus in reach', async ({ page }) => {
  await open(page, '/search/new-used-and-demo-cars/?query=corolla')
  await page.getByRole('button', { name: 'Clear the search text' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedId(page)).toBe('stock-query')
  await open(page, '/search/new-used-and-demo-cars/?query=qqqqqqq')
  await press(page, 'Clear Filters')
  await expect.poll(() => focusedId(page)).toBe('results')
})

test('[SRCH-05] a make chosen from all makes keeps the focus where it goes', async ({ page }) => {
  await open(page, '/search/new-used-and-demo-cars/')
  await page.locator('#filters').getByText('Show all makes').click()
  const make = page.locator('#filters a').filter({ hasText: /^Suzuki/ })
  await make.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/suzuki$/)
  await expect.poll(() => focused(page)).toMatch(/^Suzuki/)
})

test('[CNT-07] words that find nothing are no page for search engines, and double slashes lead to the dealer’s page', async () => {
  const nothing = await ask(slug, '/search/nonexistmake')
  expect(nothing.status).toBe(200)
  expect(nothing.body).toContain('<meta name="robots" content="noindex, follow"')
  expect((await ask(slug, '/search/toyota')).body).not.toContain('noindex')
  const doubled = await ask(slug, '/search//toyota')
  expect([doubled.status, doubled.headers.location]).toEqual([308, '/search/toyota'])
  const data = await ask(slug, '/search/toyota', { headers: { rsc: '1' } })
  expect(data.status).toBe(200)
  expect(data.headers['content-type']).toContain('text/html')
})
