import { describe, expect, it } from 'vitest'
import { emptySearch, normaliseSearch } from '../search-url/state'
import { testFacets } from './facets.test-support'
import { canBeFilters, buildSearchFromWords } from './parse-words'
import { buildVocabulary } from './vocabulary'

const banksia = {
  ...testFacets,
  make_model: { ...testFacets.make_model, 'Subaru:Forester': 2 },
  body: { ...testFacets.body, Coupe: 1 },
}
const words = buildVocabulary(banksia, 2026)

const read = (text: string) => {
  const sentence = buildSearchFromWords(emptySearch, text, words)
  const next = sentence && normaliseSearch(sentence)
  return next && { ...next.lists, ...next.ranges, ...(next.query !== '' && { query: next.query }) }
}

describe('[SRCH-19] single words that are filters', () => {
  it.each([
    ['used', { car_type: ['used'] }],
    ['demo', { car_type: ['demo'] }],
    ['demonstrator', { car_type: ['demo'] }],
    ['second hand', { car_type: ['used'] }],
    ['pre owned', { car_type: ['used'] }],
    ['Pre-owned', { car_type: ['used'] }],
    ['brand new', { car_type: ['new'] }],
    ['certified', { certified: ['true'] }],
    ['queensland', { state: ['QLD'] }],
    ['qld', { state: ['QLD'] }],
    ['dual cab ute', { body: ['Ute'] }],
    ['dual cab', { body: ['Ute'] }],
    ['crew cabs', { body: ['Ute'] }],
    ['crossover', { body: ['SUV'] }],
    ['four by four', { drive: ['4WD'] }],
    ['vdub', { make: ['Volkswagen'] }],
    ['subie', { make: ['Subaru'] }],
    ['sports car', { body: ['Coupe'] }],
    ['used ascent', { car_type: ['used'], query: 'ascent' }],
    ['cheap ute in brisbane', { body: ['Ute'], query: 'brisbane' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('names found in the text of records stay text, and so do unknown words', () => {
    for (const text of [
      'corolla',
      'toyota',
      'suv',
      'white',
      'newcastle',
      'lambo',
      'tassie',
      'toyota brisbane',
      'sports',
    ])
      expect(read(text), text).toBeUndefined()
  })

  it.each(['cheap', 'cheap car', 'cheap first car', 'Cheapest cars', 'a cheap car near me'])(
    '%s finds everything, cheapest first',
    (text) => {
      expect(buildSearchFromWords(emptySearch, text, words)).toEqual({ ...emptySearch, sortBy: 'price_asc' })
    },
  )

  it.each(['cars', 'family car', 'cars near me', 'first car', 'car for sale'])('%s finds everything', (text) => {
    expect(buildSearchFromWords(emptySearch, text, words)).toEqual(emptySearch)
  })

  it.each([
    ['newest', {}],
    ['latest cars', {}],
    ['newest ute', { body: ['Ute'] }],
  ])('%s is sorted by the day of listing', (text, lists) => {
    expect(buildSearchFromWords(emptySearch, text, words)).toEqual({ ...emptySearch, sortBy: 'latest', lists })
  })

  it.each([
    ['less than 10 years old', { year: { min: 2016 } }],
    ['suv under 5 years old', { body: ['SUV'], year: { min: 2021 } }],
    ['toyota newer than 3 years', { make: ['Toyota'], year: { min: 2023 } }],
    ['ute no older than five years', { body: ['Ute'], year: { min: 2021 } }],
    ['hatch 5 years old or newer', { body: ['Hatchback'], year: { min: 2021 } }],
    ['suv over 10 years old', { body: ['SUV'], year: { max: 2016 } }],
    ['5 yo ute', { body: ['Ute'], year: { min: 2021 } }],
  ])('[SHP-10] %s is an age', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('[SHP-10] years of a warranty are no age', () => {
    expect(read('suv 5 year warranty')?.['year']).toBeUndefined()
  })

  it.each([
    ['ev 500km range', { fuel: ['Electric'] }],
    ['electric suv with a range of 400 km', { fuel: ['Electric'], body: ['SUV'] }],
    ['ute tow 3 tonne', { body: ['Ute'] }],
    ['diesel suv 3.5t towing capacity', { fuel: ['Diesel'], body: ['SUV'] }],
    ['suv towing up to 2,500 kg', { body: ['SUV'] }],
  ])('[SHP-10] the range or towing capacity of %s is no odometer and no price', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('[SHP-10] a region is the places in it, and a make’s body beats its model of that name', () => {
    const regional = buildVocabulary(
      {
        ...banksia,
        region: { Brisbane: 7 },
        make_model: { ...banksia.make_model, 'Holden:Ute': 1, 'Holden:Colorado': 4 },
      },
      2026,
    )
    const of = (text: string) => buildSearchFromWords(emptySearch, text, regional)?.lists
    expect(of('red ute brisbane')).toEqual({ body: ['Ute'], region: ['Brisbane'] })
    expect(of('holden ute')).toMatchObject({ make: ['Holden'], body: ['Ute'], make_model: [] })
  })

  it('loads the vocabulary only when a word can be a filter', () => {
    for (const text of ['used', 'QLD', 'crossover', '$30,000', '30k', 'two words'])
      expect(canBeFilters(text), text).toBe(true)
    for (const text of ['corolla', 'hilux', 'U10539', '', '  ', '"used"']) expect(canBeFilters(text), text).toBe(false)
  })
})

describe('[SRCH-19] an amount beside a name is a maximum', () => {
  it.each([
    ['suv 30k', { body: ['SUV'], price: { max: 30_000 } }],
    ['corolla 30k', { make: ['Toyota'], make_model: ['Toyota:Corolla'], price: { max: 30_000 } }],
    ['30k corolla', { make: ['Toyota'], make_model: ['Toyota:Corolla'], price: { max: 30_000 } }],
    ['toyota corolla 30k', { make: ['Toyota'], make_model: ['Toyota:Corolla'], price: { max: 30_000 } }],
    ['suv $30000', { body: ['SUV'], price: { max: 30_000 } }],
    ['suv $30 000', { body: ['SUV'], price: { max: 30_000 } }],
    ['$30,000', { price: { max: 30_000 } }],
    ['cars 30k', { price: { max: 30_000 } }],
    ['suv 60,000 km', { body: ['SUV'], km: { max: 60_000 } }],
    ['suv km 60k', { body: ['SUV'], km: { max: 60_000 } }],
    ['ute 100 a week', { body: ['Ute'], weekly_price: { max: 100 } }],
    ['suv over 20k 30k', { body: ['SUV'], price: { min: 20_000 } }],
    ['suv under thirty thousand', { body: ['SUV'], price: { max: 30_000 } }],
    ['suv under thirty five thousand dollars', { body: ['SUV'], price: { max: 35_000 } }],
    ['suv under one hundred and twenty thousand km', { body: ['SUV'], km: { max: 120_000 } }],
    ['suvs below 30 000', { body: ['SUV'], price: { max: 30_000 } }],
    ['suv under 100 000km', { body: ['SUV'], km: { max: 100_000 } }],
    ['suv fifteen grand', { body: ['SUV'], price: { max: 15_000 } }],
    ['seven seater suv', { seats: ['7'], body: ['SUV'] }],
    ['mazda 3 30 000', { make: ['Mazda'], make_model: ['Mazda:3'], query: '30 000' }],
    ['one owner suv 30k', { body: ['SUV'], price: { max: 30_000 }, query: 'one owner' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('beside unknown words, or without a unit, an amount is ambiguous', () => {
    for (const text of ['abc 30k', 'suv 30000', 'suv 7', 'five good things']) expect(read(text), text).toBeUndefined()
  })
})
