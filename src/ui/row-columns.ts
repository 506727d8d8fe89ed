const ALONE = 100

/** Returns by how many items the last row is short; an item alone in it is worse than any gap. */
const missingItems = (count: number, columns: number): number =>
  count > columns && count % columns === 1 ? ALONE : (columns - (count % columns)) % columns

/** Chooses the number of columns that leaves the fewest empty places in the last row; of equals the first. */
export const chooseColumns = <Columns extends number>(
  count: number,
  choices: readonly [Columns, ...Columns[]],
): Columns =>
  choices.reduce((best, one) => (missingItems(count, one) < missingItems(count, best) ? one : best), choices[0])
