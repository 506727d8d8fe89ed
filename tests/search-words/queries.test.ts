import { describe, expect, it } from 'vitest'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { openDemoSearch, openModelSearch, type DemoSearch } from './demo-search'
import { parseMeaning } from './meaning'
import { modelQueries } from './model-queries'
import { shopperQueries, type ShopperQuery } from './queries'

/** The first vehicles, which a shopper sees without scrolling. */
const TOP = 3

const expectAscending = (values: readonly number[]): void => expect(values).toEqual(values.toSorted((a, b) => a - b))

const expectMeaning = ({ listed, search }: DemoSearch, [words, meaning]: ShopperQuery): void => {
  const { isTop, sort, holds } = parseMeaning(meaning)
  const meant = listed.filter(holds)
  expect(meant.length, 'The stock has such a vehicle.').toBeGreaterThan(0)
  const { state, hits } = search(words)
  const names = (records: readonly StockRecord[]) => records.map(({ name, objectID }) => `${name} ${objectID}`)
  if (sort !== undefined) expect(state.sortBy, JSON.stringify(state)).toBe(sort)
  if (sort === 'km_asc') expectAscending(hits.map(({ km }) => km ?? Infinity))
  if (isTop) {
    expect(
      names(hits.slice(0, Math.min(TOP, meant.length)).filter((hit) => !holds(hit))),
      JSON.stringify(state),
    ).toEqual([])
    expect(hits.length).toBeGreaterThan(0)
  } else expect(names(hits).toSorted(), JSON.stringify(state)).toEqual(names(meant).toSorted())
}

describe.each(Object.entries(shopperQueries))('[SHP-10] what shoppers type at %s', (slug, queries) => {
  const demo = openDemoSearch(slug)
  it.each(queries)('“%s”', (words, meaning) => expectMeaning(demo, [words, meaning]))
})

describe('[SHP-10] names of models with numbers, letters and joined words', () => {
  const stock = openModelSearch()
  it.each(modelQueries)('“%s”', (words, meaning) => expectMeaning(stock, [words, meaning]))
})
