import { expect, site, test } from './fixtures'
import { stopClock } from './tool-parts'

const slug = 'banksia-motor-group'
const base = '/search/new-used-and-demo-cars/'

test('[CARD-01] the page of a hovered or focused card is prefetched once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.headers()['purpose'] === 'prefetch' || request.headers()['sec-purpose']?.startsWith('prefetch'))
      fetched.push(new URL(request.url()).pathname)
  })
  await page.goto(`${site(slug)}${base}`, { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])
  const card = page.locator('article[data-car]').nth(1)
  const path = await card.locator('h2 a').getAttribute('href')
  await card.hover()
  await expect.poll(() => fetched).toEqual([path])
  // Move off the cards: focusing scrolls the page, which could put another card under the pointer.
  await page.mouse.move(0, 0)
  const other = page.locator('article[data-car]').nth(2)
  const otherPath = await other.locator('h2 a').getAttribute('href')
  await other.locator('h2 a').focus()
  await expect.poll(() => fetched).toEqual([path, otherPath])
  // Hover the first card again, long enough to count as interest, then a third: only the third is prefetched. The
  // page's clock is stopped, because scrolling could put another card under the pointer.
  await stopClock(page)
  await card.hover()
  await page.clock.runFor(1000)
  const third = page.locator('article[data-car]').nth(3)
  const thirdPath = await third.locator('h2 a').getAttribute('href')
  await third.hover()
  await page.clock.runFor(1000)
  await expect.poll(() => fetched).toEqual([path, otherPath, thirdPath])
})
