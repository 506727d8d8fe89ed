import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { watchErrors, horizontalOverflow } from './page-errors'
import { waitForSearch } from './search-parts'

const DEALER = 'banksia-motor-group'
const STOCK_PATH = '/search/new-used-and-demo-cars/'

const count = (page: Page) => page.locator('#results').getByRole('status').first()
const map = (page: Page) => page.locator('#stock-map')
const pins = (page: Page) => map(page).getByRole('button', { name: /^[\d,]+ .* at / })
const openMap = async (page: Page, address = `${siteUrl(DEALER)}${STOCK_PATH}`): Promise<void> => {
  await page.goto(address)
  await waitForSearch(page)
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Map of our stock' })).toBeVisible()
  await expect(pins(page).first()).toBeVisible()
}
const countAt = (name: string | null): number => Number((name ?? '').replaceAll(',', '').match(/^\d+/)?.[0])
const names = (page: Page) => pins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')))

test('[SHP-04] [SRCH-18] the map shows every vehicle of the search once, and a location filters the list beside it by keyboard', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  const otherHosts: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(siteUrl(DEALER)).host && request.url().startsWith('http'))
      otherHosts.push(request.url())
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMap(page)
  const total = Number(/[\d,]+/.exec((await count(page).textContent()) ?? '')?.[0].replaceAll(',', ''))
  const sum = async () => (await names(page)).reduce((all, name) => all + countAt(name), 0)
  expect(await sum()).toBe(total)
  await expectAccessible(page, '#stock-map')

  // A cluster falls apart; a single location filters.
  const cluster = pins(page).filter({ hasNot: page.locator('[aria-pressed]') })
  for (let step = 0; step < 8 && (await map(page).locator('.map-pin[aria-pressed]').count()) === 0; step += 1) {
    const before = await names(page)
    await cluster.first().press('Enter')
    await expect.poll(() => names(page)).not.toEqual(before)
  }
  const pin = map(page).locator('.map-pin[aria-pressed="false"]').first()
  const name = (await pin.getAttribute('aria-label')) ?? ''
  await pin.press('Enter')
  await expect(count(page)).toContainText(countAt(name).toLocaleString('en-AU'))
  await expect(page).toHaveURL(/location/)
  await expect(map(page).locator('.map-pin[aria-pressed="true"]').first()).toBeVisible()
  await page.goBack()
  await expect(count(page)).toContainText(total.toLocaleString('en-AU'))
  expect(otherHosts).toEqual([])
  expect(pageErrors).toEqual([])
})

test('[SHP-04] on a phone the map opens above the list and closes again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMap(page)
  expect(await horizontalOverflow(page)).toBe(0)
  const top = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top)
  expect(await top(map(page))).toBeLessThan(await top(page.locator('article').first()))
  await page.getByRole('button', { name: 'Hide map' }).press('Enter')
  await expect(map(page)).toHaveCount(0)
})

test('[SHP-04] [CNT-05] in a low window the chat bubble leaves the map’s credit readable', async ({ page }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 640 })
    await openMap(page, `${siteUrl('voltara')}/search/new-and-demo-cars/`)
    const [credit, bubble] = [map(page).locator('.maplibregl-ctrl-attrib'), page.locator('.chat-bubble')]
    await expect(bubble).toBeVisible()
    await expect(credit).toContainText(/./)
    await credit.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const end = await credit.evaluate((element) => element.getBoundingClientRect().right)
    expect(end).toBeLessThanOrEqual((await bubble.boundingBox())?.x ?? 0)
  }
})
