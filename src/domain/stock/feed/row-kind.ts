import { itemTypes } from '../fields/choices'
import { type DeducedKind, deduceItemType } from '../normalize/deduce-item-type'
import type { ItemType } from '../vehicle/vehicle'
import type { FeedField } from './fields'
import type { Mapping } from './mapping'
import type { Transform } from './transforms'

/** A column of a file, with the reader of its cells. */
export type MappedColumn = {
  readonly index: number
  readonly field: FeedField
  readonly name: string
  readonly read: Transform
}

/** The kind of a row's vehicle; `deduced` is present if neither the row nor the mapping names one. */
export type RowKind = { readonly kind: ItemType | undefined; readonly deduced?: DeducedKind }

/** Creates a reader of each row's kind, on which the meaning of its body depends. */
export const createKindReader = (
  columns: readonly MappedColumn[],
  mapping: Mapping,
): ((row: readonly string[]) => RowKind) => {
  const columnOf = (field: FeedField): MappedColumn | undefined => columns.find((column) => column.field === field)
  const [kindColumn, bodyColumn, makeColumn, massColumn] = (
    ['item_type', 'simple_body', 'make', 'variant.grossvehiclemass'] as const
  ).map(columnOf)
  const readCell = (column: MappedColumn | undefined, row: readonly string[]): unknown =>
    column?.read(row[column.index] ?? '').value
  return (row) => {
    const value = readCell(kindColumn, row) ?? mapping.constants?.item_type
    const kind = itemTypes.find((one) => one === value)
    if (kind !== undefined) return { kind }
    const [make, gvm] = [readCell(makeColumn, row) ?? mapping.constants?.make, readCell(massColumn, row)]
    const deduced = deduceItemType({
      body: bodyColumn && row[bodyColumn.index],
      ...(typeof make === 'string' && { make }),
      ...(typeof gvm === 'number' && { gvm }),
    })
    return deduced ? { kind: deduced.kind, deduced } : { kind }
  }
}
