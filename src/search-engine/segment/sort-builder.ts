import type { SortKey } from '../settings'
import { sharedU32 } from './shared-arrays'
import { compareText } from './string-table'
import type { NumericColumn, SortColumn } from './types'

export const buildSortColumn = (size: number, compare: (left: number, right: number) => number): SortColumn => {
  const order = sharedU32(size)
  for (let doc = 0; doc < size; doc += 1) order[doc] = doc
  order.sort(compare)
  const positions = sharedU32(size)
  order.forEach((doc, position) => (positions[doc] = position))
  return { order, positions }
}

export const buildIdSort = (ids: readonly string[]): SortColumn =>
  buildSortColumn(ids.length, (left, right) => compareText(ids[left] ?? '', ids[right] ?? ''))

/** Sorts missing values last in both directions, as Algolia does. */
export const compareNumbers = (left: number, right: number, descending: boolean): number => {
  if (left === right) return 0
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1
  if (Number.isNaN(right)) return -1
  return descending ? right - left : left - right
}

type SortReader = { readonly value: (doc: number) => number; readonly descending: boolean }

export const buildRankingSort = (
  keys: readonly SortKey[],
  numerics: Readonly<Record<string, NumericColumn>>,
  ids: SortColumn,
): SortColumn => {
  const readers = keys.map(({ attribute, descending }): SortReader => {
    const position = (doc: number): number => ids.positions[doc] as number
    return { value: attribute === 'objectID' ? position : createNumberReader(numerics[attribute]), descending }
  })
  return buildSortColumn(ids.order.length, (left, right) => {
    for (const { value, descending } of readers) {
      const difference = compareNumbers(value(left), value(right), descending)
      if (difference !== 0) return difference
    }
    return (ids.positions[left] as number) - (ids.positions[right] as number)
  })
}

export const createNumberReader = (column: NumericColumn | undefined): ((doc: number) => number) => {
  if (!column) return () => Number.NaN
  const { values, offsets } = column
  return offsets ? (doc) => values[offsets[doc] as number] as number : (doc) => values[doc] as number
}
