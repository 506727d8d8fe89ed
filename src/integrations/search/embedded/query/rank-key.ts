import type { Criterion } from '../settings'
import type { TextRank } from './rank-text'

/** The values that rank a record before the index's own order. `filters` is the score of its optional filters. */
export type Rank = TextRank & { filters: number }

/** The number of values per criterion. Their product fits in a double. */
const spans: Readonly<Record<Criterion, number>> = {
  typo: 32,
  words: 16,
  filters: 256,
  proximity: 128,
  attribute: 32_768,
  exact: 16,
}
const mostFilters = spans.filters - 1

const valueOf = (rank: Rank, criterion: Criterion): number => {
  switch (criterion) {
    case 'typo':
      return rank.typos
    case 'words':
      return rank.missing
    case 'filters':
      return mostFilters - Math.min(mostFilters, rank.filters)
    case 'proximity':
      return rank.proximity
    case 'attribute':
      return rank.attribute
    case 'exact':
      return rank.inexact
  }
}

/** Combines the criteria into one number that sorts like them, the first criterion first. */
export const rankKey = (criteria: readonly Criterion[], rank: Rank): number => {
  let key = 0
  for (const criterion of criteria) key = key * spans[criterion] + valueOf(rank, criterion)
  return key
}

/** Decodes the values from the number. */
export const readRankKey = (criteria: readonly Criterion[], key: number): Readonly<Record<Criterion, number>> => {
  const values: Record<Criterion, number> = {
    typo: 0,
    words: 0,
    filters: mostFilters,
    proximity: 0,
    attribute: 0,
    exact: 0,
  }
  let rest = key
  for (const criterion of [...criteria].reverse()) {
    values[criterion] = rest % spans[criterion]
    rest = Math.floor(rest / spans[criterion])
  }
  return { ...values, filters: mostFilters - values.filters }
}
