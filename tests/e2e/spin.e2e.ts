import { sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import {
  expectPhoto,
  chooseMode,
  gallery,
  centreOf,
  modeButton,
  loadSampleImage,
  openVehicle,
  PHOTO_URL,
  slideRow,
  slides,
  waitForSpin,
  WITH_MANY_PHOTOS,
  WITH_SPIN,
  withHotspots,
  swipe,
  spinSlider,
  expectFrame,
  replacePhotos,
} from './gallery-parts'
import { GROUP_DEALER, phone, pausePageClock, findVehicle, desktop } from './vehicle-parts'
import { horizontalOverflow, watchErrors } from './page-errors'
import { waitForHydration } from './hydration'

test.use({ images: true })

test.beforeEach(({ page }) => replacePhotos(page))

const PHOTOS_FIRST_DEALER = 'harbour-and-vale'
const AUTO_SPIN_DEALER = 'voltara'
const EXTERNAL_VIEWER_DEALER = 'edge'
const GALLERY = 'section[aria-label^="Photos of"]'

test('[GAL-03] the spin loads its 36 frames and turns by keys, buttons, mouse and finger; leaving it resets the photos to the first', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await replacePhotos(page)
  const pageErrors = watchErrors(page)
  const frames = new Set<string>()
  page.on('request', (request) => {
    if (PHOTO_URL.test(request.url())) frames.add(new URL(request.url()).pathname)
  })
  await openVehicle(page, GROUP_DEALER, withHotspots)
  // The gallery opens with the photos (GAL-03).
  await expect(modeButton(page, 'Images')).toHaveAttribute('aria-pressed', 'true')
  await chooseMode(page, 'Spin')
  const spin = await waitForSpin(page)
  expect(frames.size).toBeGreaterThanOrEqual(36)
  await expect(gallery(page).getByText('Swipe to spin')).toBeVisible()
  await expect(gallery(page).getByText('Drag to spin')).toBeHidden()
  await expectFrame(page, 1)
  // Studio images are transparent, so nothing may stand behind a frame.
  await expect(gallery(page).locator('.gallery-stage img')).toBeHidden()
  await expect(spin).toHaveAttribute('aria-valuetext', 'View 1 of 36, 360 degrees')
  await spin.focus()
  await page.keyboard.press('ArrowRight')
  await expectFrame(page, 2)
  await expect(gallery(page).getByText('Swipe to spin')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectFrame(page, 36)
  await page.keyboard.press('Home')
  await expectFrame(page, 1)
  await gallery(page).getByRole('button', { name: 'Rotate forward' }).click()
  await expectFrame(page, 2)
  await gallery(page).getByRole('button', { name: 'Rotate back' }).click()
  await expectFrame(page, 1)

  const session = await context.newCDPSession(page)
  const { x, y } = await centreOf(spin)
  await swipe(session, { x: x + 100, y: y - 40 }, -105)
  await expectFrame(page, 6)
  await page.mouse.move(x, y - 40)
  await page.mouse.down()
  await page.mouse.move(x + 45, y - 40, { steps: 5 })
  await page.mouse.up()
  await expectFrame(page, 4)
  await expectAccessible(page, GALLERY)

  await chooseMode(page, 'Images')
  await expect(modeButton(page, 'Images')).toBeFocused()
  const count = await slides(page).count()
  await slideRow(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectPhoto(page, `2 / ${count}`)
  await chooseMode(page, 'Spin')
  await waitForSpin(page)
  await expectFrame(page, 1)
  await chooseMode(page, 'Images')
  await expectPhoto(page, `1 / ${count}`)
  expect(await horizontalOverflow(page)).toBe(0)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('[GAL-03] loading frames are counted, and Tab reaches the spin; one that fails leaves a gap; when all fail the spin can be retried', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  let answer: 'wait' | 'fail' | 'pass' = 'wait'
  let go = (): void => undefined
  const waiting = new Promise<void>((resolve) => (go = resolve))
  const body = await loadSampleImage()
  await page.route(PHOTO_URL, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (answer === 'wait' && /\/spin-(?:[1-9]\d0|0[1-9]0)\.webp$/.test(pathname)) await waiting
    if (answer === 'fail' || pathname.endsWith('/spin-170.webp')) return route.abort()
    return route.fulfill({ contentType: 'image/webp', body })
  })
  const { slug } = await findVehicle(PHOTOS_FIRST_DEALER, WITH_SPIN)
  await page.goto(`${siteUrl(PHOTOS_FIRST_DEALER)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  await expect(modeButton(page, 'Images')).toHaveAttribute('aria-pressed', 'true')
  await chooseMode(page, 'Spin')
  const progress = gallery(page).getByRole('progressbar', { name: 'Loading the spin' })
  await expect(progress).toContainText('of 36')
  await modeButton(page, 'Interior').focus()
  await page.keyboard.press('Tab')
  await expect(spinSlider(page)).toBeFocused()
  await expect(spinSlider(page)).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expectFrame(page, 1)
  answer = 'pass'
  go()
  await waitForSpin(page)
  await expect(progress).toHaveCount(0)
  // A mouse doesn't swipe.
  await expect(gallery(page).getByText('Drag to spin')).toBeVisible()
  await expect(gallery(page).getByText('Swipe to spin')).toBeHidden()
  await spinSlider(page).focus()
  for (let presses = 0; presses < 17; presses += 1) await page.keyboard.press('ArrowRight')
  await expectFrame(page, 18)

  answer = 'fail'
  await page.goto(`${siteUrl(PHOTOS_FIRST_DEALER)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  await chooseMode(page, 'Spin')
  await pausePageClock(page)
  // Each frame is requested again after two seconds.
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(gallery(page).getByText('The spin could not be loaded.')).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.resume()
  answer = 'pass'
  await gallery(page).getByRole('button', { name: 'Try again' }).click()
  await waitForSpin(page)
})

test('[GAL-03] where a switch says so the spin turns once automatically, and stops when touched', async ({ page }) => {
  const now = () => spinSlider(page).getAttribute('aria-valuenow')
  const turnAgain = gallery(page).getByRole('button', { name: 'Rotate automatically' })
  await page.setViewportSize(phone)
  await openVehicle(page, AUTO_SPIN_DEALER, withHotspots)
  await expect(modeButton(page, 'Spin')).toHaveAttribute('aria-pressed', 'true')
  await waitForSpin(page)
  const pause = gallery(page).getByRole('button', { name: 'Pause rotation' })
  await expect(pause).toBeVisible()
  await expect.poll(now).not.toBe('1')
  await pause.click()
  await expect(turnAgain).toBeVisible()
  await pausePageClock(page)
  const stood = await now()
  await page.clock.runFor(1000)
  expect(await now()).toBe(stood)
  await turnAgain.click()
  await expect(pause).toBeVisible()
  await page.clock.runFor(1000)
  await expect.poll(now).not.toBe(stood)
  await page.clock.runFor(3000)
  await expect(turnAgain).toBeVisible()
  expect(await now()).toBe(stood)

  // It does not turn away from a hotspot that was pressed.
  await turnAgain.click()
  await expect(pause).toBeVisible()
  await gallery(page).locator('.spot-mark').first().dispatchEvent('click')
  await expect(gallery(page).locator('.spot-card')).toBeVisible()
  const read = await now()
  await page.clock.runFor(1000)
  expect(await now()).toBe(read)
})

test('[GAL-03] with reduced motion the spin turns automatically only after a press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await openVehicle(page, AUTO_SPIN_DEALER, withHotspots)
  await waitForSpin(page)
  const turn = gallery(page).getByRole('button', { name: 'Rotate automatically' })
  await expect(turn).toBeVisible()
  await pausePageClock(page)
  await page.clock.runFor(1000)
  await expectFrame(page, 1)
  await turn.click()
  await expect(gallery(page).getByRole('button', { name: 'Pause rotation' })).toBeVisible()
  await page.clock.runFor(150)
  await expectFrame(page, 2)
})

test('[GAL-03] where a switch names an external viewer, it supplies the spin in a frame that loads when pressed', async ({
  page,
  dealer,
}) => {
  await page.setViewportSize(phone)
  const { slug: tenant } = await dealer(EXTERNAL_VIEWER_DEALER)
  const { id, slug } = await findVehicle(tenant, WITH_MANY_PHOTOS)
  const requests: string[] = []
  await page.route('https://spins.example/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Viewer</title><p>Viewer' })
  })
  await sql("UPDATE vehicles SET spin_code = 'S 77' WHERE id = $1", [id])
  await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).body).toContain('S%2077')
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  const start = gallery(page).getByRole('button', { name: 'Spin this vehicle' })
  await expect(start).toBeVisible()
  await waitForHydration(page, '.spin-start')
  expect(requests).toEqual([])
  await start.click()
  await expect(gallery(page).locator('iframe')).toHaveAttribute('src', 'https://spins.example/view/S%2077')
  await expect.poll(() => requests.length).toBe(1)
  await expectAccessible(page, GALLERY)
})

test('[GAL-03] [GAL-04] the interior turns by keys, buttons and mouse, all the way round and back', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openVehicle(page, GROUP_DEALER, withHotspots)
  await chooseMode(page, 'Interior')
  const cabin = gallery(page).getByRole('slider', { name: /^Look around inside/ })
  await expect(cabin).toHaveAttribute('aria-valuetext', 'Straight ahead')
  const mark = gallery(page).locator('.spot-mark')
  await expect(mark).toHaveCount(1)
  await cabin.focus()
  for (let presses = 0; presses < 18; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(cabin).toHaveAttribute('aria-valuenow', '180')
  await expect(mark).toHaveCount(0)
  for (let presses = 0; presses < 18; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(cabin).toHaveAttribute('aria-valuetext', 'Straight ahead')
  await gallery(page).getByRole('button', { name: 'Look right' }).click()
  await expect(cabin).toHaveAttribute('aria-valuenow', '30')
  await page.keyboard.press('Home')
  const { x, y } = await centreOf(cabin)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 120, y, { steps: 5 })
  await page.mouse.up()
  const turnedTo = Number(await cabin.getAttribute('aria-valuenow'))
  expect(turnedTo).toBeGreaterThan(20)
  expect(turnedTo).toBeLessThan(90)
  await gallery(page).getByRole('list', { name: 'Points of interest' }).getByRole('button', { name: 'Screen' }).click()
  await expect(gallery(page).getByText('Maps, music and the reversing camera.')).toBeVisible()
  await expectAccessible(page, GALLERY)
  await page.keyboard.press('Escape')
  await expect(gallery(page).getByText('Maps, music and the reversing camera.')).toHaveCount(0)
})

test('[GAL-04] hotspots are on the frames that show them, open by key and by name, and close by Escape and button', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const { id, slug } = await findVehicle(GROUP_DEALER, withHotspots)
  await page.goto(`${siteUrl(GROUP_DEALER)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  await chooseMode(page, 'Spin')
  await waitForSpin(page)
  const [vehicle] = await sql<{ hotspots: { exterior: { title: string; description: string; positions: object }[] } }>(
    'SELECT hotspots FROM vehicles WHERE id = $1',
    [id],
  )
  const hotspots = vehicle?.hotspots.exterior ?? []
  const list = gallery(page).getByRole('list', { name: 'Points of interest' })
  await expect(list.getByRole('button')).toHaveText(hotspots.map(({ title }) => title))
  const marks = gallery(page).locator('.spot-mark')
  await spinSlider(page).focus()
  for (const frame of [0, 9, 18, 27]) {
    await page.keyboard.press('Home')
    for (let presses = 0; presses < frame; presses += 1) await page.keyboard.press('ArrowRight')
    await expectFrame(page, frame + 1)
    const visibleHotspots = hotspots.filter(({ positions }) => Object.keys(positions).includes(String(frame)))
    await expect(marks, `frame ${frame}`).toHaveText(visibleHotspots.map(({ title }) => title))
  }
  const [first] = hotspots
  const mark = marks.filter({ hasText: first?.title ?? '' })
  await list.getByRole('button', { name: first?.title ?? '' }).click()
  await expect(mark).toHaveAttribute('aria-expanded', 'true')
  await expect(gallery(page).getByText(first?.description ?? '')).toBeVisible()
  await expectAccessible(page, GALLERY)
  await page.keyboard.press('Escape')
  await expect(gallery(page).getByText(first?.description ?? '')).toHaveCount(0)
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(gallery(page).getByText(first?.description ?? '')).toBeVisible()
  await gallery(page).getByRole('button', { name: 'Close' }).click()
  await expect(mark).toBeFocused()

  // On a desktop Escape closes it, too, and returns the focus to the hotspot.
  await page.setViewportSize(desktop)
  await waitForSpin(page)
  await mark.press('Enter')
  await gallery(page).locator('.spot-close').focus()
  await page.keyboard.press('Escape')
  await expect(gallery(page).locator('.spot-card')).toHaveCount(0)
  await expect(mark).toBeFocused()
})
