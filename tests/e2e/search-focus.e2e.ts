import type { Page } from '@playwright/test'
import { requestSite, expect, test } from './fixtures'
import { cards, GROUP_DEALER as slug, openSearch } from './search-parts'

const pressByKeyboard = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}
const readFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('[SRCH-18] the focus moves to the next chip when filters are removed by keyboard', async ({ page }) => {
  await openSearch(page, '/search/toyota?refinementList[body][0]=SUV&refinementList[fuel][0]=Hybrid')
  await pressByKeyboard(page, 'Remove filter SUV')
  await expect.poll(() => readFocusedText(page)).toContain('Remove filter')
  await pressByKeyboard(page, 'Clear all')
  await expect(page.locator('#results')).toBeFocused()
})

test('[SRCH-01] [SRCH-12] a cleared search field keeps the focus; a search without results says so and leads back to the cars', async ({
  page,
}) => {
  await openSearch(page, '/search/new-used-and-demo-cars/?query=corolla')
  const box = page.locator('#stock-query')
  await page.getByRole('button', { name: 'Clear the search text' }).focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await expect(page).not.toHaveURL(/query=/)
  await box.fill('zzqqxx')
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(
    page.getByText('No results found for your search at this time. Please try adjusting the filters for more results.'),
  ).toBeVisible()
  await pressByKeyboard(page, 'Clear Filters')
  await expect(page.locator('#results')).toBeFocused()
  await expect(cards(page).first()).toBeVisible()
})

test('[CNT-07] a search without results is not indexed, and double slashes redirect to the dealer’s page', async () => {
  const nothing = await requestSite(slug, '/search/nonexistmake')
  expect(nothing.status).toBe(200)
  expect(nothing.body).toContain('<meta name="robots" content="noindex, follow"')
  expect((await requestSite(slug, '/search/toyota')).body).not.toContain('noindex')
  const doubled = await requestSite(slug, '/search//toyota')
  expect([doubled.status, doubled.headers.location]).toEqual([308, '/search/toyota'])
  const data = await requestSite(slug, '/search/toyota', { headers: { rsc: '1' } })
  expect(data.status).toBe(200)
  expect(data.headers['content-type']).toContain('text/html')
})
