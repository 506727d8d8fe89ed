import sharp from 'sharp'
import { expect, test } from 'vitest'
import { editPhoto } from './edit-photo'
import { reencodeImage } from './reencode-image'

const wide = (channels: 3 | 4 = 3) => sharp({ create: { width: 5000, height: 50, channels, background: '#1F5F4B' } })

test('[SEC-04] an image is stored in its own format, AVIF as WebP, and fits 4,096 pixels each way', async () => {
  const stored = async (bytes: Buffer) => {
    const image = await reencodeImage(bytes)
    if (typeof image === 'string') return image
    const { format, width, height } = await sharp(image.data).metadata()
    return [image.mime, image.end, image.original.end, format, width, height]
  }
  expect(await stored(await wide().jpeg().toBuffer())).toEqual(['image/jpeg', 'jpg', 'jpg', 'jpeg', 4096, 41])
  expect(await stored(await wide(4).png().toBuffer())).toEqual(['image/png', 'png', 'png', 'png', 4096, 41])
  expect(await stored(await wide().avif({ effort: 0 }).toBuffer())).toEqual([
    'image/webp',
    'webp',
    'avif',
    'webp',
    4096,
    41,
  ])
  expect(await stored(await wide().tiff().toBuffer())).toBe('unreadable')
  expect(await stored(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe('unreadable')
  // A camera's note of how it was held turns the image before it is made smaller.
  const sideways = await wide().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await stored(sideways)).toEqual(['image/jpeg', 'jpg', 'jpg', 'jpeg', 41, 4096])
})

test('[STF-01] [SEC-04] an edited photo is a JPEG that fits 4,096 pixels, turned clockwise and cropped', async () => {
  const left = {
    input: await sharp({ create: { width: 2500, height: 50, channels: 3, background: '#f00' } })
      .png()
      .toBuffer(),
  }
  const photo = await wide()
    .composite([{ ...left, left: 0, top: 0 }])
    .avif({ effort: 0 })
    .toBuffer()
  const upright = sharp(await editPhoto(photo, { turn: 90 }))
  expect(await upright.metadata()).toMatchObject({ format: 'jpeg', width: 41, height: 4096 })
  const crop = { left: 0, top: 0, width: 1, height: 0.25 }
  const top = sharp(await editPhoto(photo, { turn: 90, crop }))
  expect(await top.metadata()).toMatchObject({ width: 41, height: 1024 })
  const { dominant } = await top.stats()
  expect(dominant.r).toBeGreaterThan(200)
})
