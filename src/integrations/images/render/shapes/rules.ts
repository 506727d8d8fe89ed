import type { SkinSample } from '../vehicle'

/** Reads a spot of a skin: a material's index, or `none` to ask the next. */
export type Mark = (spot: SkinSample) => number
export const none = -1

/** The first mark that knows the spot. */
export const firstOf =
  (...marks: readonly Mark[]): Mark =>
  (spot) => {
    for (const mark of marks) {
      const found = mark(spot)
      if (found !== none) return found
    }
    return none
  }

/** A material where a condition holds. */
export const where =
  (when: (spot: SkinSample) => boolean, material: number): Mark =>
  (spot) =>
    when(spot) ? material : none

/** Marks that count only where a condition holds. */
export const within = (when: (spot: SkinSample) => boolean, ...marks: readonly Mark[]): Mark => {
  const inner = firstOf(...marks)
  return (spot) => (when(spot) ? inner(spot) : none)
}

export const between = (value: number, from: number, to: number): boolean => value > from && value < to

/** Stripes across a height: on for `on` of every `every` millimetres. */
export const striped = (z: number, every: number, on: number): boolean => (z * 1000) % every < on
