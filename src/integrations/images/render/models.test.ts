import { describe, expect, test } from 'vitest'
import { renderedBodies, closeUpViews, spinViews } from '@/src/domain/images/rendered-images'
import { lightMap, type LightMap } from './draw'
import { modelOf } from './models'
import { lensOf, rasterise, type Samples } from './raster'
import { cameraOf } from './views'

const asked = (body: string, view: string, aspect: number) => {
  const model = modelOf(body)
  const camera = model && cameraOf(model, view, aspect)
  if (!model || !camera) throw new Error(`${body} ${view}`)
  return { model, camera }
}
const seen = (body: string, view: string, width: number, height: number): Samples => {
  const { model, camera } = asked(body, view, width / height)
  return rasterise(model.meshes, lensOf(camera, width, height), width, height)
}
const lit = (body: string): LightMap => {
  const { model, camera } = asked(body, '030', 1.5)
  return lightMap(model, camera, 60, 40)
}
const share = (list: ArrayLike<number>, of: (at: number) => boolean): number =>
  Array.from(list).filter((value, at) => of(at) && value > 0).length

describe('drawn bodies', () => {
  test.each(renderedBodies)('[GAL-03] %s is completely visible from every side, in every crop', (body) => {
    for (const view of ['000', '030', '090', '180', '270'])
      for (const [width, height] of [
        [90, 60],
        [96, 54],
        [60, 60],
      ] as const) {
        const { closeness } = seen(body, view, width, height)
        const edge = (at: number): boolean =>
          at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1
        expect(share(closeness, () => true)).toBeGreaterThan(width * height * 0.06)
        expect(share(closeness, edge)).toBe(0)
      }
  })

  test.each(renderedBodies)('[GAL-05] %s takes a colour', (body) => {
    expect(share(lit(body).light, (at) => at % 4 === 3)).toBeGreaterThan(10)
  })

  test('[GAL-03] a body has each of its views and no other', () => {
    for (const view of [...spinViews, ...closeUpViews]) expect(asked('suv', view, 1.5).camera).toBeDefined()
    expect(() => asked('suv', '005', 1.5)).toThrow()
    expect(modelOf('toString')).toBeUndefined()
  })
})
