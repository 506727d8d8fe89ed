import { lightOf } from './finish'
import { lensOf, rasterise, type Camera, type Lens, type Samples } from './raster'
import { linear, screen } from './studio'
import { materialIndex } from './mesh'
import { wheelMark } from './shapes/wheel'
import type { Model } from './vehicle'
import { floorLight } from './floor'

/** Samples per pixel along each side. */
const over = 2

const skin = materialIndex('skin')
const wheel = materialIndex('wheel')

export type Rgb = readonly [number, number, number]

/** Scratch of one drawing, so that a sample allocates nothing. */
const scratch = () => ({
  light: new Float32Array(3),
  normal: new Float32Array(3),
  view: new Float32Array(3),
  at: new Float32Array(3),
  sum: new Float32Array(3),
})
type Scratch = ReturnType<typeof scratch>

const rayAt = (lens: Lens, x: number, y: number, out: Float32Array): void => {
  const right = (x - lens.centreX) / lens.focal
  const up = (lens.centreY - y) / lens.focal
  out[0] = lens.forward[0] + lens.right[0] * right + lens.up[0] * up
  out[1] = lens.forward[1] + lens.right[1] * right + lens.up[1] * up
  out[2] = lens.forward[2] + lens.up[2] * up
}

/** Turns the ray in `view` to point at the eye, and the normal to face it. */
const orient = (samples: Samples, index: number, { normal, view }: Scratch): void => {
  const vx = view[0] ?? 0
  const vy = view[1] ?? 0
  const vz = view[2] ?? 0
  const far = -1 / Math.sqrt(vx * vx + vy * vy + vz * vz)
  const nx = samples.normals[index * 3] ?? 0
  const ny = samples.normals[index * 3 + 1] ?? 0
  const nz = samples.normals[index * 3 + 2] ?? 0
  const towards = nx * vx + ny * vy + nz * vz > 0 ? -1 : 1
  const size = towards / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  normal[0] = nx * size
  normal[1] = ny * size
  normal[2] = nz * size
  view[0] = vx * far
  view[1] = vy * far
  view[2] = vz * far
}

const materialAt = (model: Model, samples: Samples, index: number, { at, normal }: Scratch): number => {
  const material = samples.material[index] ?? 0
  if (material !== wheel && material !== skin) return material
  const x = at[0] ?? 0
  const y = at[1] ?? 0
  const z = at[2] ?? 0
  if (material === wheel) {
    const place = model.wheels.find((one) => Math.abs(x - one.x) <= one.radius)
    return place ? wheelMark(place, x, z) : material
  }
  return model.marks({
    u: samples.us[index] ?? 0,
    y,
    z,
    nx: normal[0] ?? 0,
    ny: normal[1] ?? 0,
    nz: normal[2] ?? 0,
  })
}

const lightAt = (model: Model, paint: Rgb, samples: Samples, lens: Lens, index: number, s: Scratch): void => {
  const x = index % samples.width
  rayAt(lens, x + 0.5, (index - x) / samples.width + 0.5, s.view)
  const closeness = samples.closeness[index] ?? 0
  if (closeness === 0) {
    floorLight(model, lens, s.view, s.light)
    return
  }
  const depth = 1 / closeness
  s.at[0] = lens.eye[0] + (s.view[0] ?? 0) * depth
  s.at[1] = lens.eye[1] + (s.view[1] ?? 0) * depth
  s.at[2] = lens.eye[2] + (s.view[2] ?? 0) * depth
  orient(samples, index, s)
  lightOf(materialAt(model, samples, index, s), paint, s.normal, s.view, s.light)
  // Less light reaches what is close to the floor and does not look up.
  const dim = Math.min(1, 0.45 + Math.max(0, s.at[2]) * 1.25 + Math.max(0, s.normal[2] ?? 0))
  for (let channel = 0; channel < 3; channel += 1) s.light[channel] = (s.light[channel] ?? 0) * dim
}

const isFloor = ({ closeness, width }: Samples, at: number): boolean =>
  !closeness[at] && !closeness[at + 1] && !closeness[at + width] && !closeness[at + width + 1]

export const paintOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)]
}

const row = (model: Model, paint: Rgb, samples: Samples, lens: Lens, y: number, pixels: Buffer, s: Scratch): void => {
  const width = samples.width / over
  for (let x = 0; x < width; x += 1) {
    const corner = y * over * samples.width + x * over
    // The floor is smooth: one sample stands for all of the pixel's.
    const parts = isFloor(samples, corner) ? 1 : over * over
    s.sum.fill(0)
    for (let part = 0; part < parts; part += 1) {
      lightAt(model, paint, samples, lens, corner + (part >> 1) * samples.width + (part & 1), s)
      for (let channel = 0; channel < 3; channel += 1)
        s.sum[channel] = (s.sum[channel] ?? 0) + screen(s.light[channel] ?? 0)
    }
    const at = (y * width + x) * 3
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = Math.round((s.sum[channel] ?? 0) / parts)
  }
}

/**
 * Draws a model in a colour (`#rrggbb`): 3 bytes per pixel, rows from the top. A generator, so that a server
 * can do other work at each pause.
 */
export function* draw(
  model: Model,
  hex: string,
  camera: Camera,
  width: number,
  height: number,
): Generator<undefined, Buffer> {
  const paint = paintOf(hex)
  const lens = lensOf(camera, width * over, height * over)
  const samples = yield* rasterise(model.meshes, lens, width * over, height * over)
  const pixels = Buffer.alloc(width * height * 3)
  const s = scratch()
  for (let y = 0; y < height; y += 1) {
    row(model, paint, samples, lens, y, pixels, s)
    if (y % 24 === 23) yield undefined
  }
  return pixels
}
