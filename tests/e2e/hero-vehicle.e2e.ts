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

test('[CNT-01] the vehicle of a split hero stands within its panel', async ({ page }) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl('edge'))
    const [vehicle, panel] = await Promise.all([
      page.locator('[data-hero="split"] img').first().boundingBox(),
      page.locator('.hero-split-panel').boundingBox(),
    ])
    const bottomOf = (box: typeof panel) => (box?.y ?? 0) + (box?.height ?? 0)
    expect(vehicle?.x ?? -1, String(width)).toBeGreaterThanOrEqual(panel?.x ?? Infinity)
    expect(bottomOf(vehicle), String(width)).toBeLessThanOrEqual(bottomOf(panel) + 1)
  }
})

test('[CNT-01] where the image is cropped, its lower edge fades out, so that the shadow has no edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl('voltara'))
  const vehicle = page.locator('[data-hero="editorial"] img')
  await expect(vehicle).toHaveCSS('mask-image', /linear-gradient/)
})
