/** Examples of a column's values, shown beside its name in the mapping editor. */

const longest = 80

/** Returns the first value that is not blank, on one line and shortened; empty if there is none. */
export const exampleAmong = (values: readonly (string | undefined)[]): string => {
  const found = values.find((value) => value !== undefined && value.trim() !== '') ?? ''
  const line = found.slice(0, 1000).replace(/\s+/gu, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

/** Columns that may hold the dealer's own costs: their values must not be stored or shown. */
const isCost = (column: string): boolean =>
  /cost|wholesale|purchase|buy.?price|trade.?price|floor.?plan|stand.?in/iu.test(column)

/** Examples that may be stored and shown. */
export const shownExamples = (columns: readonly string[], examples: readonly string[]): readonly string[] =>
  columns.map((column, index) => (isCost(column) ? '' : (examples[index] ?? '')))
