import type { LiveIndex } from '../segment/live-index'
import { tableSize } from '../segment/string-table'
import type { FacetColumn } from '../segment/types'
import { facetColumn } from './clause-mask'
import type { Matches } from './matches'

/** The matches of one sub-request in both parts of the index. */
export type LiveMatches = { readonly base: Matches; readonly delta: Matches }

/** Records per facet value: by code of the base's dictionary, and for values that only the delta has. */
export type FacetCounts = {
  readonly column: FacetColumn
  readonly counts: Uint32Array
  /** The codes with a count, ascending. Later steps iterate over these, because dictionaries are much longer. */
  readonly present: Uint32Array
  /** For each number of records, how many values have it; up to the largest. */
  readonly valuesPerCount: Uint32Array
  readonly extra: ReadonlyArray<{ readonly column: FacetColumn; readonly code: number; readonly count: number }>
}

/** Counts the values of a facet. The returned arrays are reused by the next call. */
export const countFacet = (index: LiveIndex, matches: LiveMatches, name: string): FacetCounts | undefined => {
  const column = facetColumn(index.base.segment, name)
  if (!column) return undefined
  const counts = countColumn(column, matches.base)
  const small = facetColumn(index.delta.segment, name)
  if (!small || matches.delta.count === 0) return { column, counts, ...listPresentCodes(counts), extra: [] }
  const codes = index.deltaCodes[name]
  const extra: { column: FacetColumn; code: number; count: number }[] = []
  countColumn(small, matches.delta).forEach((count, code) => {
    if (count === 0 || code === 0) return
    const known = codes?.[code] ?? 0
    if (known > 0) counts[known] = (counts[known] as number) + count
    else extra.push({ column: small, code, count })
  })
  return { column, counts, ...listPresentCodes(counts), extra }
}

let presentBuffer = new Uint32Array(1024)
let valuesPerCountBuffer = new Uint32Array(1024)

/** Finds the codes and how often each count occurs together, because a dictionary may be as long as the segment. */
const listPresentCodes = (counts: Uint32Array): Pick<FacetCounts, 'present' | 'valuesPerCount'> => {
  if (presentBuffer.length < counts.length) presentBuffer = new Uint32Array(counts.length)
  const largest = findLargest(counts)
  if (valuesPerCountBuffer.length <= largest) valuesPerCountBuffer = new Uint32Array(largest + 1)
  const codes = presentBuffer
  const valuesPerCount = valuesPerCountBuffer.subarray(0, largest + 1).fill(0)
  let found = 0
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] as number
    codes[found] = code
    if (count > 0) found += 1
    valuesPerCount[count] = (valuesPerCount[count] as number) + 1
  }
  return { present: codes.subarray(0, found), valuesPerCount }
}

const findLargest = (counts: Uint32Array): number => {
  let largest = 0
  for (let code = 1; code < counts.length; code += 1)
    if ((counts[code] as number) > largest) largest = counts[code] as number
  return largest
}

/** One reused array per column, because allocation took longer than counting. */
const scratch = new WeakMap<FacetColumn, Uint32Array>()
const getScratchCounts = (column: FacetColumn): Uint32Array => {
  const known = scratch.get(column)
  if (known) return known
  const counts = new Uint32Array(tableSize(column.values))
  scratch.set(column, counts)
  return counts
}

/** If most records match, starts with the totals and subtracts the records that do not. */
const countColumn = (column: FacetColumn, matches: Matches): Uint32Array => {
  const counts = getScratchCounts(column)
  if (matches.docs) counts.fill(0)
  else counts.set(column.totals)
  const [list, step] = matches.docs ? [matches.docs, 1] : [matches.rest, -1]
  if (list && list.length > 0) {
    if (column.offsets) countLists(column.codes, column.offsets, list, counts, step)
    else if (column.codes instanceof Uint16Array) countU16(column.codes, list, counts, step)
    else countU32(column.codes, list, counts, step)
  }
  counts[0] = 0
  return counts
}

/** Creates one function per array type, because a loop that sees both types is several times slower. */
const createCountLoop =
  () =>
  (codes: Uint16Array | Uint32Array, list: Uint32Array, counts: Uint32Array, step: number): void => {
    for (let i = 0; i < list.length; i += 1) {
      const code = codes[list[i] as number] as number
      counts[code] = (counts[code] as number) + step
    }
  }
const countU16 = createCountLoop()
const countU32 = createCountLoop()

const countLists = (
  codes: Uint16Array | Uint32Array,
  offsets: Uint32Array,
  list: Uint32Array,
  counts: Uint32Array,
  step: number,
): void => {
  for (let i = 0; i < list.length; i += 1) {
    const doc = list[i] as number
    const end = offsets[doc + 1] as number
    for (let j = offsets[doc] as number; j < end; j += 1) {
      const code = codes[j] as number
      counts[code] = (counts[code] as number) + step
    }
  }
}
