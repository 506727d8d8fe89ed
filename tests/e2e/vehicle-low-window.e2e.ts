import sharp from 'sharp'
import { expect, siteUrl, test } from './fixtures'
import { gallery, modeButton, openVehicle, replacePhotos, WITH_MANY_PHOTOS, withHotspots } from './gallery-parts'
import { horizontalOverflow } from './page-errors'
import { desktop, findVehicle, GROUP_DEALER, phone, TYPICAL, USED_CAR_DEALER } from './vehicle-parts'

/** The first screen of a vehicle's page in the window of a small laptop. */

test.use({ images: true })
test.beforeEach(({ page }) => replacePhotos(page))

const laptop = { width: 1366, height: 640 }

test('[VDP-01] [GAL-01] in a low window the photos and the main action are on the first screen', async ({ page }) => {
  await page.setViewportSize(laptop)
  for (const tenant of [GROUP_DEALER, USED_CAR_DEALER, 'voltara', 'ironbark-trucks', 'wattle-caravans']) {
    const { slug } = await findVehicle(tenant, TYPICAL)
    await page.goto(`${siteUrl(tenant)}/cars/${slug}`)
    await expect(page.locator('.gallery-stage').first(), tenant).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#enquire > .btn-primary'), tenant).toBeInViewport({ ratio: 1 })
    expect(await horizontalOverflow(page)).toBe(0)
  }
})

test('[VDP-01] nothing covers the upper edge of the buttons below the main action', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const tenant of [GROUP_DEALER, USED_CAR_DEALER, 'wattle-caravans']) {
    const { slug } = await findVehicle(tenant, TYPICAL)
    await page.goto(`${siteUrl(tenant)}/cars/${slug}`)
    const edge = page.locator('#enquire .btn-secondary').first()
    const image = sharp(await edge.screenshot())
    const { width } = await image.metadata()
    // Across the middle of its upper edge: the border, and the surface below it.
    const column = image.extract({ left: Math.floor(width / 2), top: 0, width: 1, height: 6 })
    const { data, info } = await column.raw().toBuffer({ resolveWithObject: true })
    const lightness = Array.from({ length: info.height }, (_, row) => data[row * info.channels] ?? 0)
    expect(Math.max(...lightness) - Math.min(...lightness), tenant).toBeGreaterThan(30)
  }
})

test('[VDP-01] [VDP-05] in a low window one wide photo leaves the price and the main action on the first screen', async ({
  page,
}) => {
  const { slug } = await findVehicle('harbour-and-vale', TYPICAL)
  const bar = page.locator('.action-bar')
  for (const size of [laptop, phone]) {
    await page.setViewportSize(size)
    await page.goto(`${siteUrl('harbour-and-vale')}/cars/${slug}`)
    await expect(bar.locator('.btn-primary')).toBeInViewport({ ratio: 1 })
    await expect(bar.getByText(/^\$[\d,]+$/)).toBeInViewport({ ratio: 1 })
    expect(await horizontalOverflow(page)).toBe(0)
  }
  // The header with the vehicle takes its place.
  await page.setViewportSize(laptop)
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('region', { name: 'This vehicle' }).locator('.btn-primary')).toBeInViewport()
  await expect(bar).toBeHidden()
})

test('[GAL-01] in a low window a photo is shown whole, and in a high one it fills the stage', async ({ page }) => {
  const fit = () =>
    gallery(page)
      .locator('.gallery-row img')
      .first()
      .evaluate((image) => getComputedStyle(image).objectFit)
  await page.setViewportSize(laptop)
  await openVehicle(page, GROUP_DEALER, WITH_MANY_PHOTOS)
  expect(await fit()).toBe('contain')
  await page.setViewportSize({ width: 1366, height: 900 })
  expect(await fit()).toBe('cover')
})

test('[GAL-03] on a phone the choice between spin, images and interior is above the photo and covers nothing of it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openVehicle(page, GROUP_DEALER, withHotspots)
  const [button, stage] = [
    await modeButton(page, 'Images').boundingBox(),
    await gallery(page).locator('.gallery-stage').first().boundingBox(),
  ]
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(stage?.y ?? 0)
})
