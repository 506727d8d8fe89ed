import { foldText } from '../text/tokenise'
import { compareText, lowerBound, stringAt, tableSize } from './string-table'
import type { FacetColumn, Segment } from './types'

/** Returns the record with an id, or -1. */
export const findDoc = (segment: Segment, id: string): number => {
  const { order } = segment.idOrder
  const position = lowerBound(order.length, (i) => compareText(stringAt(segment.ids, order[i] ?? 0), id))
  const doc = order[position]
  return doc !== undefined && stringAt(segment.ids, doc) === id ? doc : -1
}

const findFirstCode = (column: FacetColumn, wanted: string): number =>
  1 + lowerBound(tableSize(column.values) - 1, (i) => compareText(foldText(stringAt(column.values, i + 1)), wanted))

/** Returns the codes of a value, ignoring case and accents: `skoda` and `Škoda` are one. */
export const findCodes = (column: FacetColumn, value: string): number[] => {
  const wanted = foldText(value)
  const found: number[] = []
  const size = tableSize(column.values)
  for (let code = findFirstCode(column, wanted); code < size; code += 1) {
    if (foldText(stringAt(column.values, code)) !== wanted) break
    found.push(code)
  }
  return found
}

/** Returns the code of exactly this value, or 0. */
export const findCode = (column: FacetColumn, value: string): number =>
  findCodes(column, value).find((code) => stringAt(column.values, code) === value) ?? 0
