import type { Page } from '@playwright/test'
import { findVehicleSlug } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { centreOf, swipe, withPhotos } from './gallery-parts'

const DEALER = 'yarra-value-cars'
const STOCK_PATH = '/search/used-cars'

const firstCard = (page: Page) =>
  page
    .locator('article[data-car]')
    .filter({ has: page.locator('.card-save') })
    .first()
const shownPhoto = (page: Page) => firstCard(page).locator('.card-photos > img')
const count = (page: Page) => firstCard(page).locator('.card-count')

test('[SHP-07] a card shows the vehicle’s other photos under the mouse and by arrow keys', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/photos')) requests.push(request.url())
  })
  await page.goto(`${siteUrl(DEALER)}${STOCK_PATH}`)
  const card = firstCard(page)
  await expect(card).toBeVisible()
  expect(requests).toEqual([])
  await card.hover()
  const next = card.getByRole('button', { name: 'Next photo' })
  await next.click()
  await expect(count(page)).toHaveText(/Photo 2\/[2-6]/)
  await expect(shownPhoto(page)).toHaveAttribute('src', /./)
  await card.getByRole('button', { name: 'Previous photo' }).click()
  await expect(shownPhoto(page)).toHaveCount(0)
  await expectAccessible(page, 'article:hover')
  await expect(page).toHaveURL(new RegExp(`${STOCK_PATH}/?$`))

  await card.locator('.card-title a').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(count(page)).toHaveText(/Photo (\d)\/\1/)
  await page.keyboard.press('ArrowRight')
  await expect(shownPhoto(page)).toHaveCount(0)
  // The photos of a vehicle are requested once.
  expect(requests).toHaveLength(1)
})

test('[SHP-07] a finger swipes through the photos of a card and scrolls the page up and down', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${siteUrl(DEALER)}${STOCK_PATH}`)
  await expect(firstCard(page)).toBeVisible()
  await firstCard(page).scrollIntoViewIfNeeded()
  const session = await context.newCDPSession(page)
  const { x, y } = await centreOf(firstCard(page).locator('.card-photo'))
  await swipe(session, { x: x + 80, y }, -160)
  await expect(count(page)).toHaveText(/Photo 2\/[2-6]/)
  await swipe(session, { x: x - 80, y }, 160)
  await expect(shownPhoto(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${STOCK_PATH}/?$`))
  await context.close()
})

test('[SHP-07] the photos of a card are those of this dealer’s public vehicles only', async ({ dealer }) => {
  const { slug: tenant } = await dealer(DEALER)
  const slug = await findVehicleSlug(DEALER, withPhotos(1))
  const { status, body } = await requestSite(DEALER, `/api/cars/${slug}/photos`)
  expect(status).toBe(200)
  expect(JSON.parse(body)).toHaveLength(1)
  for (const path of [
    `/api/cars/no-such-vehicle/photos`,
    `/api/cars/${'x'.repeat(5000)}/photos`,
    '/api/cars/%00/photos',
  ])
    expect([404, 400, 414]).toContain((await requestSite(tenant, path)).status)
  expect((await requestSite('edge', `/api/cars/${slug}/photos`)).status).toBe(404)
})
