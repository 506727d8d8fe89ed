import type { Page } from '@playwright/test'
import { expect, siteUrl, test } from './fixtures'
import { expectNoShifts, watchShifts } from './layout-shifts'
import { desktop, phone } from './vehicle-parts'

/** A phone has about two of its own pixels for each of the page. */
test.use({ images: true, deviceScaleFactor: 2 })

const scenes = [
  { slug: 'wattle-caravans', scene: 'coast' },
  { slug: 'southern-cross-motorcycles', scene: 'dusk' },
  { slug: 'harbour-and-vale', scene: 'city' },
  { slug: 'banksia-motor-group', scene: 'paddock' },
  { slug: 'ironbark-trucks', scene: 'workshop' },
] as const

const sceneOf = (page: Page) => page.locator('[data-hero] .hero-backdrop img')

const whichIsShown = (page: Page): Promise<string> =>
  sceneOf(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return new URL(image.currentSrc).pathname
  })

/** Bytes of the images that are at least partly on the screen before anyone scrolls. */
const sumImageBytes = async (page: Page): Promise<number> => {
  const sizes = await page.evaluate(async () => {
    const images = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
    })
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    const urls = [...new Set(images.map((image) => image.currentSrc))].filter((url) => !url.startsWith('data:'))
    return Promise.all(urls.map(async (url) => (await (await fetch(url)).blob()).size))
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The lowest contrast of the hero's text with the pixels behind it: the screen is photographed without the text. */
const contrastOfText = async (page: Page): Promise<number> => {
  const texts = page.locator('[data-hero] h1, [data-hero] h1 + p')
  const colours = await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).color))
  const boxes = await Promise.all((await texts.all()).map((text) => text.boundingBox()))
  await texts.evaluateAll((all) => all.forEach((text) => (text.style.visibility = 'hidden')))
  const shot = (await page.screenshot({ scale: 'css' })).toString('base64')
  return page.evaluate(
    async ({ shot: bytes, colours: inks, boxes: places }) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${bytes}` })
      await image.decode()
      const size = { width: image.width, height: image.height }
      const context = Object.assign(document.createElement('canvas'), size).getContext('2d')
      if (!context) throw new Error('There is no canvas.')
      const luminance = (pixel: ArrayLike<number>): number => {
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((band) => {
          const part = (pixel[band] ?? 0) / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const contrasts = places.flatMap((box, index) => {
        context.fillStyle = inks[index] ?? ''
        context.fillRect(0, 0, 1, 1)
        const ink = luminance(context.getImageData(0, 0, 1, 1).data)
        context.drawImage(image, 0, 0)
        const { data } = context.getImageData(box?.x ?? 0, box?.y ?? 0, box?.width ?? 1, box?.height ?? 1)
        return Array.from({ length: data.length / 4 }, (_, at) => {
          const behind = luminance(data.subarray(at * 4, at * 4 + 3))
          return (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05)
        })
      })
      return contrasts.reduce((lowest, one) => Math.min(lowest, one), 21)
    },
    { shot, colours, boxes },
  )
}

for (const { slug, scene } of scenes) {
  test(`[CNT-01] [GAL-05] the scene of ${slug} has a shape for each width, moves nothing, and leaves the text readable`, async ({
    page,
  }) => {
    await watchShifts(page)
    await page.setViewportSize(phone)
    await page.goto(siteUrl(slug), { waitUntil: 'networkidle' })
    expect(await whichIsShown(page)).toBe(`/images/scenes/${scene}-tall.webp`)
    await expect(sceneOf(page)).toHaveAttribute('alt', '')
    await expect(sceneOf(page)).toHaveAttribute('loading', 'eager')
    await expectNoShifts(page)
    expect(await sumImageBytes(page)).toBeLessThan(120_000)
    expect(await contrastOfText(page)).toBeGreaterThanOrEqual(4.5)
    await page.setViewportSize(desktop)
    await page.reload({ waitUntil: 'networkidle' })
    expect(await whichIsShown(page)).toBe(`/images/scenes/${scene}-wide.webp`)
    await expectNoShifts(page)
    expect(await contrastOfText(page)).toBeGreaterThanOrEqual(4.5)
  })
}
