import type { CDPSession, Locator, Page } from '@playwright/test'
import { vehicleSlug } from './arrange'
import { expect as usual, site, test } from './fixtures'

/** The parts of a vehicle's gallery, and the hands that move them. */

/**
 * The demo draws a car's pictures when they are first asked for: on a busy machine that takes its time, six at once, and
 * a file behind them waits.
 */
export const expect = usual.configure({ timeout: 45_000 })
export const patiently = () => test.setTimeout(240_000)

export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export const photos = (count: number): string => `v.status = 'in_stock' AND jsonb_array_length(v.images) = ${count}`
export const spins = "v.status = 'in_stock' AND jsonb_array_length(v.spin_images) = 36"
export const spotted = `${spins} AND jsonb_array_length(v.hotspots->'exterior') > 0 AND v.spin_interior_image IS NOT NULL`

export const open = async (page: Page, tenant: string, where: string): Promise<string> => {
  const slug = await vehicleSlug(tenant, where)
  await page.goto(`${site(tenant)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  return slug
}

export const gallery = (page: Page) => page.getByRole('region', { name: /^Photos of/ })
export const row = (page: Page) => gallery(page).getByRole('group', { name: 'Photos, use the arrow keys' })
export const slides = (page: Page) => row(page).locator(':scope > *')
export const at = (page: Page, text: string) =>
  expect(gallery(page).locator('p', { hasText: /^Photo/ })).toHaveText(`Photo ${text}`)
export const mode = (page: Page, name: string) => gallery(page).getByRole('button', { name, exact: true })
/** Presses a mode, again until script has come and heard it. */
export const choose = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await mode(page, name).click()
    await usual(mode(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()

export const turner = (page: Page) => gallery(page).getByRole('slider', { name: /^Turn/ })
export const view = (page: Page, number: number) =>
  expect(turner(page)).toHaveAttribute('aria-valuenow', String(number))

/** The spin, all its frames there. Drawing 36 of them for the first time takes the demo's renderer a while. */
export const spinning = async (page: Page): Promise<Locator> => {
  await expect(turner(page)).toBeVisible({ timeout: 120_000 })
  return turner(page)
}

export const middleOf = async (one: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger that goes sideways in small steps, as fingers do. */
export const swipe = async (session: CDPSession, from: { x: number; y: number }, dx: number): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y }] })
  await touch('touchStart', from.x)
  for (let part = 1; part <= 12; part += 1) await touch('touchMove', from.x + (dx * part) / 12)
  await touch('touchEnd', from.x + dx)
}
