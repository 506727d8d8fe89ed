import { visibleHtml, findVehicleSlug } from './arrange'
import { expect, requestSite, siteUrl, test } from './fixtures'
import { expectNoShifts, watchShifts } from './layout-shifts'
import { phone, USED_CAR_DEALER } from './vehicle-parts'

const EMPTY_SEARCH = '/search/used-cars?query=zzqxv'

test('[VDP-13] [SHP-01] viewed vehicles are on the home page and on a search without results, from this device only', async ({
  page,
}) => {
  const site = siteUrl(USED_CAR_DEALER)
  const slug = await findVehicleSlug(USED_CAR_DEALER, "v.status = 'in_stock'")
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  await page.setViewportSize(phone)
  await watchShifts(page)
  for (const path of ['/', EMPTY_SEARCH]) {
    await page.goto(`${site}${path}`)
    await expect(page.locator('main')).toBeVisible()
    await expect(strip).toHaveCount(0)
  }
  await page.goto(`${site}/cars/${slug}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('forecourt-viewed-cars'))).toContain(slug)
  for (const path of ['/', EMPTY_SEARCH]) {
    await page.goto(`${site}${path}`)
    await expect(strip.getByRole('link')).toHaveAttribute('href', `/cars/${slug}`)
    await expectNoShifts(page)
    expect(visibleHtml((await requestSite(USED_CAR_DEALER, path)).body)).not.toContain('Recently viewed')
  }
  await page.goto(`${site}/search/used-cars`)
  await expect(page.locator('article.card').first()).toBeVisible()
  await expect(strip).toHaveCount(0)
})
