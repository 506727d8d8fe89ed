/** Returns a percentile (`part` from 0 to 1) of ascending numbers, rounded to a tenth. */
export const percentile = (sorted: readonly number[], part: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10
