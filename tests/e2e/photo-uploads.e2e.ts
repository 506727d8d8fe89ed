import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { createToken, requestRest } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { changeForm, openDocument, saveDocument, signInFor } from './staff'
import { findVehicle, openVehicleForm } from './vehicle-parts'

test.use({ images: true, viewport: { width: 1440, height: 1000 } })

const jpegBytes = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

const jpegFile = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpegBytes(colour),
})

const FEW_PHOTOS = "v.status = 'in_stock' AND jsonb_array_length(v.images) BETWEEN 4 AND 12"

/** Opens the tab of the photos in a vehicle's form, and finds them there. */
const openPhotos = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Photos and features', exact: true }).click()
  return page.getByRole('list', { name: 'Photos of this vehicle, in order' }).getByRole('listitem')
}

const imageOf = (tile: Locator): Promise<string | null> => tile.getByRole('img').getAttribute('src')

/** Drops files on an element, as from a folder of the computer. */
const dropFiles = async (page: Page, target: Locator, files: readonly { name: string; bytes: Buffer }[]) => {
  const transfer = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer()
      for (const { name, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      }
      return data
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  )
  await target.dispatchEvent('dragover', { dataTransfer: transfer })
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}

/**
 * Drags one tile to another, as a person does. The drag begins before the page scrolls to the target: the browser drags
 * what is under the place where the button was pressed.
 */
const dragTile = async (page: Page, tile: Locator, target: Locator): Promise<void> => {
  await tile.hover()
  await page.mouse.down()
  await tile.hover({ position: { x: 20, y: 20 } })
  await target.hover()
  await page.mouse.up()
}

test('[STF-01] files dropped on a photo are uploaded, and photos are sorted by dragging', async ({ page, dealer }) => {
  const own = await dealer('yarra-value-cars')
  const { id } = await openVehicleForm(page, own, FEW_PHOTOS)
  const tiles = await openPhotos(page)
  const count = await tiles.count()
  const files = [
    { name: 'left.jpg', bytes: await jpegBytes('#a33') },
    { name: 'right.jpg', bytes: await jpegBytes('#3a3') },
  ]
  await changeForm(page, () => dropFiles(page, tiles.first(), files))
  await expect(tiles).toHaveCount(count + 2)
  await expect(page.getByText('2 photos added. Save to show them on your site.')).toBeVisible()
  expect(await imageOf(tiles.nth(count))).toContain('/left-')
  expect(await imageOf(tiles.nth(count + 1))).toContain('/right-')

  await changeForm(page, () => dragTile(page, tiles.last(), tiles.first()))
  expect(await imageOf(tiles.first())).toContain('/right-')
  await expect(tiles).toHaveCount(count + 2)
  // The later change is what staff read of.
  await expect(page.getByText('2 photos added.')).toHaveCount(0)
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  const { body } = await requestRest('GET', `/vehicles/${id}?depth=0`, await createToken(own.admin))
  const { image_order } = body['overrides'] as { image_order: string[] }
  expect(image_order[0]).toContain('/right-')
})

test('[STF-01] a connection lost in the middle of an upload loses no photo that was acknowledged', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  const { id } = await openVehicleForm(page, own, FEW_PHOTOS)
  const tiles = await openPhotos(page)
  const count = await tiles.count()
  // The connection is lost after two photos.
  let uploads = 0
  await page.route('**/api/media?*', async (route) => {
    uploads += 1
    await (uploads > 2 ? route.abort('connectionreset') : route.continue())
  })
  await changeForm(page, async () =>
    page
      .getByLabel('Upload photos', { exact: true })
      .setInputFiles(await Promise.all(['1', '2', '3', '4'].map((name) => jpegFile(`photo-${name}.jpg`, '#267')))),
  )
  await expect(tiles).toHaveCount(count + 2)
  const failed = page.getByRole('alert').filter({ hasText: 'photo-4.jpg' })
  await expect(failed).toContainText('photo-3.jpg: We couldn’t reach the server.')
  await expectAccessible(page, '.part-field:has(.photos-field)')

  await page.unroute('**/api/media?*')
  await changeForm(page, () => page.getByRole('button', { name: 'Try again with 2 photos' }).click())
  await expect(tiles).toHaveCount(count + 4)
  await expect(failed).toHaveCount(0)

  // A reload before the vehicle is saved loses the form, and the photos are offered again.
  page.on('dialog', (dialog) => void dialog.accept())
  await openDocument(page, 'vehicles', id)
  const after = await openPhotos(page)
  await expect(after).toHaveCount(count)
  await expect(page.getByText('4 photos that you uploaded weren’t saved with the vehicle.')).toBeVisible()
  await changeForm(page, () => page.getByRole('button', { name: 'Add them now' }).click())
  await expect(after).toHaveCount(count + 4)
  for (const at of [0, 1, 2, 3]) expect(await imageOf(after.nth(count + at))).toContain(`/photo-${String(at + 1)}-`)
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await openDocument(page, 'vehicles', id)
  await openPhotos(page)
  await expect(after).toHaveCount(count + 4)
  await expect(page.getByText(/weren’t saved with the vehicle/)).toHaveCount(0)
})

test('[STF-01] photos are saved whichever tab is open, and a large one is made smaller before it is sent', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  const { id } = await openVehicleForm(page, own, FEW_PHOTOS)
  const tiles = await openPhotos(page)
  const count = await tiles.count()
  const [width, height] = [1800, 1200]
  const noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(3600, 2400)
    .jpeg()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(2_000_000)
  const answer = page.waitForResponse((response) => response.url().includes('/api/media?'))
  await changeForm(page, async () => {
    await page
      .getByLabel('Upload photos', { exact: true })
      .setInputFiles([{ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: noise }])
    await page.getByRole('button', { name: 'Vehicle', exact: true }).click()
    expect((await answer).status()).toBe(201)
  })
  expect((await (await answer).json()) as unknown).toMatchObject({ doc: { width: 2560, height: 1707 } })
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await page.getByRole('button', { name: 'Photos and features', exact: true }).click()
  await expect(tiles).toHaveCount(count + 1)
  const { body } = await requestRest('GET', `/vehicles/${id}?depth=0`, await createToken(own.admin))
  expect((body['overrides'] as { photos: unknown[] }).photos).toHaveLength(1)
})

test('[STF-11] on a phone the button that saves a vehicle stays in view below the bar', async ({ page, dealer }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openVehicleForm(page, await dealer('yarra-value-cars'), FEW_PHOTOS)
  await openPhotos(page)
  await page.evaluate(() => scrollTo(0, 1500))
  const bar = page.locator('.site-bar')
  const endOf = async (locator: Locator): Promise<number> => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {}
    return y + height
  }
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeInViewport()
  expect((await save.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((await endOf(bar)) - 1)
})

test('[STF-01] a link to the photos opens their tab, and the reason of a refused file goes with the next save', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, admin } = await dealer('yarra-value-cars')
  const { id } = await findVehicle(tenant, FEW_PHOTOS)
  await signInFor(page, admin, tenant)
  await openPanelPage(page, `/admin/collections/vehicles/${id}#field-images`)
  const upload = page.getByRole('button', { name: 'Upload photos', exact: true })
  await expect(upload).toBeInViewport()
  const refusal = page.getByRole('alert').filter({ hasText: 'fake.jpg' })
  await changeForm(page, async () => {
    await page
      .getByLabel('Upload photos', { exact: true })
      .and(page.locator('input'))
      .setInputFiles([
        { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not an image') },
        await jpegFile('real.jpg', '#267'),
      ])
    await expect(page.getByText('1 photo added.')).toBeVisible()
  })
  await expect(refusal).toBeVisible()
  // A photo whose removal is undone counts again.
  await page.getByRole('button', { name: 'Remove photo' }).last().click()
  await expect(page.getByText('1 photo added.')).toHaveCount(0)
  await changeForm(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(page.getByText('1 photo added.')).toBeVisible()
  // A broken file is not refused for its size, since a smaller one would be broken too.
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20_100_000) }
  await page.getByLabel('Upload photos', { exact: true }).and(page.locator('input')).setInputFiles(broken)
  await expect(page.getByText('“broken.jpg” isn’t an image we can read.')).toBeVisible()
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await expect(refusal).toHaveCount(0)
})

test('[STF-02] frames of the 360° view are uploaded together, in the order of their names, and removed one by one', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  const { id } = await openVehicleForm(page, own, "v.status = 'in_stock' AND jsonb_array_length(v.spin_images) = 0")
  await openPhotos(page)
  const names = ['frame-10.jpg', 'frame-2.jpg', 'frame-1.jpg']
  await changeForm(page, async () =>
    page
      .getByLabel('Upload frames', { exact: true })
      .setInputFiles(await Promise.all(names.map((name) => jpegFile(name, '#267')))),
  )
  const frames = page.getByRole('list', { name: 'Frames of the 360° view, in order' }).getByRole('listitem')
  await expect(frames).toHaveCount(3)
  await expectAccessible(page, '.part-field:has(.frames-field)')
  await changeForm(page, () => page.getByRole('button', { name: 'Remove frame 2' }).click())
  await expect(frames).toHaveCount(2)
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  const { body } = await requestRest('GET', `/vehicles/${id}?depth=0`, await createToken(own.admin))
  expect(body['spin_images']).toEqual([
    expect.stringMatching(/^\/images\/media\/uploads\/frame-1-/),
    expect.stringMatching(/^\/images\/media\/uploads\/frame-10-/),
  ])
})
