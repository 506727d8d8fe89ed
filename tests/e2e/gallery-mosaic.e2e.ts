import { sql } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { gallery, replacePhotos, slides, thumbnails } from './gallery-parts'
import { waitForHydration } from './hydration'
import { horizontalOverflow } from './page-errors'
import { findVehicle, USED_CAR_DEALER } from './vehicle-parts'

/** The mosaic of five photos on wide windows (SHP-07). */

test.use({ images: true })

const PLAIN = "v.status = 'in_stock' AND jsonb_array_length(v.images) BETWEEN 8 AND 14 AND v.video_url IS NULL"

/** Gives a dealer's copy the mosaic. @returns the path of a vehicle with that many photos */
const withMosaic = async ({ slug, id }: { readonly slug: string; readonly id: string }) => {
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(coalesce(switches, '{}'), '{gallery}', '{"layout": "mosaic", "mode": "gallery"}')
     WHERE tenant_id = $1`,
    [id],
  )
  const vehicle = await findVehicle(slug, PLAIN)
  const path = `/cars/${vehicle.slug}`
  await expect.poll(async () => (await requestSite(slug, path)).body).toContain('data-mosaic="true"')
  return { ...vehicle, path }
}

test('[SHP-07] the mosaic loads the five photos that it shows, opens each by keyboard, and leaves the arrow keys to the page', async ({
  page,
  dealer,
}) => {
  const copy = await dealer(USED_CAR_DEALER)
  const { path } = await withMosaic(copy)
  await replacePhotos(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${siteUrl(copy.slug)}${path}`, { waitUntil: 'networkidle' })
  await waitForHydration(page, 'section[aria-label^="Photos of"]')
  const tiles = gallery(page).getByRole('button', { name: /^View photo \d+ of \d+ full screen$/ })
  await expect(tiles).toHaveCount(5)
  const photos = gallery(page).getByRole('group', { name: 'Photos', exact: true })
  await expect(photos.locator('img')).toHaveCount(5)
  await expect(thumbnails(page)).toHaveCount(0)

  const all = gallery(page).getByRole('button', { name: 'View photos full screen', exact: true })
  await expect(all).toHaveAttribute('data-count', /^All \d+ photos$/)
  // The count is shown: an icon alone is 44 pixels wide.
  expect((await all.boundingBox())?.width).toBeGreaterThan(120)

  await tiles.first().focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await expectAccessible(page, 'section[aria-label^="Photos of"]')
  const full = page.getByRole('dialog', { name: /full screen$/ })
  for (const [index, key] of [
    [0, 'Enter'],
    [3, ' '],
  ] as const) {
    await tiles.nth(index).focus()
    await page.keyboard.press(key)
    await expect(full.getByText(new RegExp(`^${String(index + 1)} / `))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(full).toHaveCount(0)
    await expect(tiles.nth(index)).toBeFocused()
  }
})

test('[SHP-07] on a phone the same gallery is a row that loads no photo of the mosaic', async ({ page, dealer }) => {
  const copy = await dealer(USED_CAR_DEALER)
  const { path } = await withMosaic(copy)
  await replacePhotos(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteUrl(copy.slug)}${path}`, { waitUntil: 'networkidle' })
  await waitForHydration(page, 'section[aria-label^="Photos of"]')
  await expect(gallery(page).getByRole('group', { name: 'Photos, use the arrow keys' })).toHaveCount(1)
  await expect(slides(page).locator('img')).toHaveCount(2)
  await expect(gallery(page).getByRole('button', { name: /^View photo \d/ })).toHaveCount(0)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
})
