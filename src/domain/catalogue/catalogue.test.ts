import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Site } from '@/src/domain/tenancy/site'
import {
  buildCatalogueParams,
  itemFields,
  modelFields,
  parseCatalogueParams,
  toggleChoice,
  emptyCatalogueSearch,
  type CatalogueSearch,
} from './search-params'
import { listDealershipIds, itemKind, modelHref, modelKind, type ItemRecord, type ModelRecord } from './records'
import { CATALOGUE_PAGE_SIZE, prepareRecords, searchCatalogue } from './search'

const model = (make: string, name: string, body: string): ModelRecord => ({
  id: `${make}-${name}`,
  slug: name.toLowerCase(),
  manufacturer: { name: make },
  model: { name, body },
  image_url: '/a.jpg',
  status: 'available',
})
const models = [
  model('Citroën', 'C4', 'Hatchback'),
  model('Mazda', 'CX-5', 'SUV'),
  model('Mazda', 'Mazda3', 'Hatchback'),
  model('Toyota', 'Corolla', 'Hatchback'),
  model('Toyota', 'Corolla Cross', 'SUV'),
  model('Toyota', 'HiLux', 'Ute'),
]
const find = (search: Partial<CatalogueSearch>) =>
  searchCatalogue(prepareRecords(models, modelKind), { ...emptyCatalogueSearch, ...search }, modelKind)
const names = (search: Partial<CatalogueSearch>) => find(search).hits.map((hit) => hit.model.name)

const item = (id: number, categories: string[], price?: number): ItemRecord => ({
  id: String(id),
  name: `Item ${id}`,
  categories,
  dealership_id: '1',
  ...(price !== undefined && { price }),
})

describe('[SRCH-15] car-model search', () => {
  test('matches the beginnings of words, ignoring accents; whole words and names rank first', () => {
    expect(names({ query: 'toyota corolla' })).toEqual(['Corolla', 'Corolla Cross'])
    expect(names({ query: 'citroen' })).toEqual(['C4'])
    expect(names({ query: 'cx 5' })).toEqual(['CX-5'])
    expect(names({ query: 'hatch toy' })).toEqual(['Corolla'])
    expect(names({ query: 'zzz' })).toEqual([])
    expect(names({ query: '日本' })).toEqual([])
    expect(names({})).toHaveLength(6)
  })

  test("combines lists by AND and the values of one list by OR; a list's counts ignore its own choice", () => {
    const result = find({ lists: { 'manufacturer.name': ['Toyota', 'Mazda'], 'model.body': ['SUV'] } })
    expect(result.hits.map((hit) => hit.model.name)).toEqual(['CX-5', 'Corolla Cross'])
    expect(result.count).toBe(2)
    expect(result.facets['manufacturer.name']).toEqual({ Mazda: 1, Toyota: 1 })
    expect(result.facets['model.body']).toEqual({ Hatchback: 2, SUV: 2, Ute: 1 })
    expect(find({ lists: { 'manufacturer.name': ['constructor'] } }).count).toBe(0)
  })

  test('returns 21 records from the offset on', () => {
    const many = prepareRecords(
      Array.from({ length: 50 }, (_, i) => item(i, [])),
      itemKind,
    )
    const at = (offset: number) => searchCatalogue(many, { ...emptyCatalogueSearch, offset }, itemKind)
    expect(CATALOGUE_PAGE_SIZE).toBe(21)
    expect([at(0), at(21), at(42), at(63)].map(({ hits }) => hits.length)).toEqual([21, 21, 8, 0])
    expect(at(21).hits[0]?.id).toBe('21')
    expect(at(0)).toMatchObject({ count: 50, pages: 3 })
  })

  test('links a model to the same address as the stock search', () => {
    const search = { base_path: '/search/used-cars', path_prefix: '/used-car', excluded_makes: ['Mazda'] } as const
    expect(modelHref(models[0] as ModelRecord, search)).toBe('/used-car/citroen/c4')
    expect(decodeURIComponent(modelHref(models[1] as ModelRecord, search))).toBe(
      '/search/used-cars?refinementList[make_model][0]=Mazda:CX-5',
    )
  })
})

describe('[SRCH-15] dealership-items search', () => {
  const items = prepareRecords(
    [item(1, ['Tyres', 'Sale'], 200), item(2, ['Tyres'], 300), item(3, ['Towing']), item(4, [], 90)],
    itemKind,
  )
  const ids = (search: Partial<CatalogueSearch>) =>
    searchCatalogue(items, { ...emptyCatalogueSearch, ...search }, itemKind).hits.map(({ id }) => id)

  test('filters by category and price; an item without a price is in no range', () => {
    expect(ids({ lists: { categories: ['Tyres'] } })).toEqual(['1', '2'])
    expect(ids({ price: { min: 100 } })).toEqual(['1', '2'])
    expect(ids({ price: { max: 200 } })).toEqual(['1', '4'])
    const result = searchCatalogue(items, { ...emptyCatalogueSearch, price: { max: 100 } }, itemKind)
    expect(result.facetStats).toEqual({ price: { min: 90, max: 300 } })
    expect(result.facets['categories']).toEqual({})
  })

  test('lists the dealerships of a site', () => {
    const at = (dealership_id?: string) => ({ locations: [{ dealership_id }] }) as unknown as Pick<Site, 'locations'>
    expect(listDealershipIds({ dealership_id: '1', ...at('1') })).toEqual(['1'])
    expect(listDealershipIds({ dealerships: [{ name: 'x', dealership_id: '7' }], ...at('8') })).toEqual(['7', '8'])
    expect(listDealershipIds(at())).toEqual([])
  })
})

describe('[SRCH-15] query string', () => {
  test('builder and parser are inverses', () => {
    const value = fc
      .string({ minLength: 1, maxLength: 30 })
      .map((text) => parseCatalogueParams(`query=${encodeURIComponent(text)}`, itemFields).query)
      .filter((text) => text !== '')
    const search = fc.record({
      query: fc.oneof(fc.constant(''), value),
      offset: fc.integer({ min: 0, max: 5000 }),
      lists: fc.oneof(
        fc.constant({}),
        fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((all) => ({ categories: all.sort() })),
      ),
    })
    const range = fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 9000, max: 20_000 }))
    fc.assert(
      fc.property(search, fc.option(range), (all, prices) => {
        const completeSearch: CatalogueSearch = prices ? { ...all, price: { min: prices[0], max: prices[1] } } : all
        expect(parseCatalogueParams(buildCatalogueParams(completeSearch), itemFields)).toEqual(completeSearch)
      }),
    )
  })

  test('ignores invalid parameters', () => {
    const read = (text: string) => parseCatalogueParams(text, modelFields)
    expect(read('offset=-1&page=2&refinementList[__proto__][0]=x&range[price]=1:2')).toEqual(emptyCatalogueSearch)
    expect(
      read('?refinementList[model.body][0]=SUV&refinementList[model.body][]=Ute&refinementList[model.body]=SUV').lists,
    ).toEqual({
      'model.body': ['SUV', 'Ute'],
    })
    expect(parseCatalogueParams('range[price][min]=$1,000&range[price][max]=', itemFields).price).toEqual({ min: 1000 })
    expect(parseCatalogueParams('range[price]=9:3', itemFields).price).toEqual({ max: 3 })
    expect(read(`query=${'x'.repeat(9000)}&offset=99999999999`).query.length).toBe(200)
  })

  test('toggling a choice starts at the first page, and toggling it again undoes it', () => {
    const chosen = toggleChoice({ ...emptyCatalogueSearch, offset: 42 }, 'categories', 'Tyres')
    expect(chosen).toEqual({ query: '', offset: 0, lists: { categories: ['Tyres'] } })
    expect(toggleChoice(chosen, 'categories', 'Tyres')).toEqual(emptyCatalogueSearch)
  })
})
