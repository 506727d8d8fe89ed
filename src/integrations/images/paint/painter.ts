import { renderedColours } from '@/src/domain/images/rendered-images'
import { ByteCache } from '../cache'
import { lightMap, painted, type LightMap } from '../render/draw'
import { modelOf } from '../render/models'
import { cameraOf } from '../render/views'
import { UNPAINTED_COLOUR, type Painted, type Painting } from '../vehicle-painter'

const lit = ({ body, view, width, aspect }: Painting): LightMap => {
  const model = modelOf(body)
  const camera = model && cameraOf(model, view, aspect)
  if (!model || !camera) throw new RangeError(`There is no image ${body}/${view}.`)
  return lightMap(model, camera, width, Math.round(width / aspect))
}

/**
 * Paints on the calling thread. Lighting a body from one side takes about 100 ms and does not depend on the colour, so
 * up to `lightBytes` of lit bodies are cached: the same body in another colour is quick.
 */
export const createPainter = (lightBytes: number): ((wanted: Painting) => Painted) => {
  const lights = new ByteCache<LightMap>(lightBytes, ({ light }) => light.byteLength)

  return (wanted) => {
    const key = `${wanted.body}/${wanted.view}/${wanted.width}/${wanted.aspect}`
    const known = lights.get(key)
    const map = known ?? lit(wanted)
    if (!known) lights.set(key, map)
    const colour = wanted.colour ? renderedColours[wanted.colour] : UNPAINTED_COLOUR
    return { width: map.width, height: map.height, pixels: painted(map, colour) }
  }
}
