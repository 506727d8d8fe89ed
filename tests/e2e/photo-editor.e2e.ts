import sharp from 'sharp'
import { expect, expectAccessible, requestSite, test } from './fixtures'
import { changeForm, saveDocument } from './staff'
import { openVehicleForm } from './vehicle-parts'

test.use({ images: true })

/** A photo that a phone held upright took: 400 × 600. */
const uprightPhoto = async () => ({
  name: 'side.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 400, height: 600, channels: 3, background: '#267' } })
    .jpeg()
    .toBuffer(),
})

for (const width of [1440, 390])
  test(`[STF-01] staff turn, crop and caption a photo by keyboard at ${String(width)} px; shoppers see it`, async ({
    page,
    dealer,
  }) => {
    const { slug: tenant, admin } = await dealer('yarra-value-cars')
    await page.setViewportSize({ width, height: 900 })
    const { slug } = await openVehicleForm(
      page,
      { slug: tenant, admin },
      "v.status = 'in_stock' AND jsonb_array_length(v.images) BETWEEN 4 AND 30",
    )
    await page.getByRole('button', { name: 'Photos and features', exact: true }).click()
    const tiles = page.getByRole('list', { name: 'Photos of this vehicle, in order' }).getByRole('listitem')
    const count = await tiles.count()
    await changeForm(page, async () =>
      page.getByLabel('Upload photos', { exact: true }).setInputFiles([await uprightPhoto()]),
    )
    await expect(tiles).toHaveCount(count + 1)

    await tiles
      .last()
      .getByRole('button', { name: /^Edit photo/ })
      .focus()
    await page.keyboard.press('Enter')
    const editor = page.getByRole('dialog', { name: `Edit photo ${String(count + 1)}` })
    await expect(editor.getByRole('button', { name: 'Turn right' })).toBeEnabled()
    await editor.getByRole('button', { name: 'Turn right' }).press('Enter')
    await editor.getByRole('checkbox', { name: /^Crop to 3:2/ }).press('Space')
    await editor.getByRole('slider', { name: 'Size' }).press('Home')
    await editor.getByRole('slider', { name: 'Left or right' }).press('End')
    await expectAccessible(page, '.panel-dialog')
    await editor.getByLabel(/^Caption/).fill('The side, freshly washed')
    await changeForm(page, () => editor.getByLabel(/^Caption/).press('Enter'))
    await expect(editor).toHaveCount(0)
    await expect(tiles.last()).toContainText('The side, freshly washed')
    await expect(page.getByText('Photo changed.')).toBeVisible()
    const src = (await tiles.last().getByRole('img').getAttribute('src')) ?? ''
    expect(await saveDocument(page, 'vehicles')).toBe(200)

    // Three tenths of 600 × 400.
    const size = await page.evaluate(
      async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      },
      `${src.split('?')[0] ?? ''}?width=1920`,
    )
    expect(size).toEqual([180, 120])
    const shoppersPage = async () => (await requestSite(tenant, `/cars/${slug}/photos`)).body
    await expect.poll(shoppersPage).toContain('The side, freshly washed')
    expect(await shoppersPage()).toContain(src.split('?')[0])
  })

test('[STF-01] a photo of the feed is turned as a copy; undo brings it back, and a photo that cannot be read is said so', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, admin } = await dealer('yarra-value-cars')
  await openVehicleForm(
    page,
    { slug: tenant, admin },
    "v.status = 'in_stock' AND jsonb_array_length(v.images) BETWEEN 4 AND 30",
  )
  await page.getByRole('button', { name: 'Photos and features', exact: true }).click()
  const tiles = page.getByRole('list', { name: 'Photos of this vehicle, in order' }).getByRole('listitem')
  await expect(tiles.first()).toContainText('Feed')
  await tiles.first().getByRole('button', { name: 'Edit photo 1' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit photo 1' })
  await editor.getByRole('button', { name: 'Turn left' }).click()
  await changeForm(page, () => editor.getByRole('button', { name: 'Use this photo' }).click())
  await expect(tiles.first()).toContainText('Yours')
  await changeForm(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(tiles.first()).toContainText('Feed')

  // Escape leaves everything as it was.
  await tiles.first().getByRole('button', { name: 'Edit photo 1' }).click()
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)

  await page.getByText('Add a photo by its web address').click()
  await page.getByLabel('Web address of the photo').fill('https://photos.example/none.jpg')
  await changeForm(page, () => page.getByRole('button', { name: 'Add photo' }).click())
  await tiles
    .last()
    .getByRole('button', { name: /^Edit photo/ })
    .click()
  await expect(page.getByText('We can’t load this photo. You can replace it with another file.')).toBeVisible()
  await page
    .getByLabel('Replace with another file', { exact: true })
    .last()
    .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') }])
  await expect(page.getByText('We can’t read this image. Upload a JPEG, PNG, WebP or AVIF file.')).toBeVisible()
})
