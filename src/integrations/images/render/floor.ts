import { clamp, smoothstep } from './curve'
import type { Lens } from './raster'
import type { Model } from './vehicle'

/** How much light the vehicle keeps from a spot of the floor: dense under it, soft around. */
const shade = (model: Model, x: number, y: number): number => {
  const dx = Math.max(0, Math.abs(x) - model.length / 2 + 0.42)
  const dy = Math.max(0, Math.abs(y) - model.width / 2 + 0.24)
  const away = Math.sqrt(dx * dx + dy * dy)
  const core = 1 - smoothstep(0, 0.55, away)
  return 0.72 * core * core + 0.24 * (1 - smoothstep(0, 1.5, away)) ** 2
}

/** The studio where no vehicle is: a floor that runs into the wall without a seam. */
export const floorLight = (model: Model, lens: Lens, ray: Float32Array, out: Float32Array): void => {
  const down = ray[2] ?? 0
  const [eyeX, eyeY, eyeZ] = lens.eye
  const far = down < -1e-4 ? -eyeZ / down : Number.POSITIVE_INFINITY
  const x = eyeX + (ray[0] ?? 0) * far
  const y = eyeY + (ray[1] ?? 0) * far
  const reach = far === Number.POSITIVE_INFINITY ? 40 : Math.sqrt(x * x + y * y)
  const pool = 0.9 - 0.16 * smoothstep(1.5, 9, reach) + 0.05 * smoothstep(9, 40, reach)
  const wall = clamp(0.5 + down * 1.6, 0, 1) * 0.04
  const dark = reach < 12 ? shade(model, x, y) : 0
  const light = (pool - wall) * (1 - dark)
  out[0] = light * 0.985
  out[1] = light * 0.995
  out[2] = light * 1.01
  out[3] = 0
}
