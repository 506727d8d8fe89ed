import { clamp, smoothstep, tabled } from './curve'

/**
 * The studio a vehicle stands in, as its paint reflects it: a pale floor, a dim horizon, a big soft light
 * overhead and a strip at either side. Answers brightness, about 0 to 2, for a direction.
 */
export const reflection = (x: number, y: number, z: number): number => {
  if (z < 0) return 0.34 + 0.34 * smoothstep(0.02, 0.75, -z)
  const wall = 0.2 + 0.42 * smoothstep(0, 0.55, z)
  const overhead = 2.4 * smoothstep(0.7, 0.9, z + 0.1 * Math.abs(x))
  const strip = 1.5 * smoothstep(0.2, 0.28, z) * (1 - smoothstep(0.44, 0.54, z)) * smoothstep(0.25, 0.6, Math.abs(y))
  const horizon = -0.14 * (1 - smoothstep(0, 0.09, z))
  return wall + overhead + strip + horizon
}

const skyward = tabled((share) => share ** 1.3, 1)

/** Light falling on a matt surface: from all of the sky, and a key light from the front left. */
export const daylight = (x: number, y: number, z: number): number => {
  const sky = 0.26 + 0.46 * skyward(0.5 + 0.5 * z)
  const key = clamp(0.46 * x + 0.34 * Math.abs(y) + 0.74 * z)
  return sky + 0.42 * key
}

const shoulder = (light: number): number => (light <= 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4)))
const gamma = (light: number): number => 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

const fine = 1024
const brightest = 4
const table = Float32Array.from({ length: brightest * fine + 1 }, (_, i) => gamma(shoulder(i / fine)))

/** Light to a screen's 0 to 255, with a soft shoulder so that highlights do not clip hard. */
export const screen = (light: number): number => table[Math.min(brightest * fine, Math.max(0, (light * fine) | 0))] ?? 0

/** A screen's 0 to 255 back to light. */
export const linear = (channel: number): number => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
