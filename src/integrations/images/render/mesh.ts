/** The material of a surface; `skin` is decided per sample by the vehicle's markings. */
export const materials = [
  'none',
  'paint',
  'glass',
  'plastic',
  'chrome',
  'tyre',
  'rim',
  'lamp',
  'glow',
  'red',
  'amber',
  'void',
  'leather',
  'white',
  'metal',
  'trim',
  'skin',
  'wheel',
] as const
export type Material = (typeof materials)[number]
export const materialIndex = (name: Material): number => materials.indexOf(name)

/**
 * Triangles in metres: x forward, y left, z up. `u` is a length along the part, kept through bending, by which
 * markings find their place. `hole` cuts samples away, such as wheel arches.
 */
export type Mesh = {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly us: Float32Array
  readonly indices: Uint32Array
  readonly material: Material
  readonly hole?: (x: number, y: number, z: number) => boolean
}

export type Vec = readonly [number, number, number]

const vertexNormals = (positions: Float32Array, indices: readonly number[]): Float32Array => {
  const normals = new Float32Array(positions.length)
  const at = (i: number): number => positions[i] ?? 0
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [(indices[t] ?? 0) * 3, (indices[t + 1] ?? 0) * 3, (indices[t + 2] ?? 0) * 3]
    const [ux, uy, uz] = [at(b) - at(a), at(b + 1) - at(a + 1), at(b + 2) - at(a + 2)]
    const [vx, vy, vz] = [at(c) - at(a), at(c + 1) - at(a + 1), at(c + 2) - at(a + 2)]
    const face = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const corner of [a, b, c])
      for (let axis = 0; axis < 3; axis += 1) normals[corner + axis] = (normals[corner + axis] ?? 0) + (face[axis] ?? 0)
  }
  return normals
}

/** A sheet of rows × columns points, smoothed. `u` defaults to the point's x. */
export const sheet = (
  rows: readonly (readonly Vec[])[],
  material: Material,
  extra: { readonly us?: readonly number[]; readonly hole?: NonNullable<Mesh['hole']> } = {},
): Mesh => {
  const columns = rows[0]?.length ?? 0
  const positions = Float32Array.from(rows.flatMap((row) => row.flatMap((point) => [...point])))
  const indices: number[] = []
  for (let r = 0; r + 1 < rows.length; r += 1)
    for (let c = 0; c + 1 < columns; c += 1) {
      const i = r * columns + c
      indices.push(i, i + columns, i + 1, i + 1, i + columns, i + columns + 1)
    }
  const us = Float32Array.from(rows.flatMap((row, r) => row.map((point) => extra.us?.[r] ?? point[0])))
  return {
    positions,
    normals: vertexNormals(positions, indices),
    us,
    indices: Uint32Array.from(indices),
    material,
    ...(extra.hole ? { hole: extra.hole } : {}),
  }
}

/** The same mesh on the other side of the vehicle's middle plane. */
export const mirrored = (mesh: Mesh): Mesh => {
  const flip = (list: Float32Array) => list.map((value, i) => (i % 3 === 1 ? -value : value))
  return { ...mesh, positions: flip(mesh.positions), normals: flip(mesh.normals) }
}
