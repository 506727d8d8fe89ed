import type { Criterion } from '../settings'
import type { TextRank } from './rank-text'

/** The values that rank a record before the index's own order. `filters` is the score of its optional filters. */
export type Rank = TextRank & { filters: number }

/** The number of values per criterion. Their product fits in a double. */
const criterionSpans: Readonly<Record<Criterion, number>> = {
  typo: 32,
  words: 16,
  filters: 256,
  proximity: 128,
  attribute: 32_768,
  exact: 16,
}
const maxFilterScore = criterionSpans.filters - 1

const rankValueOf = (rank: Rank, criterion: Criterion): number => {
  switch (criterion) {
    case 'typo':
      return rank.typos
    case 'words':
      return rank.missing
    case 'filters':
      return maxFilterScore - Math.min(maxFilterScore, rank.filters)
    case 'proximity':
      return rank.proximity
    case 'attribute':
      return rank.attribute
    case 'exact':
      return rank.inexact
  }
}

/** Combines the criteria into one number that sorts like them, the first criterion first. */
export const toRankKey = (criteria: readonly Criterion[], rank: Rank): number => {
  let key = 0
  for (const criterion of criteria) key = key * criterionSpans[criterion] + rankValueOf(rank, criterion)
  return key
}

/** Decodes the values from the number. */
export const parseRankKey = (criteria: readonly Criterion[], key: number): Readonly<Record<Criterion, number>> => {
  const values: Record<Criterion, number> = {
    typo: 0,
    words: 0,
    filters: maxFilterScore,
    proximity: 0,
    attribute: 0,
    exact: 0,
  }
  let rest = key
  for (const criterion of [...criteria].reverse()) {
    values[criterion] = rest % criterionSpans[criterion]
    rest = Math.floor(rest / criterionSpans[criterion])
  }
  return { ...values, filters: maxFilterScore - values.filters }
}
