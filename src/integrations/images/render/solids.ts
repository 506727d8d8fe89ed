import { mirrored, sheet, type Material, type Mesh, type Vec } from './mesh'

const tau = Math.PI * 2
const steps = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => i / count)

/** A profile of [radius, y] turned about an axis along y through `centre`. */
export const lathe = (
  centre: Vec,
  profile: readonly (readonly [number, number])[],
  material: Material,
  facets = 40,
): Mesh =>
  sheet(
    profile.map(([radius, y]) =>
      steps(facets).map((t): Vec => [
        centre[0] + radius * Math.cos(t * tau),
        centre[1] + y,
        centre[2] + radius * Math.sin(t * tau),
      ]),
    ),
    material,
  )

export const ellipsoid = (centre: Vec, radii: Vec, material: Material, power = 1): Mesh => {
  const bend = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : Math.sign(value) * Math.abs(value) ** power)
  return sheet(
    steps(18).map((v) => {
      const lift = (v - 0.5) * Math.PI
      return steps(28).map((t): Vec => [
        centre[0] + radii[0] * bend(Math.cos(lift)) * bend(Math.cos(t * tau)),
        centre[1] + radii[1] * bend(Math.cos(lift)) * bend(Math.sin(t * tau)),
        centre[2] + radii[2] * bend(Math.sin(lift)),
      ])
    }),
    material,
  )
}

/** A box with rounded edges: sizes are full lengths; `power` near 0 is sharp, 1 an ellipsoid. */
export const box = (centre: Vec, size: Vec, material: Material, power = 0.16): Mesh => {
  const bend = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : Math.sign(value) * Math.abs(value) ** power)
  const ring = Array.from({ length: 48 }, (_, i) => (i / 48) * tau)
  // Corners need the samples: angles near the diagonals are drawn together.
  const angles = [...ring, tau].map((a) => a + 0.235 * Math.sin(4 * a))
  const lifts = steps(24).map((v) => {
    const a = (v - 0.5) * Math.PI
    return a + 0.235 * Math.sin(4 * a)
  })
  return sheet(
    lifts.map((lift) =>
      angles.map((angle): Vec => [
        centre[0] + (size[0] / 2) * bend(Math.cos(lift)) * bend(Math.cos(angle)),
        centre[1] + (size[1] / 2) * bend(Math.cos(lift)) * bend(Math.sin(angle)),
        centre[2] + (size[2] / 2) * bend(Math.sin(lift)),
      ]),
    ),
    material,
  )
}

const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** A round tube through points, with a radius at each. */
export const tube = (points: readonly Vec[], radius: number | readonly number[], material: Material): Mesh => {
  const at = (i: number): Vec => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0, 0]
  const rows = points.map((point, i) => {
    const [before, after] = [at(i - 1), at(i + 1)]
    const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
    const side = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
    const up = cross(side, along)
    const r = typeof radius === 'number' ? radius : (radius[i] ?? 0)
    return steps(14).map((t): Vec => {
      const [c, s] = [Math.cos(t * tau) * r, Math.sin(t * tau) * r]
      return [
        point[0] + side[0] * c + up[0] * s,
        point[1] + side[1] * c + up[1] * s,
        point[2] + side[2] * c + up[2] * s,
      ]
    })
  })
  return sheet(rows, material)
}

export const both = (mesh: Mesh): readonly Mesh[] => [mesh, mirrored(mesh)]
