import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { cards } from './search-parts'
import { expectNoShifts, watchShifts } from './layout-shifts'

/** A dealer with favourites, which need no sign-in. */
const DEALER = 'yarra-value-cars'
const USED_CARS_PATH = '/search/used-cars'
const ALL_STOCK_PATH = '/search/new-used-and-demo-cars/'

const saveButtons = (page: Page) => page.locator('article[data-car] .card-save')
const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })
/** The colour in the middle of a heart. */
const middleColour = async (heart: Locator): Promise<readonly number[]> => {
  const { data, info } = await sharp(await heart.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)]
}
const openSearchPage = (page: Page, path = USED_CARS_PATH, dealer = DEALER) =>
  page.goto(`${siteUrl(dealer)}${path}`, { waitUntil: 'domcontentloaded' })

test('[SRCH-01] [CARD-01] [ANL-01] on an accessible search page a card is saved by keyboard, announced, listed, and removed again', async ({
  page,
}) => {
  expect((await requestSite(DEALER, USED_CARS_PATH)).body).not.toContain('class="card-save"')
  await watchShifts(page)
  const events: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) events.push(request.postData() ?? '')
  })
  await openSearchPage(page)
  await expect(saveButtons(page)).toHaveCount(await page.locator('.car-in_stock.card, .car-coming_soon.card').count())
  await expectNoShifts(page, 0.01)
  await expectAccessible(page)

  const card = page.locator('.car-in_stock.card').first()
  const id = (await card.getAttribute('data-car')) ?? ''
  const heart = card.getByRole('button', { name: /^Save / })
  const name = ((await heart.textContent()) ?? '').replace('Save ', '')
  const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await heart.focus()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const outlined = await middleColour(heart)
  await page.emulateMedia({ forcedColors: 'active' })
  const outlinedForced = await middleColour(heart)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  expect(await middleColour(heart), 'A saved heart is filled.').not.toEqual(outlined)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await middleColour(heart), 'Also with forced colours.').not.toEqual(outlinedForced)
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(toast(page, /Car Saved In Watchlist/)).toContainText(`${name} is now available in your watchlist`)
  await expectAccessible(page, '[role="status"]')
  await expect.poll(() => events.join()).toContain(id)
  expect(events.join()).toMatch(/39/)

  // A new search removes the card from the page; the message stays until it is closed.
  await page.locator('#filters .facet-rows a').nth(1).click()
  await expect(toast(page, /Car Saved In Watchlist/)).toBeVisible()
  await toast(page, /Car Saved/)
    .getByRole('button', { name: 'View List' })
    .click()
  await expect(page).toHaveURL(/\/watchlist$/)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')

  await openSearchPage(page)
  const again = page.locator(`[data-car="${id}"]`).getByRole('button', { name: /^Save / })
  await expect(again).toHaveAttribute('aria-pressed', 'true')
  await again.click()
  await expect(again).toHaveAttribute('aria-pressed', 'false')
  await expect(toast(page, /Car Removed/)).toContainText(`${name} is no longer in your watchlist`)
})

test('[CARD-06] a sold car can be removed from the saved cars but not saved', async ({ page }) => {
  await openSearchPage(page, `${USED_CARS_PATH}?refinementList[status][0]=sold`)
  const id = (await cards(page).first().getAttribute('data-car')) ?? ''
  await page.evaluate((vehicle) => {
    const savedVehicles = [{ id: vehicle, make: 'A', model: 'B', slug: 'a-b', title: 'A B', photo: '/p.webp' }]
    localStorage.setItem('forecourt-saved-vehicles', JSON.stringify(savedVehicles))
  }, id)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const heart = page.locator(`[data-car="${id}"] .card-save`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // No other sold car has the control.
  expect(await cards(page).count()).toBeGreaterThan(1)
  await expect(saveButtons(page)).toHaveCount(1)
  await heart.click()
  await expect(saveButtons(page)).toHaveCount(0)
  await expect(page.locator(`[data-car="${id}"] .card-title a`)).toBeFocused()
})

test('[CARD-06] a dealer can switch the control off, or limit it to used cars', async ({ page }) => {
  // Network idle, so that the script which renders the control has run.
  await page.goto(`${siteUrl('ironbark-trucks')}${ALL_STOCK_PATH}`, { waitUntil: 'networkidle' })
  await expect(cards(page).first()).toBeVisible()
  await expect(saveButtons(page)).toHaveCount(0)

  const dealer = 'southern-cross-motorcycles'
  await openSearchPage(page, ALL_STOCK_PATH, dealer)
  await expect(saveButtons(page).first()).toBeVisible()
  const rows = await sql<{ id: string; whole: boolean }>(
    `SELECT v.id, v.car_type = 'used' AND coalesce(v.offer_price_cents, v.price_cents, 0) > 1000
       AND jsonb_array_length(v.images) > 0 AND v.status IN ('in_stock', 'coming_soon') AS whole
     FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1`,
    [dealer],
  )
  const eligible = new Set(rows.filter((one) => one.whole).map((one) => one.id))
  const renderedControls = await cards(page).evaluateAll((all) =>
    all.map((one) => ({ id: one.getAttribute('data-car') ?? '', heart: one.querySelector('.card-save') !== null })),
  )
  expect(new Set(renderedControls.map(({ heart }) => heart))).toEqual(new Set([true, false]))
  expect(renderedControls.map(({ id, heart }) => [id, heart])).toEqual(
    renderedControls.map(({ id }) => [id, eligible.has(id)]),
  )
})

test('[CARD-06] a vehicle’s page follows the same switches: used cars only, or new ones too', async ({ page }) => {
  const findSaveControl = async (tenant: string, where: string) => {
    await page.goto(`${siteUrl(tenant)}/cars/${await findVehicleSlug(tenant, where)}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return page.getByRole('button', { name: 'Save', exact: true })
  }
  const eligible = "v.status = 'in_stock' AND v.price_cents > 100000 AND jsonb_array_length(v.images) > 0"
  const motorcycles = 'southern-cross-motorcycles'
  await expect(await findSaveControl(motorcycles, `v.car_type = 'used' AND ${eligible}`)).toBeVisible()
  await expect(await findSaveControl(motorcycles, `v.car_type = 'new' AND ${eligible}`)).toHaveCount(0)
  await expect(await findSaveControl('banksia-motor-group', `v.car_type = 'new' AND ${eligible}`)).toBeVisible()
})
