/** True if two letters, beside each other or one apart, are swapped before these positions: `zus` for `suz`. */
const isSwapped = (a: string, b: string, i: number, j: number, apart: number): boolean =>
  i > apart &&
  j > apart &&
  a[i - 1] === b[j - 1 - apart] &&
  a[i - 1 - apart] === b[j - 1] &&
  (apart === 1 || a[i - 2] === b[j - 2])

/** Counts the typos between two words: letters missing, added, replaced or swapped. */
export const countTypos = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  const countIfSwapped = (i: number, j: number, apart: number): number =>
    isSwapped(a, b, i, j, apart) ? at(i - 1 - apart, j - 1 - apart) + 1 : Infinity
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i])
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      rows[i]?.push(
        Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, countIfSwapped(i, j, 1), countIfSwapped(i, j, 2)),
      )
    }
  }
  return at(a.length, b.length)
}
