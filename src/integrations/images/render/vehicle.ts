import type { Mesh } from './mesh'

/** One sample of a vehicle's skin. `side` is |y| over the half width there; `u` is metres from the nose. */
export type SkinSample = {
  readonly u: number
  readonly y: number
  readonly z: number
  readonly nx: number
  readonly ny: number
  readonly nz: number
}

/** A vehicle ready to be drawn: its meshes, and what each spot of its skin and wheels is made of (a material index). */
export type Model = {
  readonly meshes: readonly Mesh[]
  readonly length: number
  readonly width: number
  readonly height: number
  readonly marks: (spot: SkinSample) => number
  readonly wheels: readonly WheelPlace[]
}

export type WheelPlace = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly width: number
  readonly spokes: number
}
