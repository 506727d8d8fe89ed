import { describe, expect, it } from 'vitest'
import { emptySearch } from '../search-url/state'
import { testFacets } from './facets.test-support'
import { parseWords } from './parse-words'
import { buildSearchFromWords } from './search-from-words'
import { findSortPhrase } from './sort-phrases'
import { tokenize } from './tokens'
import { buildVocabulary } from './vocabulary'

const words = buildVocabulary({ ...testFacets, reduced: { true: 3, false: 27 }, badge: { GXL: 2 } }, 2026)
const read = (text: string) => buildSearchFromWords(emptySearch, text, words)

describe('[SRCH-19] phrases that choose an order', () => {
  it.each([
    ['new arrivals', 'latest'],
    ['new stock', 'latest'],
    ['just arrived', 'latest'],
    ['recently added', 'latest'],
    ['sort by price low to high', 'price_asc'],
    ['low to high', 'price_asc'],
    ['lowest price', 'price_asc'],
    ['price high to low', 'price_desc'],
    ['highest price', 'price_desc'],
    ['lowest km first', 'km_asc'],
  ])('“%s” filters nothing and sorts by %s', (text, sortBy) => {
    expect(read(text)).toEqual({ ...emptySearch, sortBy })
  })

  it('stands beside a filter, and “new” alone stays one', () => {
    expect(read('utes price high to low')).toMatchObject({ lists: { body: ['Ute'] }, sortBy: 'price_desc' })
    expect(read('just arrived suv under 40k')).toMatchObject({
      lists: { body: ['SUV'] },
      ranges: { price: { max: 40_000 } },
      sortBy: 'latest',
    })
    expect(read('new ute')?.lists).toEqual({ car_type: ['new'], body: ['Ute'] })
  })

  it('finds the longest phrase', () => {
    expect(findSortPhrase(tokenize('price low to high'), 0)).toEqual({ sort: 'price_asc', length: 4 })
    expect(findSortPhrase(tokenize('suv'), 0)).toBeUndefined()
  })

  it.each(['specials', 'on sale', 'on special', 'reduced', 'discounted cars', 'price drops'])(
    '“%s” finds what is reduced',
    (text) => {
      expect(read(text)?.lists).toEqual({ reduced: ['true'] })
    },
  )

  it('“for sale” is no reduction', () => {
    expect(read('utes for sale')?.lists).toEqual({ body: ['Ute'] })
  })
})

describe('[SRCH-19] everyday words around filters', () => {
  it.each([
    ['what suvs do you have', { body: ['SUV'] }, {}],
    ["what's the cheapest suv", { body: ['SUV'] }, {}],
    ['how much is a ute under 40k', { body: ['Ute'] }, { price: { max: 40_000 } }],
    ['my24', { year: ['2024'] }, {}],
    ['MY20 suv', { year: ['2020'], body: ['SUV'] }, {}],
    ['post 2020 ute', { body: ['Ute'] }, { year: { min: 2020 } }],
    ['pre 2020 ute', { body: ['Ute'] }, { year: { max: 2019 } }],
    ['7seater suv', { seats: ['7'], body: ['SUV'] }, {}],
    ['sevenseater', { seats: ['7'] }, {}],
    ['long range electric', { fuel: ['Electric'] }, {}],
  ])('%s', (text, lists, ranges) => {
    expect(read(text)).toMatchObject({ lists, ranges, query: '' })
  })

  it('an order or a kind beside words that nothing has finds everything, and the words are named', () => {
    const { rest, ignored, sure, sortBy } = parseWords('one owner low ks', words)
    expect({ rest, measures: ignored.measures, sure, sortBy }).toEqual({
      rest: '',
      measures: ['one owner'],
      sure: true,
      sortBy: 'km_asc',
    })
    expect(parseWords('car with zeppelin', words).ignored.measures).toEqual(['zeppelin'])
    expect(parseWords('airship zeppelin', words).sure).toBe(false)
  })

  it('models of several makes stand beside each other', () => {
    const facets = { ...testFacets, make_model: { ...testFacets.make_model, 'Kia:EV6': 2, 'Hyundai:Ioniq 5': 3 } }
    expect(
      buildSearchFromWords(emptySearch, 'kia ev6 or ioniq 5', buildVocabulary(facets, 2026))?.lists.make_model,
    ).toEqual(['Kia:EV6', 'Hyundai:Ioniq 5'])
  })
})

it('[SRCH-19] names the wishes that no filter expresses, so that nothing a shopper typed is dropped silently', () => {
  expect(parseWords('reliable first ute under 20k', words).ignored.measures).toEqual(['reliable', 'first'])
  expect(parseWords('p plater ute', words).ignored.measures).toEqual(['p plater'])
  expect(parseWords('number plate', words).ignored.measures).toEqual([])
  expect(parseWords('cheapest first', words).ignored.measures).toEqual([])
  expect(parseWords('toyota under 20k', words).ignored.measures).toEqual([])
})
