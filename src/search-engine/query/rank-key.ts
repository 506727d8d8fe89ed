import type { Criterion } from '../settings'
import type { TextRank } from './rank-text'

/**
 * The values that rank a record before the index's own order. `filters` is the score of its optional filters, `geo` its
 * distance in metres.
 */
export type Rank = TextRank & { filters: number; geo: number }

/** More metres than any distance on Earth; also the rank of a record without a place. */
export const MAX_GEO_RANK = 2 ** 25 - 1

/** The number of values per criterion. */
const criterionSpans: Readonly<Record<Criterion, number>> = {
  typo: 32,
  geo: MAX_GEO_RANK + 1,
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
    case 'geo':
      return rank.geo
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

/**
 * Splits the criteria in two, because a double has too few bits for all of them with distances. Without `geo`, which
 * counts only around a place, the second part is empty.
 */
export const splitCriteria = (
  all: readonly Criterion[],
  isAround: boolean,
): readonly [first: readonly Criterion[], second: readonly Criterion[]] => {
  const used = isAround ? all : all.filter((criterion) => criterion !== 'geo')
  let span = 1
  const end = used.findIndex((criterion) => (span *= criterionSpans[criterion]) > Number.MAX_SAFE_INTEGER)
  return end < 0 ? [used, []] : [used.slice(0, end), used.slice(end)]
}

/** Combines the criteria into one number that sorts like them, the first criterion first. */
export const toRankKey = (criteria: readonly Criterion[], rank: Rank): number => {
  let key = 0
  for (const criterion of criteria) key = key * criterionSpans[criterion] + rankValueOf(rank, criterion)
  return key
}

/** Decodes the values of both parts of the criteria. */
export const parseRankKeys = (
  parts: ReturnType<typeof splitCriteria>,
  keys: readonly [number, number],
): Readonly<Record<Criterion, number>> => {
  const values: Record<Criterion, number> = {
    typo: 0,
    geo: 0,
    words: 0,
    filters: maxFilterScore,
    proximity: 0,
    attribute: 0,
    exact: 0,
  }
  parts.forEach((criteria, part) => {
    let rest = keys[part] ?? 0
    for (const criterion of [...criteria].reverse()) {
      values[criterion] = rest % criterionSpans[criterion]
      rest = Math.floor(rest / criterionSpans[criterion])
    }
  })
  return { ...values, filters: maxFilterScore - values.filters }
}
