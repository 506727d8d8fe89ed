/** Rules of the price and kilometre sliders (V§4, V§5, SRCH-07). Both ends included. */
export type Bounds = { readonly min: number; readonly max: number }
export type Ends = Bounds

const defaultBounds: Bounds = { min: 0, max: 100_000 }
const rounding = 1000
const errors = {
  below: 'Cannot refine below the range minimum',
  above: 'Cannot refine above the range maximum',
} as const

/** The bounds of a slider from the facet's statistics; 0 to 100,000 where there are none. */
export const sliderBounds = (stats: {
  readonly min?: number | undefined
  readonly max?: number | undefined
}): Bounds =>
  stats.min === undefined || stats.max === undefined || !(stats.min < stats.max)
    ? defaultBounds
    : { min: Math.floor(stats.min), max: Math.ceil(stats.max) }

/** One hundredth of the range, rounded, at least 1. */
export const sliderStep = ({ min, max }: Bounds): number => Math.max(1, Math.round((max - min) / 100))

/** A value to the nearest 1000, within the bounds; a range too small for thousands keeps whole numbers. */
export const sliderValue = (value: number, bounds: Bounds): number => {
  const unit = bounds.max - bounds.min >= 10 * rounding ? rounding : 1
  return Math.min(Math.max(Math.round(value / unit) * unit, bounds.min), bounds.max)
}

/** The ends in force: the search's own, within the bounds; the bounds where it has none. */
export const sliderEnds = (
  range: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined,
  bounds: Bounds,
): Ends => {
  const min = Math.min(Math.max(range?.min ?? bounds.min, bounds.min), bounds.max)
  return { min, max: Math.max(Math.min(range?.max ?? bounds.max, bounds.max), min) }
}

export type Moved = { readonly ends: Ends } | { readonly error: string }

/** One handle moved; it stops at the other. A value outside the bounds is refused, with the catalogue's words (V§8). */
export const moveEnd = (ends: Ends, end: 'min' | 'max', value: number, bounds: Bounds): Moved => {
  if (!Number.isFinite(value) || value < bounds.min) return { error: errors.below }
  if (value > bounds.max) return { error: errors.above }
  const rounded = sliderValue(value, bounds)
  return {
    ends: end === 'min' ? { ...ends, min: Math.min(rounded, ends.max) } : { ...ends, max: Math.max(rounded, ends.min) },
  }
}

/** The range to search by: an end that rests at its bound is no limit; undefined when neither end is one. */
export const rangeOfEnds = (
  ends: Ends,
  bounds: Bounds,
): { readonly min?: number; readonly max?: number } | undefined => {
  const min = ends.min > bounds.min ? Math.floor(ends.min) : undefined
  const max = ends.max < bounds.max ? Math.ceil(ends.max) : undefined
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
