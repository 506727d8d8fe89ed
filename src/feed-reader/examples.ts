import { collapseSpaces, truncate } from '@/src/domain/text/format-text'

/** Examples of a column's values, shown beside its name in the mapping editor. */

const MAX_EXAMPLE_LENGTH = 80

/** Returns the first value that is not blank, on one line and shortened; empty if it is absent. */
export const findExample = (values: readonly (string | undefined)[]): string => {
  const value = values.find((value) => value !== undefined && value.trim() !== '') ?? ''
  return truncate(collapseSpaces(value.slice(0, 1000)), MAX_EXAMPLE_LENGTH)
}

/** Columns that may hold the dealer's own costs: their values must not be stored or shown. */
const isCostColumn = (column: string): boolean =>
  /cost|wholesale|purchase|buy.?price|trade.?price|floor.?plan|stand.?in/iu.test(column)

/** Examples that may be stored and shown. */
export const visibleExamples = (columns: readonly string[], examples: readonly string[]): readonly string[] =>
  columns.map((column, index) => (isCostColumn(column) ? '' : (examples[index] ?? '')))

const MAX_EXAMPLES = 3

/** Lists different values of a column, to be stored and shown; empty for a column that must not be shown. */
export const listExamples = (column: string, values: readonly string[]): readonly string[] => {
  if (isCostColumn(column)) return []
  return [...new Set(values.map((value) => findExample([value])))].filter((text) => text !== '').slice(0, MAX_EXAMPLES)
}
