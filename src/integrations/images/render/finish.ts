import { at } from './curve'
import { materials, type Material } from './mesh'
import { daylight, reflection } from './studio'

/** How a material answers light: its own colour (linear), how mirror-like it is face on, how it glows. */
type Finish = {
  readonly colour: Float32Array
  readonly mirror: number
  /** Reflection at a grazing look, 0 for cloth and rubber. */
  readonly sheen: number
  readonly glow: number
}

const finish = (colour: readonly number[], mirror: number, sheen: number, glow = 0): Finish => ({
  colour: Float32Array.from(colour),
  mirror,
  sheen,
  glow,
})
const grey = (value: number): readonly number[] => [value, value, value * 1.02]

const finishes: Readonly<Record<Material, Finish>> = {
  none: finish(grey(0), 0, 0),
  paint: finish(grey(0.5), 0.055, 0.9),
  skin: finish(grey(0.5), 0.055, 0.9),
  glass: finish([0.008, 0.011, 0.014], 0.05, 0.85),
  plastic: finish(grey(0.022), 0.018, 0.22),
  trim: finish(grey(0.006), 0.05, 0.7),
  chrome: finish(grey(0.3), 0.62, 0.95),
  metal: finish(grey(0.07), 0.06, 0.3),
  tyre: finish(grey(0.014), 0.008, 0.12),
  rim: finish(grey(0.4), 0.24, 0.6),
  wheel: finish(grey(0.4), 0.24, 0.6),
  lamp: finish([0.09, 0.1, 0.12], 0.22, 0.95),
  glow: finish([0.9, 0.94, 1], 0.05, 0.5, 0.75),
  red: finish([0.32, 0.008, 0.012], 0.06, 0.8, 0.24),
  amber: finish([0.8, 0.25, 0.01], 0.05, 0.6, 0.1),
  void: finish(grey(0.004), 0, 0),
  leather: finish([0.035, 0.03, 0.028], 0.02, 0.2),
  white: finish(grey(0.8), 0.03, 0.3),
}
const table = materials.map((name) => finishes[name])
const paints = new Set([materials.indexOf('paint'), materials.indexOf('skin')])

/**
 * Writes the light of one surface sample into `out`: red, green, blue that do not depend on the paint, and, in
 * the fourth place, how strongly the paint's own colour is lit. Vectors are unit length.
 */
export const lightOf = (material: number, n: Float32Array, view: Float32Array, out: Float32Array): void => {
  const one = table[material] ?? finishes.none
  const nx = at(n, 0)
  const ny = at(n, 1)
  const nz = at(n, 2)
  const vx = at(view, 0)
  const vy = at(view, 1)
  const vz = at(view, 2)
  const facing = Math.max(0, nx * vx + ny * vy + nz * vz)
  const grazing = 1 - facing
  const share = one.mirror + (one.sheen - one.mirror) * grazing * grazing * grazing * grazing * grazing
  const twice = 2 * facing
  const mirror = reflection(twice * nx - vx, twice * ny - vy, twice * nz - vz) * share
  const matt = (1 - share) * daylight(nx, ny, nz) + one.glow
  const painted = paints.has(material)
  for (let channel = 0; channel < 3; channel += 1)
    out[channel] = (painted ? 0 : at(one.colour, channel) * matt) + mirror
  out[3] = painted ? matt : 0
}
