import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createStudioPainter, listVehicleMasters } from './painter'

const root = mkdtempSync(path.join(tmpdir(), 'studio-'))
const folder = path.join(root, 'assets/vehicle-masters')

const writeMaster = (name: string) =>
  sharp({ create: { width: 24, height: 48, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 6, height: 4, channels: 3, background: '#000000' } }, left: 3, top: 7 },
      { input: { create: { width: 6, height: 4, channels: 3, background: '#000000' } }, left: 3, top: 39 },
      { input: { create: { width: 24, height: 16, channels: 3, background: '#000000' } }, left: 0, top: 16 },
      { input: { create: { width: 6, height: 4, channels: 3, background: '#c8c8c8' } }, left: 3, top: 23 },
    ])
    .webp({ lossless: true })
    .toFile(path.join(folder, `${name}.webp`))

test('[GAL-05] vehicles are coloured from masters, and the right side is the left one mirrored', async () => {
  expect(await listVehicleMasters(root)).toEqual(new Set())
  mkdirSync(folder, { recursive: true })
  await writeMaster('caravan-030')
  const paint = createStudioPainter({ root, masters: await listVehicleMasters(root), cacheBytes: 10_000 })
  const shape = { colour: 'red', aspect: 1.5 } as const
  const [left, right] = await Promise.all([
    paint({ ...shape, body: 'caravan', view: '030' }),
    paint({ ...shape, body: 'caravan', view: '330' }),
  ])
  const redAt = ({ pixels }: { pixels: Uint8ClampedArray }, x: number) => {
    const [red = 0, green = 0, , opacity] = pixels.subarray((9 * 24 + x) * 4)
    return opacity === 255 && red > green + 60
  }
  expect([redAt(left, 5), redAt(left, 18)]).toEqual([true, false])
  expect([redAt(right, 5), redAt(right, 18)]).toEqual([false, true])
})

test('[GAL-03] a frame of a spin shows the vehicle smaller, in the same place', async () => {
  mkdirSync(folder, { recursive: true })
  await writeMaster('suv-000')
  const paint = createStudioPainter({ root, masters: new Set(['suv-000']), cacheBytes: 10_000 })
  const shape = { colour: 'red', aspect: 1.5, body: 'suv' } as const
  const [photo, frame] = await Promise.all([paint({ ...shape, view: '000' }), paint({ ...shape, view: 'spin-000' })])
  const shareOfVehicle = ({ pixels, width, height }: typeof photo) =>
    pixels.filter((value, index) => index % 4 === 3 && value > 0).length / (width * height)
  expect(shareOfVehicle(photo)).toBeGreaterThan(0)
  expect(shareOfVehicle(frame)).toBeLessThan(shareOfVehicle(photo) * 0.6)
})
