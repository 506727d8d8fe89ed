import { drawnColours } from '@/src/domain/demo/pictures'
import { ByteCache } from '../cache'
import { lightMap, painted, type LightMap } from '../render/draw'
import { modelOf } from '../render/models'
import { cameraOf } from '../render/views'
import type { Drawn } from '../request'

/** A drawn vehicle's outside: which, and in what shape. `aspect` is width over height. */
export type Painting = Pick<Drawn, 'body' | 'colour' | 'view'> & { readonly width: number; readonly aspect: number }

/** Three bytes a pixel: red, green, blue, rows from the top. */
export type Painted = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

/** Paints; refuses with a RangeError what has no picture. */
export type Painter = (wanted: Painting) => Promise<Painted>

const bare = '#C9CCD0'

const lit = ({ body, view, width, aspect }: Painting): LightMap => {
  const model = modelOf(body)
  const camera = model && cameraOf(model, view, aspect)
  if (!model || !camera) throw new RangeError(`There is no picture ${body}/${view}.`)
  return lightMap(model, camera, width, Math.round(width / aspect))
}

/**
 * Paints on the thread that asks. Lighting a body from one side takes some hundred milliseconds and does not depend on
 * the paint, so up to `lightBytes` of lit bodies are kept: the same body in another colour is quick.
 */
export const createPainter = (lightBytes: number): ((wanted: Painting) => Painted) => {
  const lights = new ByteCache<LightMap>(lightBytes, ({ light }) => light.byteLength)

  return (wanted) => {
    const key = `${wanted.body}/${wanted.view}/${wanted.width}/${wanted.aspect}`
    const known = lights.get(key)
    const map = known ?? lit(wanted)
    if (!known) lights.set(key, map)
    const colour = wanted.colour ? drawnColours[wanted.colour] : bare
    return { width: map.width, height: map.height, pixels: painted(map, colour) }
  }
}
