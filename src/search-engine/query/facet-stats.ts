import type { FacetStats } from '@/src/integrations/search/port'
import type { FacetCounts } from './facet-counts'

/** Computes minimum, maximum, mean and sum over all matching records from the counts of each value. */
export const computeFacetStats = ({ column, counts, present, extra }: FacetCounts): FacetStats | undefined => {
  const totals = new Totals()
  const { numbers } = column
  if (numbers)
    for (let i = 0; i < present.length; i += 1) {
      const code = present[i] as number
      totals.add(numbers[code] as number, counts[code] as number)
    }
  for (const value of extra) totals.add(value.column.numbers?.[value.code] ?? Number.NaN, value.count)
  return totals.stats()
}

class Totals {
  private min = Number.POSITIVE_INFINITY
  private max = Number.NEGATIVE_INFINITY
  private sum = 0
  private count = 0

  add(value: number, count: number): void {
    if (Number.isNaN(value)) return
    if (value < this.min) this.min = value
    if (value > this.max) this.max = value
    this.sum += value * count
    this.count += count
  }

  stats(): FacetStats | undefined {
    if (this.count === 0) return undefined
    return { min: this.min, max: this.max, avg: this.sum / this.count, sum: this.sum }
  }
}
