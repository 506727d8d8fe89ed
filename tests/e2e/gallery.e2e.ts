import { visibleHtml, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import {
  expectPhoto,
  chooseMode,
  WITH_VIDEO,
  gallery,
  centreOf,
  openVehicle,
  withPhotos,
  countPhotos,
  openLongGallery,
  WITH_MANY_PHOTOS,
  slideRow,
  slides,
  WITH_SPIN,
  swipe,
  thumbnails,
  replacePhotos,
} from './gallery-parts'
import { GROUP_DEALER, phone, findVehicle, desktop } from './vehicle-parts'
import { horizontalOverflow, watchErrors } from './page-errors'

test.use({ images: true })

test.beforeEach(({ page }) => replacePhotos(page))

const FULL_SCREEN = '[role="dialog"], dialog[open]'

test('[GAL-01] the gallery works by keyboard, with thumbnails, and its full screen returns the focus', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const pageErrors = watchErrors(page)
  const photos = await openLongGallery(page, GROUP_DEALER)
  await slideRow(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectPhoto(page, `2 / ${photos}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectPhoto(page, `4 / ${photos}`)
  await page.keyboard.press('ArrowLeft')
  await expectPhoto(page, `3 / ${photos}`)
  await page.keyboard.press('End')
  await expectPhoto(page, `${photos} / ${photos}`)
  await page.keyboard.press('Home')
  await expectPhoto(page, `1 / ${photos}`)
  await expect(thumbnails(page)).toHaveCount(photos)
  await expect(thumbnails(page).nth(0)).toHaveAttribute('aria-current', 'true')
  await thumbnails(page).nth(4).click()
  await expectPhoto(page, `5 / ${photos}`)

  const opener = page.getByRole('button', { name: 'View photos full screen' })
  const full = page.getByRole('dialog')
  for (const press of ['Enter', ' ']) {
    await opener.focus()
    await page.keyboard.press(press)
    await expect(full).toBeVisible()
    await expect(full.getByText(`5 / ${photos}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(full).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await slideRow(page).focus()
  await page.keyboard.press('Enter')
  await expect(full).toBeVisible()
  await expect.poll(() => full.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(full.getByText(`6 / ${photos}`)).toBeVisible()
  await expectAccessible(page, FULL_SCREEN)
  await page.getByRole('button', { name: 'Close full screen' }).press('Enter')
  await expect(full).toHaveCount(0)
  await expect(slideRow(page)).toBeFocused()
  await expectPhoto(page, `6 / ${photos}`)
  expect(pageErrors).toEqual([])
})

test('[GAL-01] only the first two photos are in the page, with priority; others load when they are near', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const slug = await findVehicleSlug(GROUP_DEALER, WITH_MANY_PHOTOS)
  const photos = await countPhotos(GROUP_DEALER, slug)
  const html = visibleHtml((await requestSite(GROUP_DEALER, `/cars/${slug}`)).body)
  const part = /<section[^>]*aria-label="Photos of.*?<\/section>/s.exec(html)?.[0] ?? ''
  const images = [...part.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  expect(images).toHaveLength(2)
  for (const tag of images) expect(tag).toMatch(/fetchPriority="high"/i)
  expect(part.length).toBeLessThan(4500)

  await page.goto(`${siteUrl(GROUP_DEALER)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  await expect(slides(page)).toHaveCount(photos)
  await expect(slideRow(page).locator('img')).toHaveCount(2)
  await slideRow(page).hover()
  await expect(slideRow(page).locator('img')).toHaveCount(3)
  await slideRow(page).focus()
  await page.keyboard.press('End')
  await expectPhoto(page, `${photos} / ${photos}`)
  await expect(slides(page).last().locator('img')).toBeVisible()
  await expect
    .poll(() =>
      slides(page)
        .last()
        .locator('img')
        .evaluate((one) => (one as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('[GAL-01] there are thumbnails from four photos on; with one photo or none there is a placeholder', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  for (const [count, thumbnailCount] of [
    [3, 0],
    [4, 4],
  ] as const) {
    await openVehicle(page, GROUP_DEALER, withPhotos(count))
    await expect(slides(page)).toHaveCount(count)
    await expect(thumbnails(page)).toHaveCount(thumbnailCount)
    await expect(gallery(page).getByRole('group', { name: 'Show' })).toHaveCount(0)
  }
  // Tablets have thumbnails; phones have only the row.
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(thumbnails(page).first()).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await page.setViewportSize(phone)
  await expect(thumbnails(page).first()).toBeHidden()
  await page.setViewportSize(desktop)
  for (const count of [0, 1]) {
    await page.goto(`${siteUrl(GROUP_DEALER)}/cars/${await findVehicleSlug(GROUP_DEALER, withPhotos(count))}`)
    await expect(page.getByText('Photos coming soon')).toBeVisible()
    await expect(gallery(page)).toHaveCount(0)
  }
})

test('[GAL-01] a mouse drags the row, a click opens a photo, and the row snaps to photos', async ({ page }) => {
  await page.setViewportSize(desktop)
  const photos = await openLongGallery(page, GROUP_DEALER)
  const { x, y } = await centreOf(slideRow(page))
  const drag = async (dx: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + dx / 2, y, { steps: 6 })
    await page.mouse.move(x + dx, y, { steps: 6 })
    await page.mouse.up()
  }
  await drag(-260)
  await expectPhoto(page, `2 / ${photos}`)
  await drag(30)
  await expectPhoto(page, `2 / ${photos}`)
  await expect
    .poll(() => slideRow(page).evaluate((one) => Math.abs(one.scrollLeft - one.clientWidth)))
    .toBeLessThanOrEqual(1)
  await expect.poll(() => slideRow(page).evaluate((one) => (one as HTMLElement).style.scrollSnapType)).toBe('')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.click(x, y)
  await expect(page.getByRole('dialog').getByText(`2 / ${photos}`)).toBeVisible()
})

test('[GAL-01] a swipe moves to the next photo and does not move the page', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await replacePhotos(page)
  const photos = await openLongGallery(page, GROUP_DEALER)
  const session = await context.newCDPSession(page)
  const { x, y } = await centreOf(slideRow(page))
  await swipe(session, { x: x + 120, y }, -260)
  await expectPhoto(page, `2 / ${photos}`)
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, 'section[aria-label^="Photos of"]')
  await context.close()
})

test('[GAL-01] without script the first photos can be swiped, and a link leads to all of them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await replacePhotos(page)
  const slug = await findVehicleSlug(GROUP_DEALER, WITH_MANY_PHOTOS)
  const photos = await countPhotos(GROUP_DEALER, slug)
  await page.goto(`${siteUrl(GROUP_DEALER)}/cars/${slug}`)
  // Without script, no other step waits for the styles.
  await page.waitForLoadState()
  await expect(slideRow(page).locator('img')).toHaveCount(2)
  await page.getByRole('link', { name: 'View photos full screen' }).click()
  await expect(page).toHaveURL(/\/photos$/)
  await expect(page.getByRole('img', { name: new RegExp(`photo \\d+ of ${photos}$`) })).toHaveCount(photos)
  await context.close()
})

test('[GAL-01] without script a gallery that opens with the spin links to all photos', async ({ browser, dealer }) => {
  const { slug, id } = await dealer(GROUP_DEALER)
  await sql(
    `UPDATE site_settings SET switches = jsonb_set(coalesce(switches, '{}'), '{gallery}', '{"mode": "spinner"}')
     WHERE tenant_id = $1`,
    [id],
  )
  const path = `/cars/${await findVehicleSlug(slug, WITH_SPIN)}`
  await expect.poll(async () => (await requestSite(slug, path)).body).toContain('All photos')
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(siteUrl(slug) + path)
  await page.getByRole('link', { name: 'All photos' }).click()
  await expect(page).toHaveURL(/\/photos$/)
  await context.close()
})

test('[GAL-02] a video is the second slide, plays muted in a loop while it is visible, and can be paused', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const pageErrors = watchErrors(page)
  await openVehicle(page, GROUP_DEALER, WITH_VIDEO)
  await expect(gallery(page).locator('video')).toHaveCount(0)
  await slideRow(page).focus()
  await page.keyboard.press('ArrowRight')
  const film = slides(page).nth(1).locator('video')
  const state = () =>
    film.evaluate((one) => {
      const { paused, muted, loop, videoWidth } = one as HTMLVideoElement
      return { paused, muted, loop, hasFrames: videoWidth > 0 }
    })
  await expect.poll(state).toEqual({ paused: false, muted: true, loop: true, hasFrames: true })
  await expectAccessible(page, 'section[aria-label^="Photos of"]')
  await gallery(page).getByRole('button', { name: 'Pause video' }).click()
  await expect.poll(async () => (await state()).paused).toBe(true)
  await gallery(page).getByRole('button', { name: 'Play video' }).click()
  await expect.poll(async () => (await state()).paused).toBe(false)
  await slideRow(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await state()).paused).toBe(true)
  expect(pageErrors).toEqual([])
})

test('[GAL-02] a host’s player loads only when pressed, in a sandbox; an address that is not a video makes no slide', async ({
  page,
  dealer,
}) => {
  await page.setViewportSize(desktop)
  const { slug: tenant } = await dealer(GROUP_DEALER)
  const { id, slug } = await findVehicle(tenant, withPhotos(4))
  const path = `/cars/${slug}`
  const set = (address: string) => sql('UPDATE vehicles SET external_video_url = $1 WHERE id = $2', [address, id])
  const player = 'https://www.youtube.com/embed/abcdefghijk'
  const requests: string[] = []
  await page.route('https://www.youtube.com/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Player' })
  })
  await set(player)
  await expect.poll(async () => (await requestSite(tenant, path)).body).toContain(player)
  await page.goto(`${siteUrl(tenant)}${path}`, { waitUntil: 'domcontentloaded' })
  await expect(slides(page)).toHaveCount(5)
  await slideRow(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectPhoto(page, '2 / 5')
  await expect(gallery(page).locator('iframe')).toHaveCount(0)
  expect(requests).toEqual([])
  await gallery(page).getByRole('link', { name: 'Play video' }).click()
  const frame = gallery(page).locator('iframe')
  await expect(frame).toHaveAttribute('src', `${player}?autoplay=1&rel=0`)
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation/)
  await slideRow(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(frame).toHaveCount(0)
  await set('https://cdn.example/brochure.pdf')
  await expect.poll(async () => (await requestSite(tenant, path)).body).not.toContain(player)
  await page.goto(`${siteUrl(tenant)}${path}`, { waitUntil: 'domcontentloaded' })
  await expect(slides(page)).toHaveCount(4)
})

test('[GAL-02] a video that cannot be played is replaced by the photos, also after the spin', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.route('**/videos/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Gone' }))
  await openVehicle(page, GROUP_DEALER, `${WITH_SPIN} AND v.video_url IS NOT NULL`)
  await chooseMode(page, 'Spin')
  await chooseMode(page, 'Images')
  const count = await slides(page).count()
  await slideRow(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slides(page)).toHaveCount(count - 1)
  await expectPhoto(page, `2 / ${count - 1}`)
  await expect(slides(page).nth(1).locator('img')).toBeVisible()
})

test('[GAL-01] the browser’s Back closes the full screen and stays on the page of the car', async ({ page }) => {
  await page.goto(siteUrl(GROUP_DEALER))
  await openVehicle(page, GROUP_DEALER, WITH_MANY_PHOTOS)
  const opener = page.getByRole('button', { name: 'View photos full screen' })
  await expect(opener).toBeVisible()
  const address = page.url()
  await opener.click()
  const screen = page.getByRole('dialog', { name: /full screen$/ })
  await expect(screen).toBeVisible()
  await page.goBack()
  await expect(screen).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(opener).toBeFocused()
  // Closed by its own button, it leaves no entry in the history, and Back leads to the page before.
  await opener.click()
  await screen.getByRole('button', { name: 'Close full screen' }).dblclick()
  await expect(screen).toHaveCount(0)
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL(`${siteUrl(GROUP_DEALER)}/`)
})
