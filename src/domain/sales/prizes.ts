/** A prize of the wheel and its part of all turns (RSV-05). */
export type Prize = { readonly name: string; readonly weight: number }

/** `10 Free car wash`: a whole weight from 1, then what is won. */
export const prizeShape = /^[1-9]\d{0,3} \S.{0,99}$/

/** The prizes of a switch's lines, in their order; a line that says no weight is none. */
export const prizesOf = (lines: readonly string[]): readonly Prize[] =>
  lines.flatMap((line) => {
    if (!prizeShape.test(line)) return []
    const space = line.indexOf(' ')
    return [{ weight: Number(line.slice(0, space)), name: line.slice(space + 1).trim() }]
  })

/** How many numbers a turn is drawn from. */
export const turnsOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0)

/** The prize of a drawn number from 0 to below `turnsOf`; undefined for any other. */
export const prizeAt = (prizes: readonly Prize[], drawn: number): Prize | undefined => {
  let end = 0
  return drawn < 0 ? undefined : prizes.find(({ weight }) => (end += weight) > drawn)
}
