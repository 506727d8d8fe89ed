import { toMatchKey } from '../normalize/text'
import { columnNamesOf, keyColumnNamesOf, listRequiredColumns, type Mapping, type MappingColumn } from './mapping'

/** A cell of a row, by the name of its column in the file. */
export type Cell = { readonly column: string; readonly value: string }

export type MatchedHeader = {
  readonly header: readonly string[]
  /** The position of every mapped column in the file. */
  readonly columns: readonly { readonly index: number; readonly column: MappingColumn }[]
  readonly key: readonly number[]
  /** Columns that are not mapped, reported so that spelling mistakes are found. */
  readonly unknown: readonly string[]
  /** Mapped columns missing from the file. */
  readonly absent: readonly string[]
}

export type HeaderMatch =
  { readonly ok: true; readonly matched: MatchedHeader } | { readonly ok: false; readonly missing: readonly string[] }

/** Finds a mapping's columns in a file's header; returns the missing ones when a required column is not found. */
export const matchHeader = (mapping: Mapping, header: readonly string[]): HeaderMatch => {
  const positions = new Map<string, number>()
  header.forEach((name, index) => {
    if (!positions.has(toMatchKey(name))) positions.set(toMatchKey(name), index)
  })
  const findPosition = (names: readonly string[]): number | undefined => {
    const name = names.find((one) => positions.has(toMatchKey(one)))
    return name === undefined ? undefined : positions.get(toMatchKey(name))
  }
  const missing = listRequiredColumns(mapping).filter((names) => findPosition(names) === undefined)
  if (missing.length > 0) {
    return { ok: false, missing: [...new Set(missing.map(([first]) => first ?? ''))] }
  }
  const columns = mapping.columns.flatMap((column) => {
    const index = findPosition(columnNamesOf(column))
    return index === undefined ? [] : [{ index, column }]
  })
  const key = mapping.key.columns.flatMap((name) => findPosition(keyColumnNamesOf(mapping, name)) ?? [])
  const used = new Set([...columns.map(({ index }) => index), ...key])
  const absent = mapping.columns
    .filter((column) => findPosition(columnNamesOf(column)) === undefined)
    .map((one) => columnNamesOf(one)[0] ?? '')
  return {
    ok: true,
    matched: {
      header,
      columns,
      key,
      unknown: header.filter((name, index) => !used.has(index) && name.trim() !== ''),
      absent: [...new Set(absent)],
    },
  }
}

/** Counts the columns a mapping reads, 0 when it cannot read the file. Used to choose among built-in mappings. */
export const countMatchedColumns = (mapping: Mapping, header: readonly string[]): number => {
  const match = matchHeader(mapping, header)
  return match.ok ? header.length - match.matched.unknown.length : 0
}
