import type { Page } from '@playwright/test'
import { expect, siteUrl, test } from './fixtures'
import { waitForSearchHydration } from './hydration'

/** The distance between the end of the last row of results and the end of the list, in pixels. */
const holeOf = (page: Page): Promise<number> =>
  page.locator('.search-grid').evaluate((grid) => {
    const boxes = [...grid.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    const lastRow = boxes.filter((box) => box.bottom > bottom - 8)
    return Math.round(grid.getBoundingClientRect().right - Math.max(...lastRow.map((box) => box.right)))
  })

const listings = [
  ['with promo cards between three', 'yarra-value-cars', '/search/used-cars'],
  ['without promo cards', 'banksia-motor-group', '/search/new-used-and-demo-cars/'],
  ['on the last page', 'banksia-motor-group', '/search/new-used-and-demo-cars/?page=1000'],
  ['with four in a row', 'harbour-and-vale', '/search/new-used-and-demo-cars/'],
  ['with one result', 'harbour-and-vale', '/search/bentley'],
] as const

for (const [name, slug, path] of listings)
  test(`[SRCH-10] [SRCH-01] the last row of results has no hole, at any width: ${name}`, async ({ page }) => {
    await page.goto(`${siteUrl(slug)}${path}`)
    await waitForSearchHydration(page)
    for (const width of [390, 768, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => holeOf(page), `${String(width)} px`).toBeLessThanOrEqual(1)
    }
  })
