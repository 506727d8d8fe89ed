import type { CDPSession, Locator, Page } from '@playwright/test'
import { findVehicleSlug, sql } from './arrange'
import { expect, siteUrl } from './fixtures'
import { waitForHydration } from './hydration'

/** The parts of a vehicle's gallery, and gestures on it. */

export const withPhotos = (count: number): string => `v.status = 'in_stock' AND jsonb_array_length(v.images) = ${count}`
/** Vehicles with many photos and nothing else in their gallery. */
export const WITH_MANY_PHOTOS =
  "v.status = 'in_stock' AND jsonb_array_length(v.images) >= 8 AND jsonb_array_length(v.spin_images) = 0 AND v.spin_interior_image IS NULL AND v.video_url IS NULL"
/** Vehicles with photos and a video but no spin. */
export const WITH_VIDEO =
  "v.status = 'in_stock' AND jsonb_array_length(v.images) > 8 AND jsonb_array_length(v.spin_images) = 0 AND v.video_url IS NOT NULL"
export const WITH_SPIN = "v.status = 'in_stock' AND jsonb_array_length(v.spin_images) = 36"
/** Vehicles with a spin and an interior, both with hotspots. */
export const withHotspots = `${WITH_SPIN} AND jsonb_array_length(v.hotspots->'exterior') > 0 AND v.spin_interior_image IS NOT NULL`

const loadImage = async (): Promise<Buffer> => {
  // Node does not resolve `*.localhost`; the image is the same for all dealers.
  const answer = await fetch(`http://127.0.0.1:${new URL(siteUrl()).port}/images/cars/suv/white/030.webp?width=480`)
  if (!answer.ok) throw new Error(`The site rendered no image: ${String(answer.status)}`)
  return Buffer.from(await answer.arrayBuffer())
}
let imagePromise: Promise<Buffer> | undefined

/** The one image that replaces all photos and frames in these tests. */
export const loadSampleImage = (): Promise<Buffer> => (imagePromise ??= loadImage())

/** Addresses of vehicle photos and spin frames, without the panorama of the interior. */
export const PHOTO_URL = /\/images\/cars\/[^?]+\/(?:spin-)?\d+\.webp/

/**
 * Answers every request for a vehicle's photo with the same image. Rendering dozens of them in several sizes would take
 * longer than the rest of a test. Image rendering is tested in `src/integrations/images`.
 */
export const replacePhotos = async (page: Page): Promise<void> => {
  const body = await loadSampleImage()
  await page.route(PHOTO_URL, (route) => route.fulfill({ contentType: 'image/webp', body }))
}

/** Opens a vehicle's page, and waits until its gallery answers to keys. @returns the vehicle's slug */
export const openVehicle = async (page: Page, tenant: string, where: string): Promise<string> => {
  const slug = await findVehicleSlug(tenant, where)
  await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, 'section[aria-label^="Photos of"]')
  return slug
}

export const gallery = (page: Page) => page.getByRole('region', { name: /^Photos of/ })
export const slideRow = (page: Page) => gallery(page).getByRole('group', { name: 'Photos, use the arrow keys' })
export const slides = (page: Page) => slideRow(page).locator(':scope > *')
export const thumbnails = (page: Page) => gallery(page).getByRole('button', { name: /^Show photo/ })
export const expectPhoto = (page: Page, text: string) =>
  expect(gallery(page).locator('p', { hasText: /^Photo/ })).toHaveText(`Photo ${text}`)
export const modeButton = (page: Page, name: string) => gallery(page).getByRole('button', { name, exact: true })
/** Presses the button of a mode, repeatedly until the page is hydrated. */
export const chooseMode = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await modeButton(page, name).click()
    await expect(modeButton(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()

export const countPhotos = async (tenant: string, slug: string): Promise<number> => {
  const [vehicle] = await sql<{ photos: number }>(
    `SELECT jsonb_array_length(v.images) AS photos FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.slug = $2`,
    [tenant, slug],
  )
  return vehicle?.photos ?? 0
}

/** Opens a vehicle with many photos, and waits until all of them are in its gallery. @returns how many there are */
export const openLongGallery = async (page: Page, tenant: string): Promise<number> => {
  const photos = await countPhotos(tenant, await openVehicle(page, tenant, WITH_MANY_PHOTOS))
  await expect(slides(page)).toHaveCount(photos)
  return photos
}

export const spinSlider = (page: Page) => gallery(page).getByRole('slider', { name: /^Rotate/ })
export const expectFrame = (page: Page, number: number) =>
  expect(spinSlider(page)).toHaveAttribute('aria-valuenow', String(number))

/** Waits until all frames of the spin are loaded, and returns its slider. */
export const waitForSpin = async (page: Page): Promise<Locator> => {
  await expect(spinSlider(page)).toBeEnabled()
  return spinSlider(page)
}

export const centreOf = async (one: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await one.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Swipes with one finger, in small steps: sideways by `dx`, and down by `dy`. */
export const swipe = async (session: CDPSession, from: { x: number; y: number }, dx: number, dy = 0): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + dx * share, y: from.y + dy * share }],
    })
  await touch('touchStart', 0)
  for (let part = 1; part <= 12; part += 1) await touch('touchMove', part / 12)
  await touch('touchEnd', 1)
}

/** Moves two fingers apart from a point, or together if `to` is less than `from`: their distance in CSS pixels. */
export const pinch = async (
  session: CDPSession,
  { x, y }: { readonly x: number; readonly y: number },
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance: number) => {
    const fingers = [-1, 1].map((side, id) => ({ x: x + (side * distance) / 2, y, id }))
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : fingers })
  }
  await touch('touchStart', from)
  for (let part = 1; part <= 10; part += 1) await touch('touchMove', from + ((to - from) * part) / 10)
  await touch('touchEnd', to)
}
