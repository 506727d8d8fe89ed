import { at } from './curve'
import { lightOf } from './finish'
import { alongAt, lensOf, normalAt, noSpot, rasterise, spotOf, type Camera, type Lens, type Samples } from './raster'
import { linear, screen } from './studio'
import { materialIndex, type Mesh } from './mesh'
import { wheelMark } from './shapes/wheel'
import type { Model } from './vehicle'
import { floorLight } from './floor'

/** Samples per pixel along each side. */
const over = 2

const none = materialIndex('none')
const skin = materialIndex('skin')
const wheel = materialIndex('wheel')

/**
 * A vehicle's picture before it has a colour: per pixel red, green, blue of everything but the paint, and how
 * strongly the paint is lit, each in `unit`ths. Any colour follows from it in one quick pass.
 */
export type LightMap = { readonly width: number; readonly height: number; readonly light: Uint16Array }

const unit = 8192

/** Scratch of one drawing, so that a sample allocates nothing. */
const scratch = () => ({
  light: new Float32Array(4),
  normal: new Float32Array(3),
  view: new Float32Array(3),
  place: new Float32Array(3),
  sum: new Float32Array(4),
  spot: noSpot(),
})
type Scratch = ReturnType<typeof scratch>

const rayAt = (lens: Lens, x: number, y: number, out: Float32Array): void => {
  const right = (x - lens.centreX) / lens.focal
  const up = (lens.centreY - y) / lens.focal
  out[0] = lens.forward[0] + lens.right[0] * right + lens.up[0] * up
  out[1] = lens.forward[1] + lens.right[1] * right + lens.up[1] * up
  out[2] = lens.forward[2] + lens.up[2] * up
}

/** Turns the ray in `view` to point at the eye, and the normal to face it; both of length one. */
const orient = ({ normal, view }: Scratch): void => {
  const vx = at(view, 0)
  const vy = at(view, 1)
  const vz = at(view, 2)
  const far = -1 / Math.sqrt(vx * vx + vy * vy + vz * vz)
  const nx = at(normal, 0)
  const ny = at(normal, 1)
  const nz = at(normal, 2)
  const towards = nx * vx + ny * vy + nz * vz > 0 ? -1 : 1
  const size = towards / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  normal[0] = nx * size
  normal[1] = ny * size
  normal[2] = nz * size
  view[0] = vx * far
  view[1] = vy * far
  view[2] = vz * far
}

type Work = {
  readonly model: Model
  readonly samples: Samples
  readonly lens: Lens
  /** The default material of each mesh. */
  readonly made: Uint8Array
}

const markedAs = (model: Model, material: number, mesh: Mesh, { place, normal, spot }: Scratch): number => {
  if (material === wheel) {
    const x = at(place, 0)
    const one = model.wheels.find((candidate) => Math.abs(x - candidate.x) <= candidate.radius)
    return one ? wheelMark(one, x, at(place, 2)) : material
  }
  if (material !== skin) return material
  return model.marks({
    u: alongAt(mesh, spot),
    y: at(place, 1),
    z: at(place, 2),
    nx: at(normal, 0),
    ny: at(normal, 1),
    nz: at(normal, 2),
  })
}

/** Reads a sample's ray, position and normal into the scratch and returns its material. */
const look = ({ model, samples, lens, made }: Work, index: number, s: Scratch): number => {
  const number = samples.mesh[index] ?? 0
  const mesh = model.meshes[number]
  if (!mesh) return none
  const depth = 1 / at(samples.closeness, index)
  s.place[0] = lens.eye[0] + at(s.view, 0) * depth
  s.place[1] = lens.eye[1] + at(s.view, 1) * depth
  s.place[2] = lens.eye[2] + at(s.view, 2) * depth
  spotOf(samples, mesh, index, s.spot)
  normalAt(mesh, s.spot, s.normal)
  orient(s)
  return markedAs(model, made[number] ?? none, mesh, s)
}

const add = ({ light, sum }: Scratch, dim: number): void => {
  // A highlight brighter than the screen would swallow the edge it lies on.
  for (let channel = 0; channel < 4; channel += 1)
    sum[channel] = at(sum, channel) + Math.min(2, at(light, channel) * dim)
}

/** Adds the light of a sample to the sum, but not where its material is `known`. Answers the material. */
const sample = (work: Work, index: number, s: Scratch, known: number): number => {
  const { model, samples, lens } = work
  const x = index % samples.width
  rayAt(lens, x + 0.5, (index - x) / samples.width + 0.5, s.view)
  if (at(samples.closeness, index) === 0) {
    floorLight(model, lens, s.view, s.light)
    add(s, 1)
    return none
  }
  const material = look(work, index, s)
  if (material === known) return material
  lightOf(material, s.normal, s.view, s.light)
  // Less light reaches what is close to the floor and does not look up.
  add(s, Math.min(1, 0.45 + Math.max(0, at(s.place, 2)) * 1.25 + Math.max(0, at(s.normal, 2))))
  return material
}

const isFloor = ({ closeness, width }: Samples, corner: number): boolean =>
  !closeness[corner] && !closeness[corner + 1] && !closeness[corner + width] && !closeness[corner + width + 1]

/** Sums up a pixel from its four samples, given its first; answers how many were added. */
const pixel = (work: Work, corner: number, s: Scratch): number => {
  const { width } = work.samples
  s.sum.fill(0)
  const first = sample(work, corner, s, none)
  // The floor is smooth, so one sample is enough for the pixel. For one material, two across are enough.
  if (isFloor(work.samples, corner)) return 1
  const last = sample(work, corner + width + 1, s, none)
  const known = first === last ? first : none
  const right = sample(work, corner + 1, s, known)
  const below = sample(work, corner + width, s, known)
  const spared = (material: number): number => (known !== none && material === known ? 1 : 0)
  return 4 - spared(right) - spared(below)
}

const row = (work: Work, y: number, map: LightMap, s: Scratch): void => {
  for (let x = 0; x < map.width; x += 1) {
    const parts = pixel(work, y * over * work.samples.width + x * over, s)
    const at4 = (y * map.width + x) * 4
    for (let channel = 0; channel < 4; channel += 1) map.light[at4 + channel] = (at(s.sum, channel) / parts) * unit
  }
}

/** Lights a model: some hundred milliseconds of nothing else. */
export const lightMap = (model: Model, camera: Camera, width: number, height: number): LightMap => {
  const lens = lensOf(camera, width * over, height * over)
  const samples = rasterise(model.meshes, lens, width * over, height * over)
  const made = Uint8Array.from(model.meshes, ({ material }) => materialIndex(material))
  const work = { model, samples, lens, made }
  const map = { width, height, light: new Uint16Array(width * height * 4) }
  const s = scratch()
  for (let y = 0; y < height; y += 1) row(work, y, map, s)
  return map
}

/** A lit model in a colour (`#rrggbb`): 3 bytes per pixel, rows from the top. */
export const painted = ({ width, height, light }: LightMap, hex: string): Uint8Array => {
  const value = Number.parseInt(hex.slice(1), 16)
  const paint = Float32Array.of(linear(value >> 16), linear((value >> 8) & 255), linear(value & 255))
  const pixels = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const lit = light[pixel * 4 + 3] ?? 0
    // A little noise keeps the floor's long gradient from showing steps.
    const noise = (Math.imul(pixel, 0x9e3779b1) >>> 24) / 256
    for (let channel = 0; channel < 3; channel += 1)
      pixels[pixel * 3 + channel] =
        screen(((light[pixel * 4 + channel] ?? 0) + at(paint, channel) * lit) / unit) + noise
  }
  return pixels
}
