/**
 * How much room a teaser has on wide screens: a whole row (`feature`), two thirds of two rows (`lead`), half a row or a
 * third of it.
 */
export type TeaserSize = 'feature' | 'lead' | 'half' | 'third'

const repeat = (size: TeaserSize, count: number): readonly TeaserSize[] => Array.from({ length: count }, () => size)

/** Rows of three; what is left over fills rows of two. One alone has a whole row. */
const evenRows = (count: number): readonly TeaserSize[] => {
  if (count === 1) return ['feature']
  const halves = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0
  return [...repeat('third', count - halves), ...repeat('half', halves)]
}

/** The first is the largest, and every row is full: a teaser alone in its row would look like a mistake. */
const firstLarge = (count: number): readonly TeaserSize[] => {
  if (count <= 2) return evenRows(count)
  if (count === 3 || count % 3 === 1) return ['feature', ...evenRows(count - 1)]
  return ['lead', 'third', 'third', ...evenRows(count - 3)]
}

/** `row` is a section of another page, `page` a page of its own, which leads with its first teaser. */
export type TeaserArrangement = 'row' | 'page'

/** Returns the size of each teaser of a list, so that one, two, few and many fill their rows. */
export const arrangeTeasers = (count: number, arrangement: TeaserArrangement): readonly TeaserSize[] =>
  arrangement === 'page' ? firstLarge(count) : evenRows(count)
