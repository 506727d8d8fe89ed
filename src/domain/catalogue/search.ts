import { toSlug } from '@/src/domain/text/slug'
import type { CatalogueSearch } from './search-params'

/** How to search one of a dealer's small collections (SRCH-15), models or items, of a few thousand records at most. */
export type CatalogueKind<R> = {
  /** Texts to search, most important first. */
  readonly texts: (record: R) => readonly string[]
  /** Values of each list that a search may filter by. */
  readonly lists: Readonly<Record<string, (record: R) => readonly string[]>>
  /** Dollars; only if the collection has prices. */
  readonly price?: (record: R) => number | undefined
}

export type Counts = Readonly<Record<string, number>>

/** Search response (SRCH-02). */
export type CatalogueResult<R> = {
  readonly hits: readonly R[]
  readonly count: number
  /** Values of each list with the number of records each would leave, ignoring the list's own choice. */
  readonly facets: Readonly<Record<string, Counts>>
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  readonly pages: number
}

/** Results of a page of the model range. The switch `search.page_size` is for stock only. */
export const CATALOGUE_PAGE_SIZE = 21

/** A record with its words split once for all searches. */
export type PreparedRecord<R> = { readonly record: R; readonly words: readonly (readonly string[])[] }

const splitWords = (text: string): readonly string[] =>
  toSlug(text)
    .split('-')
    .filter((word) => word !== '')

export const prepareRecords = <R>(records: readonly R[], kind: CatalogueKind<R>): readonly PreparedRecord<R>[] =>
  records.map((record) => ({ record, words: kind.texts(record).map(splitWords) }))

/**
 * Ranks a record for the words, lowest best: by the text each is found in, whole words first; undefined if one is
 * missing.
 */
const computeScore = (queryWords: readonly string[], { words }: PreparedRecord<unknown>): number | undefined => {
  let score = 0
  for (const one of queryWords) {
    const at = words.findIndex((text) => text.some((word) => word.startsWith(one)))
    if (at < 0) return undefined
    score += 2 * at + (words[at]?.includes(one) ? 0 : 1)
  }
  return score
}

const findMatchingRecords = <R>(all: readonly PreparedRecord<R>[], query: string): readonly R[] => {
  const queryWords = splitWords(query)
  // A query without any Latin letter or digit matches nothing rather than everything.
  if (queryWords.length === 0) return query.trim() === '' ? all.map(({ record }) => record) : []
  return all
    .flatMap((one) => {
      const score = computeScore(queryWords, one)
      return score === undefined ? [] : [{ score, record: one.record }]
    })
    .sort((a, b) => a.score - b.score)
    .map(({ record }) => record)
}

type FilterTest<R> = { readonly name: string; readonly matches: (record: R) => boolean }

const buildFilterTests = <R>(
  { lists, price: range }: CatalogueSearch,
  kind: CatalogueKind<R>,
): readonly FilterTest<R>[] => [
  ...Object.entries(lists).map(([name, chosen]) => ({
    name,
    matches: (record: R) => (kind.lists[name]?.(record) ?? []).some((value) => chosen.includes(value)),
  })),
  ...(range && kind.price
    ? [
        {
          name: 'price',
          matches: (record: R) => {
            const price = kind.price?.(record)
            return price !== undefined && price >= (range.min ?? 0) && price <= (range.max ?? Infinity)
          },
        },
      ]
    : []),
]

const countValues = <R>(records: readonly R[], valuesOf: (record: R) => readonly string[]): Counts => {
  const counts = new Map<string, number>()
  for (const value of records.flatMap((record) => [...new Set(valuesOf(record))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)))
}

const computePriceStats = (prices: readonly number[]): CatalogueResult<unknown>['facetStats'] => {
  const [first, ...rest] = prices
  if (first === undefined) return {}
  return {
    price: rest.reduce(({ min, max }, one) => ({ min: Math.min(min, one), max: Math.max(max, one) }), {
      min: first,
      max: first,
    }),
  }
}

/** Searches the prepared records of one dealer. Records of equal rank keep their order. */
export const searchCatalogue = <R>(
  all: readonly PreparedRecord<R>[],
  search: CatalogueSearch,
  kind: CatalogueKind<R>,
): CatalogueResult<R> => {
  const matchingRecords = findMatchingRecords(all, search.query)
  const tests = buildFilterTests(search, kind)
  const recordsWithoutFilter = (name: string): readonly R[] =>
    matchingRecords.filter((record) => tests.every((test) => test.name === name || test.matches(record)))
  const hits = recordsWithoutFilter('')
  const { price } = kind
  return {
    hits: hits.slice(search.offset, search.offset + CATALOGUE_PAGE_SIZE),
    count: hits.length,
    facets: Object.fromEntries(
      Object.entries(kind.lists).map(([name, values]) => [name, countValues(recordsWithoutFilter(name), values)]),
    ),
    facetStats: price ? computePriceStats(recordsWithoutFilter('price').flatMap((record) => price(record) ?? [])) : {},
    pages: Math.ceil(hits.length / CATALOGUE_PAGE_SIZE),
  }
}
