import { compareText, stringAt } from '../segment/string-table'
import type { FacetColumn } from '../segment/types'
import type { FacetCounts } from './facet-counts'

export type ValueCount = { readonly column: FacetColumn; readonly code: number; readonly count: number }

/** Returns the values with the most records, ties in dictionary order, or the first in alphabetical order. */
export const topValues = (
  { column, counts, present, extra }: FacetCounts,
  most: number,
  alphabetical: boolean,
): ValueCount[] => {
  const codes = alphabetical ? [...present.subarray(0, most)] : topCodes(counts, present, most)
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

const topCodes = (counts: Uint32Array, present: Uint32Array, most: number): number[] => {
  const byCount = (left: number, right: number): number =>
    (counts[right] as number) - (counts[left] as number) || left - right
  if (present.length <= most) return [...present].sort(byCount)
  const { least, above } = leastCount(counts, present, most)
  const codes: number[] = []
  let room = most - above
  for (let i = 0; i < present.length; i += 1) {
    const code = present[i] as number
    const count = counts[code] as number
    if (count < least || (count === least && room <= 0)) continue
    if (count === least) room -= 1
    codes.push(code)
  }
  return codes.sort(byCount)
}

/** Returns the count of the last value that is still among the top `limit`, and the number of values above it. */
const leastCount = (counts: Uint32Array, present: Uint32Array, most: number): { least: number; above: number } => {
  let largest = 0
  for (let i = 0; i < present.length; i += 1) {
    const count = counts[present[i] as number] as number
    if (count > largest) largest = count
  }
  const having = new Uint32Array(largest + 1)
  for (let i = 0; i < present.length; i += 1) {
    const count = counts[present[i] as number] as number
    having[count] = (having[count] as number) + 1
  }
  let above = 0
  let least = largest
  while (least > 1 && above + (having[least] as number) < most) {
    above += having[least] as number
    least -= 1
  }
  return { least, above }
}
