import { expect, siteUrl, test } from './fixtures'
import { pausePageClock } from './vehicle-parts'

const DEALER = 'banksia-motor-group'
const SEARCH_PATH = '/search/new-used-and-demo-cars/'

test('[CARD-01] the page of a hovered or focused card is prefetched once', async ({ page }) => {
  const prefetchedPaths: string[] = []
  page.on('request', (request) => {
    if (request.headers()['purpose'] === 'prefetch' || request.headers()['sec-purpose']?.startsWith('prefetch'))
      prefetchedPaths.push(new URL(request.url()).pathname)
  })
  await page.goto(`${siteUrl(DEALER)}${SEARCH_PATH}`, { waitUntil: 'networkidle' })
  expect(prefetchedPaths).toEqual([])
  const card = page.locator('article[data-car]').nth(1)
  const path = await card.locator('h2 a').getAttribute('href')
  await card.hover()
  await expect.poll(() => prefetchedPaths).toEqual([path])
  // Move off the cards: focusing scrolls the page, which could put another card under the pointer.
  await page.mouse.move(0, 0)
  const other = page.locator('article[data-car]').nth(2)
  const otherPath = await other.locator('h2 a').getAttribute('href')
  await other.locator('h2 a').focus()
  await expect.poll(() => prefetchedPaths).toEqual([path, otherPath])
  // Hover the first card again, long enough to count as interest, then a third: only the third is prefetched. The
  // page's clock is stopped, because scrolling could put another card under the pointer.
  await pausePageClock(page)
  await card.hover()
  await page.clock.runFor(1000)
  const third = page.locator('article[data-car]').nth(3)
  const thirdPath = await third.locator('h2 a').getAttribute('href')
  await third.hover()
  await page.clock.runFor(1000)
  await expect.poll(() => prefetchedPaths).toEqual([path, otherPath, thirdPath])
})
