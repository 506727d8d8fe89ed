import type { FacetStats } from '../../port'
import type { FacetColumn } from '../segment/types'
import type { FacetCounts } from './facet-counts'

/** Minimum, maximum, mean and sum over all matching records, from the counts of each value. */
export const facetStats = ({ column, counts, extra }: FacetCounts): FacetStats | undefined => {
  const totals = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0, count: 0 }
  const { numbers } = column
  if (numbers)
    for (let code = 1; code < counts.length; code += 1) addValue(totals, numbers[code] ?? Number.NaN, counts[code] ?? 0)
  for (const value of extra) addValue(totals, numberOf(value.column, value.code), value.count)
  if (totals.count === 0) return undefined
  return { min: totals.min, max: totals.max, avg: totals.sum / totals.count, sum: totals.sum }
}

const numberOf = (column: FacetColumn, code: number): number => column.numbers?.[code] ?? Number.NaN

const addValue = (
  totals: { min: number; max: number; sum: number; count: number },
  value: number,
  count: number,
): void => {
  if (count === 0 || Number.isNaN(value)) return
  if (value < totals.min) totals.min = value
  if (value > totals.max) totals.max = value
  totals.sum += value * count
  totals.count += count
}
