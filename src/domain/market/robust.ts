/** Statistics that a few outliers do not change. All need at least one value and do not modify their argument. */

/** Returns the value below which a fraction (0 to 1) of all lies, interpolated linearly. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = part * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return below + (above - below) * (at - Math.floor(at))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export type Point = { readonly x: number; readonly y: number }

/** Fewer pairs do not determine a slope. */
const leastPairs = 3

/**
 * Returns the slope of a line through points: the median slope of all pairs at least `minRun` apart in x (Theil–Sen);
 * undefined with fewer than three such pairs.
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

/** Keeps values within three median deviations of the median, or within 2% of it if most are equal. */
export const withoutOutliers = (values: readonly number[]): readonly number[] => {
  const middle = median(values)
  const deviation = median(values.map((value) => Math.abs(value - middle))) * 1.4826
  const reach = Math.max(3 * deviation, middle * 0.02)
  return values.filter((value) => Math.abs(value - middle) <= reach)
}
