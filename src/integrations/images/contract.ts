import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageOptions } from '@/src/domain/images'
import type { ImageDriver } from './port'

export type RunningImages = {
  readonly driver: ImageDriver
  /** The address of a vehicle photo of 1600 × 1000. */
  readonly imageUrl: string
  /** Fetches an address as a page's `<img>` would. */
  readonly fetchImage: (address: string) => Promise<{ readonly type: string; readonly bytes: Buffer }>
  readonly close: () => Promise<void>
}

/** The tests that every image driver must pass (GAL-05). */
export const testImagesContract = (name: string, start: () => Promise<RunningImages>): void => {
  describe(`images: ${name}`, () => {
    let running: RunningImages
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    const requestImage = async (options: ImageOptions) => {
      const { type, bytes } = await running.fetchImage(running.driver.url(running.imageUrl, options))
      const { width, height } = await sharp(bytes).metadata()
      return { type, width, height, size: bytes.length, bytes }
    }

    test.each([
      [{ width: 320 }, 320, 200],
      [{ width: 700 }, 640, 400],
      [{ width: 1 }, 160, 100],
      [{ width: 480, crop: '16x9' }, 480, 270],
      [{ width: 480, crop: '3x2' }, 480, 320],
      [{ width: 240, crop: '1x1' }, 240, 240],
    ] as const)('[GAL-05] %o is an image of %i × %i', async (options, width, height) => {
      expect(await requestImage(options)).toMatchObject({ width, height, type: 'image/webp' })
    })

    test('[GAL-05] a lower quality has fewer bytes, and the default quality is 75', async () => {
      const [low, standard, explicit, high] = await Promise.all([
        requestImage({ width: 960, quality: 50 }),
        requestImage({ width: 960 }),
        requestImage({ width: 960, quality: '75' }),
        requestImage({ width: 960, quality: 90 }),
      ])
      expect(low.size).toBeLessThan(standard.size)
      expect(standard.size).toBeLessThan(high.size)
      expect(explicit.bytes.equals(standard.bytes)).toBe(true)
    })

    test('[GAL-05] an SVG stays unchanged', () => {
      expect(running.driver.url('https://photos.example/logo.svg', { width: 320 })).toBe(
        'https://photos.example/logo.svg',
      )
    })
  })
}
