import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { gallery, openLongGallery, replacePhotos } from './gallery-parts'
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
