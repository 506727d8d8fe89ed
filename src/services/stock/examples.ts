/** What a column holds, shown beside its name to whoever writes a mapping. */

const longest = 80

/** The first value that is not blank, on one line and cut short; empty where there is none. */
export const exampleAmong = (values: readonly (string | undefined)[]): string => {
  const found = values.find((value) => value !== undefined && value.trim() !== '') ?? ''
  const line = found.slice(0, 1000).replace(/\s+/gu, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

/** Columns that tell what a car cost its dealer: their values stay in the file. */
const isCost = (column: string): boolean =>
  /cost|wholesale|purchase|buy.?price|trade.?price|floor.?plan|stand.?in/iu.test(column)

/** Examples as they may be kept and shown. */
export const shownExamples = (columns: readonly string[], examples: readonly string[]): readonly string[] =>
  columns.map((column, index) => (isCost(column) ? '' : (examples[index] ?? '')))
