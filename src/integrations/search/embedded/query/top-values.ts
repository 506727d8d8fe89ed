import { compareText, stringAt } from '../segment/string-table'
import type { FacetColumn } from '../segment/types'
import type { FacetCounts } from './facet-counts'

export type ValueCount = { readonly column: FacetColumn; readonly code: number; readonly count: number }

/** The values with most records, ties in the dictionary's order; or the first in that order. */
export const topValues = (
  { column, counts, extra }: FacetCounts,
  most: number,
  alphabetical: boolean,
): ValueCount[] => {
  const codes = alphabetical ? firstCodes(counts, 1, most) : topCodes(counts, most)
  const found = codes.map((code): ValueCount => ({ column, code, count: counts[code] as number }))
  if (extra.length === 0) return found
  const byOrder = compareValues(alphabetical)
  return [...found, ...extra].sort(byOrder).slice(0, most)
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

const firstCodes = (counts: Uint32Array, least: number, most: number): number[] => {
  const codes: number[] = []
  for (let code = 1; code < counts.length && codes.length < most; code += 1)
    if ((counts[code] as number) >= least) codes.push(code)
  return codes
}

const topCodes = (counts: Uint32Array, most: number): number[] => {
  const byCount = (left: number, right: number): number =>
    (counts[right] as number) - (counts[left] as number) || left - right
  const all = firstCodes(counts, 1, most + 1)
  if (all.length <= most) return all.sort(byCount)
  const least = leastCount(counts, most)
  const above = firstCodes(counts, least + 1, most)
  const room = most - above.length
  for (let code = 1, taken = 0; code < counts.length && taken < room; code += 1) {
    if (counts[code] !== least) continue
    above.push(code)
    taken += 1
  }
  return above.sort(byCount)
}

/** The count of the last value that still has a place among the `most`: fewer have more than it. */
const leastCount = (counts: Uint32Array, most: number): number => {
  let largest = 0
  for (let code = 1; code < counts.length; code += 1)
    if ((counts[code] as number) > largest) largest = counts[code] as number
  const having = new Uint32Array(largest + 1)
  for (let code = 1; code < counts.length; code += 1)
    having[counts[code] as number] = (having[counts[code] as number] as number) + 1
  let above = 0
  let count = largest
  while (count > 1 && above + (having[count] as number) < most) {
    above += having[count] as number
    count -= 1
  }
  return count
}
