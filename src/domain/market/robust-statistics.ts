/** Statistics that a few outliers do not change. All need at least one value and do not modify their argument. */

/** Returns the value below which a fraction (0 to 1) of all lies, interpolated linearly. */
export const computeQuantile = (values: readonly number[], fraction: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = fraction * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return below + (above - below) * (at - Math.floor(at))
}

export const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5)

export type Point = { readonly x: number; readonly y: number }

/** Fewer pairs do not determine a slope. */
const MIN_PAIRS = 3

/**
 * Returns the slope of a line through points: the median slope of all pairs at least `minRun` apart in x (Theil–Sen);
 * undefined with fewer than three such pairs.
 */
export const computeRobustSlope = (points: readonly Point[], minRun: number): number | undefined => {
  const slopes: number[] = []
  points.forEach((one, index) => {
    for (const other of points.slice(index + 1)) {
      const run = other.x - one.x
      if (Math.abs(run) >= minRun) slopes.push((other.y - one.y) / run)
    }
  })
  return slopes.length < MIN_PAIRS ? undefined : computeMedian(slopes)
}

/** Keeps values within three median deviations of the median, or within 2% of it if most are equal. */
export const removeOutliers = (values: readonly number[]): readonly number[] => {
  const middle = computeMedian(values)
  const deviation = computeMedian(values.map((value) => Math.abs(value - middle))) * 1.4826
  const maxDeviation = Math.max(3 * deviation, middle * 0.02)
  return values.filter((value) => Math.abs(value - middle) <= maxDeviation)
}
