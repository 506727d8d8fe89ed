import sharp from 'sharp'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { signInFor } from './staff'

const pngFile = async (name: string) => {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f5f4b' } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}
const otherFile = (name: string, mimeType: string, bytes = 40) => ({ name, mimeType, buffer: Buffer.alloc(bytes) })

test('[STF-01] [ADM-05] many images are uploaded at once; refused files are named until the message is closed', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/media')
  await page.getByRole('button', { name: 'Bulk upload', exact: true }).click()
  const box = page.locator('.bulk-upload--add-files .dropzone')
  await expect(box).toContainText('or drag files here. JPEG, PNG, WebP or AVIF, up to 20 MB each.')
  await box
    .locator('input')
    .setInputFiles([
      await pngFile('yard.png'),
      otherFile('logo.svg', 'image/svg+xml'),
      otherFile('IMG_1.HEIC', 'image/heic'),
      otherFile('huge.jpg', 'image/jpeg', 20_100_000),
    ])
  const refused = page.locator('.refused-files li')
  await expect(refused).toHaveText([
    '“logo.svg”: SVG files can contain scripts, so they aren’t accepted. Save it as a PNG with a transparent background.',
    /^“IMG_1.HEIC”: This is a HEIC photo/,
    '“huge.jpg” is 20.1 MB. The largest file you can upload is 20 MB.',
  ])
  const files = page.locator('.file-selections__fileName')
  await expect(files).toHaveText(['yard.png'])
  await expectAccessible(page, '.payload-toast-container')
  await page.locator('.payload-toast-close-button').click()
  await expect(refused).toHaveCount(0)

  // The box for further files refuses the same ones.
  await page.getByRole('button', { name: 'Add file' }).click()
  await expect(box).toContainText('JPEG, PNG, WebP or AVIF, up to 20 MB each.')
  const transfer = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File(['<svg/>'], 'drawn.svg', { type: 'image/svg+xml' }))
    return files
  })
  await box.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText('“drawn.svg”: SVG files can contain scripts')).toBeVisible()
  await box.locator('input').setInputFiles([await pngFile('gate.png')])
  await expect(files).toHaveText(['gate.png', 'yard.png'])
})
