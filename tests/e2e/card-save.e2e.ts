import type { Page } from '@playwright/test'
import { sql, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { cards } from './search-parts'
import { expectStill, watchShifts } from './shifts'

/** A dealer with favourites, which need no sign-in. */
const slug = 'yarra-value-cars'
const base = '/search/used-cars'
const wholeStock = '/search/new-used-and-demo-cars/'

const hearts = (page: Page) => page.locator('article[data-car] .card-save')
const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })
const open = (page: Page, path = base, dealer = slug) =>
  page.goto(`${site(dealer)}${path}`, { waitUntil: 'domcontentloaded' })

test('[SRCH-01] [CARD-01] [ANL-01] on an accessible search page a card is saved by keyboard, announced, listed, and removed again', async ({
  page,
}) => {
  expect((await ask(slug, base)).body).not.toContain('class="card-save"')
  await watchShifts(page)
  const events: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) events.push(request.postData() ?? '')
  })
  await open(page)
  await expect(hearts(page)).toHaveCount(await page.locator('.car-in_stock.card, .car-coming_soon.card').count())
  await expectStill(page, 0.01)
  await expectAccessible(page)

  const card = page.locator('.car-in_stock.card').first()
  const id = (await card.getAttribute('data-car')) ?? ''
  const heart = card.getByRole('button', { name: /^Save / })
  const name = ((await heart.textContent()) ?? '').replace('Save ', '')
  const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await heart.focus()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
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
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')

  await open(page)
  const again = page.locator(`[data-car="${id}"]`).getByRole('button', { name: /^Save / })
  await expect(again).toHaveAttribute('aria-pressed', 'true')
  await again.click()
  await expect(again).toHaveAttribute('aria-pressed', 'false')
  await expect(toast(page, /Car Removed/)).toContainText(`${name} is no longer in your watchlist`)
})

test('[CARD-06] a sold car can be removed from the saved cars but not saved', async ({ page }) => {
  await open(page, `${base}?refinementList[status][0]=sold`)
  const id = (await cards(page).first().getAttribute('data-car')) ?? ''
  await page.evaluate((car) => {
    const saved = [{ id: car, make: 'A', model: 'B', slug: 'a-b', title: 'A B', photo: '/p.webp' }]
    localStorage.setItem('forecourt-saved-cars', JSON.stringify(saved))
  }, id)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const heart = page.locator(`[data-car="${id}"] .card-save`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // No other sold car has the control.
  expect(await cards(page).count()).toBeGreaterThan(1)
  await expect(hearts(page)).toHaveCount(1)
  await heart.click()
  await expect(hearts(page)).toHaveCount(0)
  await expect(page.locator(`[data-car="${id}"] .card-title a`)).toBeFocused()
})

test('[CARD-06] a dealer can switch the control off, or limit it to used cars', async ({ page }) => {
  // Network idle, so that the script which renders the control has run.
  await page.goto(`${site('ironbark-trucks')}${wholeStock}`, { waitUntil: 'networkidle' })
  await expect(cards(page).first()).toBeVisible()
  await expect(hearts(page)).toHaveCount(0)

  const dealer = 'southern-cross-motorcycles'
  await open(page, wholeStock, dealer)
  await expect(hearts(page).first()).toBeVisible()
  const rows = await sql<{ id: string; whole: boolean }>(
    `SELECT v.id, v.car_type = 'used' AND coalesce(v.offer_price_cents, v.price_cents, 0) > 1000
       AND jsonb_array_length(v.images) > 0 AND v.status IN ('in_stock', 'coming_soon') AS whole
     FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1`,
    [dealer],
  )
  const whole = new Set(rows.filter((one) => one.whole).map((one) => one.id))
  const drawn = await cards(page).evaluateAll((all) =>
    all.map((one) => ({ id: one.getAttribute('data-car') ?? '', heart: one.querySelector('.card-save') !== null })),
  )
  expect(new Set(drawn.map(({ heart }) => heart))).toEqual(new Set([true, false]))
  expect(drawn.map(({ id, heart }) => [id, heart])).toEqual(drawn.map(({ id }) => [id, whole.has(id)]))
})

test('[CARD-06] a vehicle’s page follows the same switches: used cars only, or new ones too', async ({ page }) => {
  const saveOf = async (tenant: string, where: string) => {
    await page.goto(`${site(tenant)}/cars/${await vehicleSlug(tenant, where)}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return page.getByRole('button', { name: 'Save', exact: true })
  }
  const whole = "v.status = 'in_stock' AND v.price_cents > 100000 AND jsonb_array_length(v.images) > 0"
  const motorcycles = 'southern-cross-motorcycles'
  await expect(await saveOf(motorcycles, `v.car_type = 'used' AND ${whole}`)).toBeVisible()
  await expect(await saveOf(motorcycles, `v.car_type = 'new' AND ${whole}`)).toHaveCount(0)
  await expect(await saveOf('banksia-motor-group', `v.car_type = 'new' AND ${whole}`)).toBeVisible()
})
