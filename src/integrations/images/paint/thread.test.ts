import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Painter } from '../vehicle-painter'
import { createPainter } from './painter'
import { paintOnThread } from './thread'

const outfile = path.join(mkdtempSync(path.join(tmpdir(), 'paint-')), 'paint-worker.mjs')
const ute = { body: 'ute', colour: 'red', view: '030', width: 160, aspect: 1.5 } as const
let paint: Painter

beforeAll(async () => {
  const entry = fileURLToPath(new URL('./worker.ts', import.meta.url))
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', absWorkingDir: root })
  paint = paintOnThread(pathToFileURL(outfile), { lightBytes: 10_000_000 })
})

describe('painting on a thread', () => {
  test('[GAL-05] paints as the main thread does, and answers concurrent requests separately', async () => {
    const here = createPainter(10_000_000)
    const wanted = [ute, { ...ute, colour: 'white' as const }, { ...ute, body: 'sedan' as const }]
    const there = await Promise.all(wanted.map(paint))
    for (const [at, one] of wanted.entries()) expect(there[at]).toEqual(here(one))
  })

  test('[GAL-05] an image that cannot be painted fails alone', async () => {
    const [wrong, right] = await Promise.allSettled([paint({ ...ute, view: 'no-such' }), paint(ute)])
    expect(wrong).toMatchObject({ status: 'rejected', reason: { message: 'There is no image ute/no-such.' } })
    expect(right.status).toBe('fulfilled')
  })

  test('[GAL-05] rejects every image if the thread cannot start', async () => {
    const nowhere = paintOnThread(pathToFileURL('/no/such/worker.mjs'), { lightBytes: 1 })
    await expect(nowhere(ute)).rejects.toThrow('Cannot find module')
    await expect(nowhere(ute)).rejects.toThrow('Cannot find module')
  })
})
