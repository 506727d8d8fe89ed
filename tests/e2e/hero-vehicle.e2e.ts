import { expect, siteUrl, test } from './fixtures'

test.use({ images: true })

test('[CNT-01] the vehicle stands in front of the headline without a box, and leaves it readable', async ({ page }) => {
  await page.goto(siteUrl('voltara'))
  const vehicle = page.locator('[data-hero="editorial"] img')
  await expect(vehicle).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const corner = await vehicle.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const context = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).getContext('2d')
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, 0, 1, 1).data[3]
  })
  expect(corner).toBe(0)
  const [image, title] = await Promise.all([
    vehicle.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  const covered = (title?.y ?? 0) + (title?.height ?? 0) - (image?.y ?? 0)
  expect(covered / (title?.height ?? 1)).toBeLessThan(0.4)
})
