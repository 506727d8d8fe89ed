import { findVehicleSlug, visibleHtml } from './arrange'
import { expect, requestSite, siteUrl, test } from './fixtures'
import { waitForHydration } from './hydration'
import { findVehicle, TYPICAL } from './vehicle-parts'

/** Pages whose texts are the product's own, not the dealer's. */
const pages = ['/trade-in', '/cars/trade-in', '/watchlist', '/book-test-drive', '/buying', '/warranty', '/careers']

const mainText = (html: string): string =>
  (/<main\b.*<\/main>/s.exec(visibleHtml(html))?.[0] ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

for (const [dealer, noun] of [
  ['ironbark-trucks', 'truck'],
  ['southern-cross-motorcycles', 'motorcycle'],
  ['wattle-caravans', 'caravan'],
] as const)
  test(`[TEN-07] the pages of ${dealer} call what it sells by its own noun, not a car`, async () => {
    for (const path of pages) {
      const { status, body } = await requestSite(dealer, path)
      expect([200, 307], path).toContain(status)
      const text = mainText(body)
      expect(text.match(/.{0,40}\b[Cc]ars?\b.{0,40}/)?.[0], path).toBeUndefined()
    }
    expect(mainText((await requestSite(dealer, '/trade-in')).body)).toContain(`We buy ${noun}s`)
  })

for (const [dealer, title, button, wrong] of [
  ['southern-cross-motorcycles', 'Book a test ride', 'Book a Test Ride', /test drive|\bdrive type\b/i],
  ['wattle-caravans', 'Book an inspection', 'Book an Inspection', /test drive|test ride/i],
] as const)
  test(`[LEAD-02] [TEN-07] at ${dealer} a shopper can “${button}”`, async () => {
    const vehicle = await findVehicle(dealer, TYPICAL)
    const form = `/book-test-drive?car_id=${vehicle.id}`
    for (const path of [`/cars/${vehicle.slug}`, '/book-test-drive', form, '/']) {
      const text = visibleHtml((await requestSite(dealer, path)).body).replaceAll(/<[^>]+>/g, ' ')
      expect(wrong.exec(text)?.[0], path).toBeUndefined()
      if (path.startsWith('/cars/')) expect(text).toContain(button)
      if (path === form) expect(text).toContain(title)
    }
  })

test('[LEAD-02] [CNT-02] a dealer without test drives has neither their button, their form nor a link in its menu', async () => {
  const vehicle = await findVehicle('ironbark-trucks', TYPICAL)
  // An old link leads to the enquiry instead.
  const old = await requestSite('ironbark-trucks', `/book-test-drive?car_id=${vehicle.id}`)
  expect([old.status, old.headers.location]).toEqual([307, `/contact?car_id=${vehicle.id}`])
  for (const path of ['/', '/buying', `/cars/${vehicle.slug}`])
    expect((await requestSite('ironbark-trucks', path)).body, path).not.toContain('/book-test-drive')
})

test('[ACC-02] [TEN-07] a saved motorcycle is confirmed as a motorcycle', async ({ page, dealer }) => {
  const { slug } = await dealer('southern-cross-motorcycles')
  const vehicle = await findVehicleSlug(slug, `${TYPICAL} AND v.car_type = 'used'`)
  await page.goto(`${siteUrl(slug)}/cars/${vehicle}`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, '.vehicle-panel .save')
  await page.locator('.vehicle-panel .save').click()
  await expect(page.getByRole('status').filter({ hasText: 'Motorcycle Saved In Watchlist' })).toBeVisible()
})
