import { compareText, stringAt } from '../segment/string-table'
import type { FacetColumn } from '../segment/types'
import type { FacetCounts } from './facet-counts'

export type ValueCount = { readonly column: FacetColumn; readonly code: number; readonly count: number }

/** Returns the values with the most records, ties in dictionary order, or the first in alphabetical order. */
export const findTopValues = (facet: FacetCounts, limit: number, alphabetical: boolean): ValueCount[] => {
  const { column, counts, present, extra } = facet
  const codes = alphabetical ? [...present.subarray(0, limit)] : findTopCodes(facet, limit)
  const found = codes.map((code): ValueCount => ({ column, code, count: counts[code] as number }))
  if (extra.length === 0) return found
  const byOrder = compareValues(alphabetical)
  return [...found, ...extra].sort(byOrder).slice(0, limit)
}

export const valueText = ({ column, code }: Pick<ValueCount, 'column' | 'code'>): string =>
  stringAt(column.values, code)

const compareValues =
  (alphabetical: boolean) =>
  (left: ValueCount, right: ValueCount): number => {
    if (!alphabetical && left.count !== right.count) return right.count - left.count
    const [a, b] = [valueText(left), valueText(right)]
    return compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b)
  }

const findTopCodes = ({ counts, present, valuesPerCount }: FacetCounts, limit: number): number[] => {
  const byCount = (left: number, right: number): number =>
    (counts[right] as number) - (counts[left] as number) || left - right
  if (present.length <= limit) return [...present].sort(byCount)
  const { minCount, above } = findMinCount(valuesPerCount, limit)
  const codes: number[] = []
  let remaining = limit - above
  for (let i = 0; i < present.length; i += 1) {
    const code = present[i] as number
    const count = counts[code] as number
    if (count < minCount || (count === minCount && remaining <= 0)) continue
    if (count === minCount) remaining -= 1
    codes.push(code)
  }
  return codes.sort(byCount)
}

/** Returns the count of the last value that is still among the top `limit`, and the number of values above it. */
const findMinCount = (valuesPerCount: Uint32Array, limit: number): { minCount: number; above: number } => {
  let above = 0
  let minCount = valuesPerCount.length - 1
  while (minCount > 1 && above + (valuesPerCount[minCount] as number) < limit) {
    above += valuesPerCount[minCount] as number
    minCount -= 1
  }
  return { minCount, above }
}
