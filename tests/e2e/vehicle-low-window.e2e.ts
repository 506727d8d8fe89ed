import { expect, siteUrl, test } from './fixtures'
import { gallery, modeButton, openVehicle, replacePhotos, WITH_MANY_PHOTOS, withHotspots } from './gallery-parts'
import { horizontalOverflow } from './page-errors'
import { findVehicle, GROUP_DEALER, phone, TYPICAL, USED_CAR_DEALER } from './vehicle-parts'

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
