import { describe, expect, it } from 'vitest'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { listNameSuggestions, suggestionFacets } from '@/src/domain/stock/searches/suggestions'
import { openDemoSearch, openModelSearch, type DemoSearch } from './demo-search'
import { everydayQueries } from './everyday-queries'
import { parseMeaning } from './meaning'
import { furtherQueries } from './further-queries'
import { modelQueries } from './model-queries'
import { nameQueries } from './name-queries'
import { shopperQueries, type ShopperQuery } from './queries'
import { triedQueries } from './tried-queries'
import { unseenQueries } from './unseen-queries'

/** The first vehicles, which a shopper sees without scrolling. */
const TOP = 3

const expectAscending = (values: readonly number[]): void => expect(values).toEqual(values.toSorted((a, b) => a - b))

const countValues = (records: readonly StockRecord[], field: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const record of records) {
    const value = String((record as Readonly<Record<string, unknown>>)[field])
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

const expectMeaning = async ({ listed, search }: DemoSearch, [words, meaning]: ShopperQuery): Promise<void> => {
  const { isTop, sort, holds } = parseMeaning(meaning)
  const meant = listed.filter(holds)
  expect(meant.length, 'The stock has such a vehicle.').toBeGreaterThan(0)
  const { state, hits } = await search(words)
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

describe.each(Object.entries(shopperQueries))('[SHP-10] queries of shoppers at %s', (slug, queries) => {
  const demo = openDemoSearch(slug)
  it.each(queries)('“%s”', (words, meaning) => expectMeaning(demo, [words, meaning]))
})

describe.each(Object.entries(everydayQueries))('[SHP-10] queries of everyday shoppers at %s', (slug, queries) => {
  const demo = openDemoSearch(slug)
  it.each(queries)('“%s”', (words, meaning) => expectMeaning(demo, [words, meaning]))
})

describe.each(Object.entries(furtherQueries))('[SHP-10] slang, short names and exclusions at %s', (slug, queries) => {
  const demo = openDemoSearch(slug)
  it.each(queries)('“%s”', (words, meaning) => expectMeaning(demo, [words, meaning]))
})

describe.each(Object.entries(unseenQueries))('[SHP-10] cabs, conditions and comparisons at %s', (slug, queries) => {
  const demo = openDemoSearch(slug)
  it.each(queries)('“%s”', (words, meaning) => expectMeaning(demo, [words, meaning]))
})

describe.each(Object.entries(triedQueries))(
  '[SHP-10] joined names, prices and absent models at %s',
  (slug, queries) => {
    const demo = openDemoSearch(slug)
    it.each(queries)('“%s”', (words, meaning) => expectMeaning(demo, [words, meaning]))
  },
)

describe('[SRCH-19] a model that is not in stock is named', () => {
  it.each([
    ['harbour-and-vale', 'bmw m3', ['BMW:M3']],
    ['harbour-and-vale', 'golf', ['Volkswagen:Golf']],
    ['banksia-motor-group', 'bmwx5', ['BMW:X5']],
    ['southern-cross-motorcycles', 'ninja 400', ['Kawasaki:Ninja 400']],
    ['southern-cross-motorcycles', 'golf', ['Volkswagen:Golf']],
    ['yarra-value-cars', 'tesla model 3', ['Tesla:Model 3']],
    ['yarra-value-cars', 'corolla hatch', []],
    ['wattle-caravans', 'van for my ranger', []],
  ])('%s: “%s”', async (slug, words, absent) => {
    expect((await openDemoSearch(slug).search(words)).absent).toEqual(absent)
  })

  it.each([
    ['harbour-and-vale', 'golf'],
    ['southern-cross-motorcycles', 'honda civic'],
    ['banksia-motor-group', 'bmw x3 under 40k'],
    ['southern-cross-motorcycles', 'golf'],
    ['yarra-value-cars', 'tesla model 3'],
  ])('%s has nothing instead of “%s”, so it lists nothing under that name', async (slug, words) => {
    const { state, hits } = await openDemoSearch(slug).search(words)
    expect(hits).toEqual([])
    expect(state.lists.make_model).toHaveLength(1)
  })
})

describe.each(Object.entries(nameQueries))('[SHP-10] mistyped makes and models at %s', (slug, queries) => {
  const demo = openDemoSearch(slug)
  it.each(queries)('“%s”', (words, meaning) => expectMeaning(demo, [words, meaning]))
  it.each(queries)('[SHP-02] “%s” has a suggestion', async (words) => {
    const { state } = await demo.search(words)
    const facets = Object.fromEntries(suggestionFacets.map((field) => [field, countValues(demo.listed, field)]))
    // The suggestion is the search that the words describe, or a name that they begin or misspell.
    expect([...Object.keys(state.lists), ...listNameSuggestions(words, facets, 5)]).not.toEqual([])
  })
})

describe('[SHP-10] names of models with numbers, letters and joined words', () => {
  const stock = openModelSearch()
  it.each(modelQueries)('“%s”', (words, meaning) => expectMeaning(stock, [words, meaning]))
})

describe('[SRCH-19] the number of a vehicle is searched without the words that name it', () => {
  it.each(['stock no ', 'Stock number: ', 'stk# ', 'vin '])('“%s”', async (lead) => {
    const { listed, search } = openDemoSearch('yarra-value-cars')
    const { stocknum, vin } = listed[7] ?? {}
    const { hits } = await search(`${lead}${String(lead.startsWith('vin') ? vin : stocknum)}`)
    expect(hits.map(({ objectID }) => objectID)).toEqual([listed[7]?.objectID])
  })
})

describe('[SRCH-19] words that find nothing are named', () => {
  it.each([
    ['ironbark-trucks', 'isuzu 8 tonne', ['8 tonne']],
    ['yarra-value-cars', 'one owner low ks', ['one owner']],
    ['southern-cross-motorcycles', 'light bike under 200kg', ['under 200kg', 'light']],
    ['yarra-value-cars', 'car with zeppelin', ['zeppelin']],
    ['ironbark-trucks', 'not manual euro 6', ['euro 6']],
    ['voltara', 'no tesla, awd, heat pump', ['heat pump']],
    ['voltara', 'fastest 0-100 under 80k', ['0 - 100', 'fastest']],
    ['edge', '$100 a week car', ['$100 a week']],
    ['wattle-caravans', 'full off grid with solar', ['full', 'off grid']],
    ['wattle-caravans', 'poptop kununurra', ['kununurra']],
    ['yarra-value-cars', 'toyota gunnedoowop', ['gunnedoowop']],
    ['yarra-value-cars', 'toyota corrola', []],
    ['banksia-motor-group', 'long range electric', ['long range']],
    ['southern-cross-motorcycles', 'towing', ['towing']],
    ['southern-cross-motorcycles', 'family', ['family']],
    ['wattle-caravans', 'tow', ['tow']],
    ['yarra-value-cars', 'kids', ['kids']],
    ['yarra-value-cars', 'uni student', ['uni', 'student']],
    ['yarra-value-cars', 'corolla for uni student', ['uni', 'student']],
    ['banksia-motor-group', 'suv with a 500 litre boot', ['500 litre boot']],
    ['wattle-caravans', 'ball weight under 150kg', ['ball weight under 150kg']],
    ['banksia-motor-group', 'single cab', ['single']],
    ['banksia-motor-group', 'black leather seats', ['black']],
    ['banksia-motor-group', 'near new hilux', ['near new']],
    ['banksia-motor-group', 'bigger than a corolla', ['bigger than a corolla']],
    ['banksia-motor-group', 'no cvt', ['no cvt']],
    ['banksia-motor-group', 'non turbo diesel', ['non turbo']],
    ['ironbark-trucks', '8 pallet truck', ['8 pallet']],
    ['yarra-value-cars', 'runs on 91', ['91']],
  ])('%s: “%s”', async (slug, words, leftOut) => {
    const outcome = await openDemoSearch(slug).search(words)
    expect(outcome.leftOut).toEqual(leftOut)
    expect(outcome.hits.length).toBeGreaterThan(0)
  })
})
