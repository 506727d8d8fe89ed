/** Statistics that a few absurd values do not move. All take at least one value; none changes its argument. */

/** The value below which a part (0 to 1) of all lies, between two neighbours in proportion. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = part * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return below + (above - below) * (at - Math.floor(at))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export type Point = { readonly x: number; readonly y: number }

/** Fewer pairs than this say nothing of a slope. */
const leastPairs = 3

/**
 * The slope of a line through points, as the median of the slopes of all pairs at least `apart` from each other in x
 * (Theil and Sen); undefined where there are fewer than three such pairs.
 */
export const robustSlope = (points: readonly Point[], apart: number): number | undefined => {
  const slopes: number[] = []
  points.forEach((one, index) => {
    for (const other of points.slice(index + 1)) {
      const run = other.x - one.x
      if (Math.abs(run) >= apart) slopes.push((other.y - one.y) / run)
    }
  })
  return slopes.length < leastPairs ? undefined : median(slopes)
}

/** What lies within three median deviations of the median; all where most are equal. */
export const withoutOutliers = (values: readonly number[]): readonly number[] => {
  const middle = median(values)
  const deviation = median(values.map((value) => Math.abs(value - middle))) * 1.4826
  const reach = Math.max(3 * deviation, middle * 0.02)
  return values.filter((value) => Math.abs(value - middle) <= reach)
}
