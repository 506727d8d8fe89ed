import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listSceneFiles, sceneShapes, type SceneShape } from '@/src/domain/images/scenes'

const folder = fileURLToPath(new URL('../../../assets/scenes', import.meta.url))
const MAX_BYTES = 72_000

describe('the scenes of this repository', () => {
  test('[CNT-01] are those that staff can choose, in both shapes', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...listSceneFiles()].toSorted())
  })

  test.each(listSceneFiles())('[GAL-05] %s has the size that pages reserve for it, and few bytes', async (file) => {
    const shape = file.slice(file.indexOf('-') + 1, -'.webp'.length) as SceneShape
    const { format, width, height } = await sharp(path.join(folder, file)).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', ...sceneShapes[shape] })
    expect(statSync(path.join(folder, file)).size).toBeLessThan(MAX_BYTES)
  })
})
