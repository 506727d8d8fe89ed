/** A prize of the wheel; its chance is its share of the total weight (RSV-05). */
export type Prize = { readonly name: string; readonly weight: number }

/** Format of a prize: `10 Free car wash`, a weight of at least 1 and the name. */
export const PRIZE_LINE_PATTERN = /^[1-9]\d{0,3} \S.{0,99}$/

/** Parses a switch's lines; invalid lines are ignored. */
export const parsePrizes = (lines: readonly string[]): readonly Prize[] =>
  lines.flatMap((line) => {
    if (!PRIZE_LINE_PATTERN.test(line)) return []
    const space = line.indexOf(' ')
    return [{ weight: Number(line.slice(0, space)), name: line.slice(space + 1).trim() }]
  })

/** Returns the total weight: a spin draws a number below it. */
export const totalWeightOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0)

/** Finds the prize of a number from 0 to below the total weight; undefined for any other. */
export const findPrize = (prizes: readonly Prize[], value: number): Prize | undefined => {
  let end = 0
  return value < 0 ? undefined : prizes.find(({ weight }) => (end += weight) > value)
}
