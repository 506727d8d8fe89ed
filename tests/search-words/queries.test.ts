import { describe, expect, it } from 'vitest'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { openDemoSearch, openModelSearch, type DemoSearch } from './demo-search'
import { modelQueries } from './model-queries'
import { shopperQueries, type ShopperQuery } from './queries'

type Condition = (record: StockRecord) => boolean

const valuesOf = (record: StockRecord, field: string): readonly string[] =>
  [(record as Readonly<Record<string, unknown>>)[field]]
    .flat()
    .flatMap((value) => (value === undefined ? [] : [String(value)]))

const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word)

/** True when a record has any of the values that `|` separates, or all of those that `&` separates. */
const matches = (held: readonly string[], operator: string, wanted: string): boolean => {
  const has = (value: string): boolean =>
    held.some((one) =>
      operator.endsWith('~') ? hasWord(one, value.toLowerCase()) : one.toLowerCase() === value.toLowerCase(),
    )
  return wanted.includes('&') ? wanted.split('&').every(has) : wanted.split('|').some(has)
}

const parseCondition = (text: string): Condition => {
  const [, field = '', operator = '', value = ''] = /^([a-z_]+)(!?[=~]|<=|>=)(.+)$/.exec(text) ?? []
  if (field === '') throw new Error(`“${text}” is no condition.`)
  const wanted = value.replaceAll('_', ' ')
  return (record) => {
    const held = valuesOf(record, field)
    if (operator === '<=') return held.length > 0 && Number(held[0]) <= Number(wanted)
    if (operator === '>=') return held.length > 0 && Number(held[0]) >= Number(wanted)
    return matches(held, operator, wanted) !== operator.startsWith('!')
  }
}

const parseMeaning = (meaning: string) => {
  const parts = meaning.split(' ')
  const conditions = parts.filter((part) => !/^(?:all|top|sort:.*)$/.test(part)).map(parseCondition)
  return {
    isTop: parts.includes('top'),
    sort: parts.find((part) => part.startsWith('sort:'))?.slice('sort:'.length),
    holds: (record: StockRecord): boolean => conditions.every((condition) => condition(record)),
  }
}

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
