import { at } from './curve'
import type { Mesh, Vec } from './mesh'

/** The camera's position. Angles in degrees: 0 looks at the front, 90 at the left side. */
export type Camera = {
  readonly angle: number
  readonly lift: number
  readonly target: Vec
  readonly distance: number
  /** Metres across the picture at the target. */
  readonly across: number
  /** The target's vertical position in the image, from 0 (top) to 1. */
  readonly level: number
}

export type Lens = {
  readonly eye: Vec
  readonly forward: Vec
  readonly right: Vec
  readonly up: Vec
  readonly focal: number
  readonly centreX: number
  readonly centreY: number
}

/** The visible triangle at each sample. Colours are computed afterwards, for visible samples only. */
export type Samples = {
  readonly width: number
  readonly height: number
  /** One over the depth along the view: 0 where nothing is. */
  readonly closeness: Float32Array
  /** Index of the mesh. */
  readonly mesh: Uint8Array
  /** The offset of its triangle in the mesh's indices, and the weights of the second and third corner. */
  readonly corners: Uint32Array
  readonly second: Float32Array
  readonly third: Float32Array
}

export const lensOf = (camera: Camera, width: number, height: number): Lens => {
  const angle = (camera.angle * Math.PI) / 180
  const lift = (camera.lift * Math.PI) / 180
  const out: Vec = [Math.cos(angle) * Math.cos(lift), Math.sin(angle) * Math.cos(lift), Math.sin(lift)]
  const [tx, ty, tz] = camera.target
  return {
    eye: [tx + out[0] * camera.distance, ty + out[1] * camera.distance, tz + out[2] * camera.distance],
    forward: [-out[0], -out[1], -out[2]],
    right: [-Math.sin(angle), Math.cos(angle), 0],
    up: [-Math.cos(angle) * Math.sin(lift), -Math.sin(angle) * Math.sin(lift), Math.cos(lift)],
    focal: (width / camera.across) * camera.distance,
    centreX: width / 2,
    centreY: height * camera.level,
  }
}

/** The nearest a surface may come to the lens, in metres. */
const near = 0.2

/** Points of x, y, z as x and y in the picture and depth along the view. */
export const project = (positions: Float32Array, lens: Lens): Float32Array => {
  const count = positions.length / 3
  const out = new Float32Array(count * 3)
  const { eye, forward: f, right: r, up: u } = lens
  for (let i = 0; i < count; i += 1) {
    const x = at(positions, i * 3) - eye[0]
    const y = at(positions, i * 3 + 1) - eye[1]
    const z = at(positions, i * 3 + 2) - eye[2]
    const depth = x * f[0] + y * f[1] + z * f[2]
    const scale = lens.focal / Math.max(near, depth)
    out[i * 3] = lens.centreX + (x * r[0] + y * r[1]) * scale
    out[i * 3 + 1] = lens.centreY - (x * u[0] + y * u[1] + z * u[2]) * scale
    out[i * 3 + 2] = depth
  }
  return out
}

type Corner = { a: number; b: number; c: number; wa: number; wb: number; wc: number }

const blend = (list: Float32Array, { a, b, c, wa, wb, wc }: Corner, stride: number, axis: number): number =>
  at(list, a * stride + axis) * wa + at(list, b * stride + axis) * wb + at(list, c * stride + axis) * wc

const isCutAway = ({ hole, positions }: Mesh, corner: Corner): boolean =>
  hole?.(blend(positions, corner, 3, 0), blend(positions, corner, 3, 1), blend(positions, corner, 3, 2)) ?? false

const writeSample = (
  samples: Samples,
  mesh: Mesh,
  corner: Corner,
  index: number,
  closeness: number,
  number: number,
  first: number,
): void => {
  if (at(samples.closeness, index) >= closeness || (mesh.hole && isCutAway(mesh, corner))) return
  samples.closeness[index] = closeness
  samples.mesh[index] = number
  samples.corners[index] = first
  samples.second[index] = corner.wb
  samples.third[index] = corner.wc
}

/** The spot of a sample, for reading what its mesh is like there. */
export const spotOf = (samples: Samples, mesh: Mesh, index: number, spot: Corner): void => {
  const first = samples.corners[index] ?? 0
  spot.a = mesh.indices[first] ?? 0
  spot.b = mesh.indices[first + 1] ?? 0
  spot.c = mesh.indices[first + 2] ?? 0
  spot.wb = at(samples.second, index)
  spot.wc = at(samples.third, index)
  spot.wa = 1 - spot.wb - spot.wc
}

export const noSpot = (): Corner => ({ a: 0, b: 0, c: 0, wa: 0, wb: 0, wc: 0 })

/** The normal of a spot, of any length, into `out`. */
export const normalAt = ({ normals }: Mesh, spot: Corner, out: Float32Array): void => {
  out[0] = blend(normals, spot, 3, 0)
  out[1] = blend(normals, spot, 3, 1)
  out[2] = blend(normals, spot, 3, 2)
}

/** How far along the part a spot is. */
export const alongAt = ({ us }: Mesh, spot: Corner): number => blend(us, spot, 1, 0)

const triangle = (
  samples: Samples,
  mesh: Mesh,
  number: number,
  points: Float32Array,
  first: number,
  corner: Corner,
): void => {
  const { a, b, c } = corner
  const ax = at(points, a * 3)
  const ay = at(points, a * 3 + 1)
  const az = at(points, a * 3 + 2)
  const bx = at(points, b * 3)
  const by = at(points, b * 3 + 1)
  const bz = at(points, b * 3 + 2)
  const cx = at(points, c * 3)
  const cy = at(points, c * 3 + 1)
  const cz = at(points, c * 3 + 2)
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.min(az, bz, cz) <= near || Math.abs(area) < 1e-6) return
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
  const right = Math.min(samples.width - 1, Math.ceil(Math.max(ax, bx, cx)))
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)))
  const bottom = Math.min(samples.height - 1, Math.ceil(Math.max(ay, by, cy)))
  const stepB = (cy - ay) / area
  const stepC = (ay - by) / area
  for (let y = top; y <= bottom; y += 1) {
    let wb = ((left + 0.5 - ax) * (cy - ay) - (y + 0.5 - ay) * (cx - ax)) / area
    let wc = ((bx - ax) * (y + 0.5 - ay) - (by - ay) * (left + 0.5 - ax)) / area
    let entered = false
    for (let x = left; x <= right; x += 1, wb += stepB, wc += stepC) {
      const inside = wb >= 0 && wc >= 0 && wb + wc <= 1
      // A row crosses a triangle once.
      if (entered && !inside) break
      entered = inside
      if (!inside) continue
      corner.wa = 1 - wb - wc
      corner.wb = wb
      corner.wc = wc
      const closeness = corner.wa / az + wb / bz + wc / cz
      const index = y * samples.width + x
      writeSample(samples, mesh, corner, index, closeness, number, first)
    }
  }
}

const emptySamples = (width: number, height: number): Samples => ({
  width,
  height,
  closeness: new Float32Array(width * height),
  mesh: new Uint8Array(width * height),
  corners: new Uint32Array(width * height),
  second: new Float32Array(width * height),
  third: new Float32Array(width * height),
})

/** Draws the meshes into samples: the nearest surface wins. */
export const rasterise = (meshes: readonly Mesh[], lens: Lens, width: number, height: number): Samples => {
  const samples = emptySamples(width, height)
  const corner = noSpot()
  for (const [number, mesh] of meshes.entries()) {
    const points = project(mesh.positions, lens)
    for (let t = 0; t < mesh.indices.length; t += 3) {
      corner.a = mesh.indices[t] ?? 0
      corner.b = mesh.indices[t + 1] ?? 0
      corner.c = mesh.indices[t + 2] ?? 0
      triangle(samples, mesh, number, points, t, corner)
    }
  }
  return samples
}
