import { describe, expect, it } from 'vitest'
import { emptySearch } from '../search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { testFacets } from './facets.test-support'
import { canBeFilters } from './can-be-filters'
import { buildSearchFromWords } from './search-from-words'
import { buildVocabulary } from './vocabulary'

const banksia = {
  ...testFacets,
  make_model: { ...testFacets.make_model, 'Subaru:Forester': 2 },
  body: { ...testFacets.body, Coupe: 1 },
}
const words = buildVocabulary(banksia, 2026)

const read = (text: string) => {
  const sentence = buildSearchFromWords(emptySearch, text, words)
  const next = sentence && normalizeSearch(sentence)
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
    ['4wd wagon', { drive: ['4WD'], body: ['SUV'] }],
    ['four wheel drive wagon under 40000', { drive: ['4WD'], body: ['SUV'], price: { max: 40_000 } }],
    ['4wd', { drive: ['4WD'] }],
    ['electric', { fuel: ['Electric'] }],
    ['vdub', { make: ['Volkswagen'] }],
    ['subie', { make: ['Subaru'] }],
    ['sports car', { body: ['Coupe'] }],
    ['used ascent', { car_type: ['used'], query: 'ascent' }],
    ['cheap ute in brisbane', { body: ['Ute'], query: 'brisbane' }],
    ['toyota brisbane', { make: ['Toyota'], query: 'brisbane' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    ['nothing over 30k', { price: { max: 30_000 } }],
    ['nothing but toyota', { make: ['Toyota'] }],
    ['utes 2019 on', { body: ['Ute'], year: { min: 2019 } }],
    ['2019 on sale', { year: ['2019'] }],
    ['german suv', { make: ['Mercedes-Benz', 'Volkswagen'], body: ['SUV'] }],
    ['european', { make: ['Citroën', 'Land Rover', 'Mercedes-Benz', 'Peugeot', 'Volkswagen'] }],
    ['grey nomad suv', { body: ['SUV'] }],
    ['family', { body: ['People Mover', 'SUV'] }],
    ['toyota family car', { make: ['Toyota'], body: ['People Mover', 'SUV'] }],
    ['family ute', { body: ['Ute'] }],
    ['family car 7 seats', { seats: ['7'] }],
    ['ute under 100 thousand ks', { body: ['Ute'], km: { max: 100_000 } }],
    ['suv under 65 thou', { body: ['SUV'], price: { max: 65_000 } }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('names found in the text of records stay text, and so do unknown words', () => {
    for (const text of ['corolla', 'toyota', 'suv', 'white', 'newcastle', 'lambo', 'tassie', 'sports'])
      expect(read(text), text).toBeUndefined()
  })

  it.each(['cheap', 'cheap car', 'Cheapest cars', 'a cheap car near me'])(
    '%s finds everything, cheapest first',
    (text) => {
      expect(buildSearchFromWords(emptySearch, text, words)).toEqual({ ...emptySearch, sortBy: 'price_asc' })
    },
  )

  it.each(['cars', 'kids', 'cars near me', 'car for sale'])('%s finds everything', (text) => {
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

  describe('measures and counts that the stock has', () => {
    const facets = {
      ...banksia,
      electric_range: { 455: 1 },
      towing: { 3000: 2 },
      payload: { 1000: 1 },
      cylinders: { 4: 2, 6: 2, 8: 1 },
      doors: { 2: 1, 5: 4 },
    }
    const caravans = {
      make_model: { 'Jayco:Journey': 3 },
      item_type: { caravan: 9 },
      body: { Caravan: 3, 'Pop Top': 2 },
      atm: { 2400: 2 },
      body_length: { 20: 1 },
      berths: { 2: 1, 4: 3, 6: 1 },
      axle_type: { Single: 2, Tandem: 3 },
    }
    const motorcycles = { make_model: { 'Honda:CB650R': 2 }, item_type: { motorcycle: 5 }, lams: { true: 2, false: 3 } }
    const readIn = (stock: typeof facets | typeof caravans | typeof motorcycles, text: string) => {
      const found = buildSearchFromWords(emptySearch, text, buildVocabulary(stock, 2026))
      return found && { ...found.lists, ...found.ranges, ...(found.query !== '' && { query: found.query }) }
    }

    it.each([
      ['ev 500km range', { fuel: ['Electric'], electric_range: { min: 500 } }],
      ['electric suv with a range of 400 km', { fuel: ['Electric'], body: ['SUV'], electric_range: { min: 400 } }],
      ['range over 400 km', { electric_range: { min: 400 } }],
      ['ute tow 3 tonne', { body: ['Ute'], towing: { min: 3000 } }],
      ['diesel suv 3.5t towing capacity', { fuel: ['Diesel'], body: ['SUV'], towing: { min: 3500 } }],
      ['suv towing up to 2,500 kg', { body: ['SUV'], towing: { min: 2500 } }],
      ['towing', { towing: { min: 1500 } }],
      ['ute that tows', { body: ['Ute'], towing: { min: 1500 } }],
      ['good towing capacity', { towing: { min: 1500 } }],
      ['suv to tow a caravan', { body: ['SUV'], towing: { min: 1500 } }],
      ['ute with 1 tonne payload', { body: ['Ute'], payload: { min: 1000 } }],
      ['v8 ute', { body: ['Ute'], cylinders: ['8'] }],
      ['v8', { cylinders: ['8'] }],
      ['6 cylinder', { cylinders: ['6'] }],
      ['4 cyl automatic', { cylinders: ['4'], transmission: ['Automatic'] }],
      ['5 door hatch', { doors: ['5'], body: ['Hatchback'] }],
      ['two door', { doors: ['2'] }],
      ['small suv', { body: ['SUV'], seats: { max: 5 } }],
      ['suv $200 a fortnight', { body: ['SUV'], weekly_price: { max: 100 } }],
      ['under $520 a month', { weekly_price: { max: 120 } }],
    ])('[SHP-10] [SHP-06] %s', (text, expected) => {
      expect(readIn(facets, text)).toEqual(expected)
    })

    it.each([
      ['caravan under 2500 kg', { atm: { max: 2500 } }],
      ['atm under 2.5t', { atm: { max: 2500 } }],
      ['pop top less than 2000kg', { body: ['Pop Top'], atm: { max: 2000 } }],
      ['20 ft caravan', { body_length: { min: 19, max: 21 } }],
      ['single axle', { axle_type: ['Single'] }],
      ['dual axle pop top', { axle_type: ['Tandem'], body: ['Pop Top'] }],
      ['under 18ft', { body_length: { max: 18 } }],
      ['4 berth', { berths: ['4'] }],
      ['sleeps 6', { berths: { min: 6 } }],
      ['sleeps 5', { berths: { min: 5 } }],
      ['family van sleeps five people', { berths: { min: 5 } }],
      ['six berth caravan', { berths: ['6'] }],
      ['family caravan', { berths: ['4', '6'] }],
    ])('[SHP-10] [SHP-06] %s at a dealer of caravans', (text, expected) => {
      expect(readIn(caravans, text)).toMatchObject(expected)
    })

    it('[SHP-10] [SHP-06] learners find the motorcycles they may ride', () => {
      for (const text of ['lams', 'learner bike', 'lams approved'])
        expect(readIn(motorcycles, text), text).toEqual({ lams: ['true'] })
    })

    it('[SHP-10] a number alone stays what it was: no door, no cylinder, no berth', () => {
      expect(readIn(facets, 'suv 8')).toBeUndefined()
      expect(readIn(caravans, '4')).toBeUndefined()
    })
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
    for (const text of ['used', 'QLD', 'crossover', '$30,000', '30k', '20000', 'two words', 'golf', 'CX-5', 'bmwx5'])
      expect(canBeFilters(text), text).toBe(true)
    for (const text of ['panniers', 'parramatta', 'U10539', '10234', '', '  ', '"used"'])
      expect(canBeFilters(text), text).toBe(false)
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
    ['mazda 3 30 000', { make: ['Mazda'], make_model: ['Mazda:3'], price: { max: 30_000 } }],
    ['suv 30000', { body: ['SUV'], price: { max: 30_000 } }],
    ['20000', { price: { max: 20_000 } }],
    ['18,990', { price: { max: 18_990 } }],
    ['one owner suv 30k', { body: ['SUV'], price: { max: 30_000 } }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('beside unknown words, or where it may be a year or a stock number, an amount is ambiguous', () => {
    for (const text of ['abc 30k', 'abc 30000', '10234', 'suv 10234', '2016', 'suv 7', 'five good things'])
      expect(read(text), text).toBeUndefined()
  })
})

it('[SRCH-19] a “4wd wagon” is a wagon too where the stock has some', () => {
  const withWagons = buildVocabulary({ ...banksia, body: { ...banksia.body, Wagon: 3 } }, 2026)
  expect(buildSearchFromWords(emptySearch, '4wd wagon', withWagons)?.lists).toEqual({
    drive: ['4WD'],
    body: ['SUV', 'Wagon'],
  })
})
