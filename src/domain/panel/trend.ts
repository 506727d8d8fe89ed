/**
 * Formats the change of a count against the period before, which was as long (STF-04): `12 % up on the 30 days before`.
 * Undefined where there is nothing to compare with.
 */
export const formatTrend = (count: number, before: number, days: number): string | undefined => {
  if (before === 0) return count === 0 ? undefined : `none in the ${String(days)} days before`
  const percent = Math.round(((count - before) / before) * 100)
  if (percent === 0) return `as in the ${String(days)} days before`
  return `${String(Math.abs(percent))}% ${percent > 0 ? 'up' : 'down'} on the ${String(days)} days before`
}
