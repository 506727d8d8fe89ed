import { expect, expectAccessible, test } from './fixtures'
import {
  centreOf,
  loadSampleImage,
  openVehicle,
  pinch,
  PHOTO_URL,
  replacePhotos,
  swipe,
  WITH_MANY_PHOTOS,
} from './gallery-parts'
import { watchErrors } from './page-errors'
import { desktop, GROUP_DEALER, phone } from './vehicle-parts'

test.use({ images: true })
test.beforeEach(({ page }) => replacePhotos(page))

test('[SHP-07] a photo in full screen is zoomed by button, key and double click, and moved by keys and by dragging', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await page.setViewportSize(desktop)
  await openVehicle(page, GROUP_DEALER, WITH_MANY_PHOTOS)
  await page.getByRole('button', { name: 'View photos full screen' }).click()
  const screen = page.getByRole('dialog', { name: /full screen$/ })
  const zoomed = screen.getByRole('group', { name: /^Zoomed photo/ })
  const scrollLeft = () => zoomed.evaluate((element) => element.scrollLeft)

  await screen.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect(zoomed).toBeFocused()
  await expect(screen.getByRole('button', { name: 'Next photo' })).toBeDisabled()
  const middle = await scrollLeft()
  expect(middle).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(scrollLeft).toBeGreaterThan(middle)
  await expectAccessible(page, 'dialog[open]')
  await screen.getByRole('button', { name: 'Zoom out' }).click()
  await expect(zoomed).toHaveCount(0)

  // A double click shows the part that was clicked, and a second one the whole photo again.
  await page.mouse.dblclick(desktop.width * 0.9, desktop.height * 0.5)
  await expect(zoomed).toBeVisible()
  await expect.poll(scrollLeft).toBeGreaterThan(middle)
  const before = await scrollLeft()
  await page.mouse.move(700, 400)
  await page.mouse.down()
  await page.mouse.move(900, 400, { steps: 8 })
  await page.mouse.up()
  await expect.poll(scrollLeft).toBeLessThan(before)
  await page.mouse.dblclick(700, 400)
  await expect(zoomed).toHaveCount(0)

  // The controls are dark behind light icons, so that they can be seen on a white photo.
  for (const name of ['Close full screen', 'Zoom in', 'Next photo']) {
    const background = await screen
      .getByRole('button', { name })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(background, name).not.toMatch(/rgba\(255, 255, 255|\/ 0?\.1/)
  }
  await page.keyboard.press('Escape')
  await expect(screen).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('[SHP-07] on a phone a zoomed photo fits the screen’s width, and nothing else moves', async ({ page }) => {
  await page.setViewportSize(phone)
  await openVehicle(page, GROUP_DEALER, WITH_MANY_PHOTOS)
  await page.getByRole('button', { name: 'View photos full screen' }).click()
  const screen = page.getByRole('dialog', { name: /full screen$/ })
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  const zoomed = screen.getByRole('group', { name: /^Zoomed photo/ })
  expect(await zoomed.evaluate(({ clientWidth, scrollWidth }) => scrollWidth / clientWidth)).toBeCloseTo(2.5, 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.keyboard.press('-')
  await expect(zoomed).toHaveCount(0)
})

test('[SHP-07] two fingers zoom a photo in full screen, and pinch it back to the row of photos', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await replacePhotos(page)
  await openVehicle(page, GROUP_DEALER, WITH_MANY_PHOTOS)
  await page.getByRole('button', { name: 'View photos full screen' }).click()
  const screen = page.getByRole('dialog', { name: /full screen$/ })
  const zoomed = screen.getByRole('group', { name: /^Zoomed photo/ })
  const session = await context.newCDPSession(page)
  const middle = await centreOf(screen)
  await pinch(session, middle, { from: 80, to: 240 })
  await expect(zoomed).toBeVisible()
  const width = () => zoomed.getByRole('img').evaluate((image) => image.clientWidth / innerWidth)
  const before = await width()
  await pinch(session, middle, { from: 100, to: 150 })
  await expect.poll(width).toBeGreaterThan(before * 1.3)
  await pinch(session, middle, { from: 260, to: 40 })
  await expect(zoomed).toHaveCount(0)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await context.close()
})

test('[GAL-01] a swipe down closes the full screen and stays on the page; a short one, a swipe to the side and one on a zoomed photo do not', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await replacePhotos(page)
  await openVehicle(page, GROUP_DEALER, WITH_MANY_PHOTOS)
  const address = page.url()
  await page.getByRole('button', { name: 'View photos full screen' }).click()
  const screen = page.getByRole('dialog', { name: /full screen$/ })
  const session = await context.newCDPSession(page)
  const middle = await centreOf(screen)
  const moved = () => screen.evaluate(({ firstElementChild: row }) => row && getComputedStyle(row).translate)
  await swipe(session, middle, 0, 60)
  await expect.poll(moved).toBe('none')
  await swipe(session, { x: middle.x + 120, y: middle.y }, -240)
  await expect(screen.getByText(/^2 \/ /)).toBeVisible()
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  await swipe(session, middle, 0, 200)
  await screen.getByRole('button', { name: 'Zoom out' }).click()
  await swipe(session, middle, 0, 200)
  await expect(screen).toHaveCount(0)
  expect(page.url()).toBe(address)
  await context.close()
})

test('[GAL-01] [SHP-07] full screen and zoom show the photo that the page has until the sharp one has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1200 })
  let go = (): void => undefined
  const waiting = new Promise<void>((resolve) => (go = resolve))
  const body = await loadSampleImage()
  await page.route(PHOTO_URL, async (route) => {
    if (/width=1920/.test(route.request().url())) await waiting
    return route.fulfill({ contentType: 'image/webp', body })
  })
  await openVehicle(page, GROUP_DEALER, WITH_MANY_PHOTOS)
  await page.getByRole('button', { name: 'View photos full screen' }).click()
  const screen = page.getByRole('dialog', { name: /full screen$/ })
  const shown = screen.getByRole('img', { name: /photo 1 of/ }).first()
  const widthOf = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(widthOf).toBeGreaterThan(0)
  await expect(shown).toHaveAttribute('data-loading', 'true')
  await expect(shown).not.toHaveAttribute('src', /width=(?:160|1920)/)
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  const zoomed = screen.getByRole('group', { name: /^Zoomed photo/ }).getByRole('img')
  expect(await zoomed.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  go()
  await expect(zoomed).toHaveAttribute('src', /width=1920&quality=90/)
  await screen.getByRole('button', { name: 'Zoom out' }).click()
  await expect(shown).toHaveAttribute('src', /width=1920/)
  await expect(shown).toHaveAttribute('data-loading', 'false')
})
