import type { Locator } from '@playwright/test'
import { expect, siteUrl, test } from './fixtures'
import { gallery, openLongGallery, openVehicle, replacePhotos, WITH_MANY_PHOTOS } from './gallery-parts'
import { SEARCH_PATH } from './search-parts'
import { desktop, GROUP_DEALER, phone } from './vehicle-parts'

test.use({ images: true })

test.beforeEach(({ page }) => replacePhotos(page))

/**
 * The least contrast of a control's symbol with what is behind it, on a white and on a black photo. The control brings
 * its own surface, so that it is seen on any photo.
 */
const contrastOnAnyPhoto = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('There is no canvas.')
    const luminanceOn = (photo: string, layers: readonly string[]): number => {
      for (const layer of [photo, ...layers]) {
        canvas.fillStyle = layer
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrasts = ['white', 'black'].map((photo) => {
      const [symbol, surface] = [luminanceOn(photo, [backgroundColor, color]), luminanceOn(photo, [backgroundColor])]
      return (Math.max(symbol, surface) + 0.05) / (Math.min(symbol, surface) + 0.05)
    })
    return Math.min(...contrasts)
  })

/** The relative luminance of an element's background, 0 for black and 1 for white. */
const luminanceOfSurface = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const parts = getComputedStyle(one).backgroundColor.match(/[\d.]+/g) ?? []
    const [red = 0, green = 0, blue = 0] = parts.map((value) => (Number(value) / 255) ** 2.2)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })

const expectVisibleOnPhotos = async (part: Locator): Promise<void> => {
  const controls = part
    .getByRole('button')
    .filter({ has: part.page().locator('svg'), visible: true })
    .and(part.page().locator(':enabled, a'))
  await expect(controls.first()).toBeVisible()
  for (const control of await controls.all())
    expect(await contrastOnAnyPhoto(control), (await control.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(
      3,
    )
}

test('[GAL-01] [SHP-07] the controls of the photos are seen on any photo, pale or dark, on the page and in full screen', async ({
  page,
}) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await openLongGallery(page, GROUP_DEALER)
    await expectVisibleOnPhotos(gallery(page))
    await page.getByRole('button', { name: 'View photos full screen' }).press('Enter')
    await expectVisibleOnPhotos(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
  }
})

test('[GAL-01] [SHP-03] a cut-out vehicle stands on a light surface in full screen and in the comparison, also on a dark site', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openVehicle(page, 'southern-cross-motorcycles', WITH_MANY_PHOTOS)
  await page.getByRole('button', { name: 'View photos full screen' }).click()
  const photo = page.getByRole('dialog').getByRole('img').first()
  const surfaces = [photo.locator('xpath=..')]
  await page.getByRole('button', { name: 'Zoom in' }).click()
  surfaces.push(page.getByRole('group', { name: /^Zoomed photo/ }))
  for (const surface of surfaces) expect(await luminanceOfSurface(surface)).toBeGreaterThan(0.5)
  await page.goto(`${siteUrl('southern-cross-motorcycles')}${SEARCH_PATH}`)
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  expect(
    await luminanceOfSurface(page.getByRole('region', { name: 'Comparison' }).locator('img').first()),
  ).toBeGreaterThan(0.5)
})
