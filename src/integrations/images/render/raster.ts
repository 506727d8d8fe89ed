import { at } from './curve'
import { materialIndex, type Mesh, type Vec } from './mesh'

/** Where the picture is taken from. Angles in degrees: 0 looks at the front, 90 at the left side. */
export type Camera = {
  readonly angle: number
  readonly lift: number
  readonly target: Vec
  readonly distance: number
  /** Metres across the picture at the target. */
  readonly across: number
  /** Where in the picture the target stands, from the top, 0 to 1. */
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

/** What is seen at each sample. */
export type Samples = {
  readonly width: number
  readonly height: number
  /** One over the depth along the view: 0 where nothing is. */
  readonly closeness: Float32Array
  readonly normals: Float32Array
  readonly us: Float32Array
  readonly material: Uint8Array
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

const put = (
  samples: Samples,
  mesh: Mesh,
  corner: Corner,
  index: number,
  closeness: number,
  material: number,
): void => {
  if (mesh.hole) {
    const p = mesh.positions
    if (mesh.hole(blend(p, corner, 3, 0), blend(p, corner, 3, 1), blend(p, corner, 3, 2))) return
  }
  samples.closeness[index] = closeness
  samples.material[index] = material
  samples.us[index] = blend(mesh.us, corner, 1, 0)
  samples.normals[index * 3] = blend(mesh.normals, corner, 3, 0)
  samples.normals[index * 3 + 1] = blend(mesh.normals, corner, 3, 1)
  samples.normals[index * 3 + 2] = blend(mesh.normals, corner, 3, 2)
}

const triangle = (samples: Samples, mesh: Mesh, points: Float32Array, corner: Corner, material: number): void => {
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
    for (let x = left; x <= right; x += 1, wb += stepB, wc += stepC) {
      const wa = 1 - wb - wc
      if (wa < 0 || wb < 0 || wc < 0) continue
      const closeness = wa / az + wb / bz + wc / cz
      const index = y * samples.width + x
      if (at(samples.closeness, index) >= closeness) continue
      corner.wa = wa
      corner.wb = wb
      corner.wc = wc
      put(samples, mesh, corner, index, closeness, material)
    }
  }
}

const emptySamples = (width: number, height: number): Samples => ({
  width,
  height,
  closeness: new Float32Array(width * height),
  normals: new Float32Array(width * height * 3),
  us: new Float32Array(width * height),
  material: new Uint8Array(width * height),
})

/** Draws the meshes into samples: the nearest surface wins. Pauses after each mesh. */
export function* rasterise(
  meshes: readonly Mesh[],
  lens: Lens,
  width: number,
  height: number,
): Generator<undefined, Samples> {
  const samples = emptySamples(width, height)
  for (const mesh of meshes) {
    const points = project(mesh.positions, lens)
    const material = materialIndex(mesh.material)
    const corner = { a: 0, b: 0, c: 0, wa: 0, wb: 0, wc: 0 }
    for (let t = 0; t < mesh.indices.length; t += 3) {
      corner.a = mesh.indices[t] ?? 0
      corner.b = mesh.indices[t + 1] ?? 0
      corner.c = mesh.indices[t + 2] ?? 0
      triangle(samples, mesh, points, corner, material)
    }
    yield undefined
  }
  return samples
}
