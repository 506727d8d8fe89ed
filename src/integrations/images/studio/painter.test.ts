import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bodiesByKind } from '@/src/domain/images/rendered-images'
import { createStudioPainter, listVehicleMasters } from './painter'

const root = mkdtempSync(path.join(tmpdir(), 'studio-'))
const folder = path.join(root, 'assets/vehicle-masters')

const writeMaster = (name: string) =>
  sharp({ create: { width: 24, height: 32, channels: 3, background: '#a6a6a6' } })
    .composite([
      { input: { create: { width: 6, height: 4, channels: 3, background: '#000000' } }, left: 3, top: 7 },
      { input: { create: { width: 24, height: 16, channels: 3, background: '#000000' } }, left: 0, top: 16 },
      { input: { create: { width: 6, height: 4, channels: 3, background: '#c8c8c8' } }, left: 3, top: 23 },
    ])
    .webp({ lossless: true })
    .toFile(path.join(folder, `${name}.webp`))

test('[GAL-05] kinds of vehicles with all masters are coloured from them, the others drawn', async () => {
  expect(await listVehicleMasters(root)).toEqual(new Set())
  mkdirSync(folder, { recursive: true })
  const views = ['000', '030', '060', '090', '120', '150', '180']
  for (const body of bodiesByKind.caravan) for (const view of views) await writeMaster(`${body}-${view}`)
  const drawn: string[] = []
  const paint = createStudioPainter({
    root,
    masters: await listVehicleMasters(root),
    cacheBytes: 10_000,
    others: async ({ body, width, aspect }) => {
      drawn.push(body)
      return { width, height: Math.round(width / aspect), pixels: new Uint8Array() }
    },
  })
  const shape = { colour: 'red', width: 160, aspect: 1.5 } as const
  const [left, right] = await Promise.all([
    paint({ ...shape, body: 'caravan', view: '030' }),
    paint({ ...shape, body: 'caravan', view: '330' }),
  ])
  const redAt = ({ pixels }: { pixels: Uint8Array }, x: number) => (pixels[(9 * 24 + x) * 3 + 1] ?? 0) < 120
  expect([redAt(left, 5), redAt(left, 18)]).toEqual([true, false])
  expect([redAt(right, 5), redAt(right, 18)]).toEqual([false, true])
  expect(drawn).toEqual([])
  await paint({ ...shape, body: 'truck', view: '030' })
  expect(drawn).toEqual(['truck'])
})
