import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cropAround } from './crop'
import { readMaster } from './master'
import { paintMaster } from './paint-master'

describe('reading a master', () => {
  test('[GAL-05] a file holds what is fixed, what paint adds and the transparency, and shows where the vehicle is', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'master-')), 'ute-030.webp')
    const fill = (background: string, size: { width: number; height: number }) => ({
      create: { ...size, channels: 3 as const, background },
    })
    const [part, block] = [
      { width: 24, height: 16 },
      { width: 6, height: 4 },
    ]
    await sharp(fill('#a6a6a6', { width: 24, height: 48 }))
      .composite([
        { input: fill('#000000', part), left: 0, top: 16 },
        { input: fill('#fefefe', part), left: 0, top: 32 },
        { input: fill('#000000', block), left: 3, top: 7 },
        { input: fill('#c8c8c8', block), left: 3, top: 23 },
        { input: fill('#000000', block), left: 3, top: 39 },
      ])
      .webp({ lossless: true })
      .toFile(file)
    const master = await readMaster(file)
    expect(master).toMatchObject({ width: 24, height: 16, vehicle: { left: 3, top: 7, width: 6, height: 4 } })
    const { pixels, width } = paintMaster(master, { colour: '#A80F1E', mirrored: false, aspect: 1.5 })
    const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
    expect(at(0, 0)).toEqual([0, 0, 0, 0])
    const [red = 0, green = 0, , opacity] = at(5, 9)
    expect(red).toBeGreaterThan(green + 60)
    expect(opacity).toBe(255)
  })
})

describe('cropping an image', () => {
  const image = { width: 960, height: 640 }
  const span = (length: number) =>
    fc
      .tuple(fc.integer({ min: 0, max: length - 1 }), fc.integer({ min: 1, max: length }))
      .map(([start, size]) => ({ start, size: Math.min(size, length - start) }))

  test('[GAL-05] never cuts the vehicle, whatever the ratio', () => {
    fc.assert(
      fc.property(span(960), span(640), fc.constantFrom(1, 1.5, 16 / 9, 40 / 21), (across, down, aspect) => {
        const vehicle = { left: across.start, top: down.start, width: across.size, height: down.size }
        const area = cropAround(image, vehicle, aspect)
        expect(area.width / area.height).toBeCloseTo(aspect, 1)
        expect(area.left).toBeLessThanOrEqual(vehicle.left)
        expect(area.top).toBeLessThanOrEqual(vehicle.top)
        expect(area.left + area.width).toBeGreaterThanOrEqual(vehicle.left + vehicle.width)
        expect(area.top + area.height).toBeGreaterThanOrEqual(vehicle.top + vehicle.height)
        expect(area.top + area.height).toBeLessThanOrEqual(image.height)
      }),
    )
  })

  test('[GAL-05] is as large as the image where the vehicle leaves room, and larger where it does not', () => {
    const whole = { left: 0, top: 0, width: 960, height: 640 }
    expect(cropAround(image, { left: 40, top: 150, width: 880, height: 340 }, 1.5)).toEqual(whole)
    expect(cropAround(image, { left: 40, top: 150, width: 880, height: 340 }, 16 / 9)).toEqual({
      left: 0,
      top: 50,
      width: 960,
      height: 540,
    })
    expect(cropAround(image, { left: 40, top: 150, width: 880, height: 340 }, 1)).toMatchObject({ width: 933 })
    expect(cropAround(image, { left: 300, top: 20, width: 360, height: 600 }, 16 / 9)).toMatchObject({ height: 636 })
  })
})
