import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySearch } from '../search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { testFacets } from './facets.test-support'
import { toQuotedText } from './quoted'
import { canBeFilters } from './can-be-filters'
import { parseWords } from './parse-words'
import { buildSearchFromWords } from './search-from-words'
import { keyOf, tokenize } from './tokens'
import { buildVocabulary } from './vocabulary'

const words = buildVocabulary(testFacets, 2026)
const read = (text: string) => {
  const { lists, ranges, rest, sortBy } = parseWords(text, words)
  return { ...lists, ...ranges, ...(sortBy && { sortBy }), ...(rest && { rest }) }
}

describe('[SRCH-19] words become filters', () => {
  it.each([
    ['white suv under 30k', { colour: ['White', 'Pearl White'], body: ['SUV'], price: { max: 30_000 } }],
    [
      'automatic diesel 4x4 ute under 60,000 km in parramatta',
      {
        transmission: ['Automatic'],
        fuel: ['Diesel'],
        drive: ['4WD'],
        body: ['Ute'],
        km: { max: 60_000 },
        city: ['Parramatta'],
      },
    ],
    ['2019 or newer hilux', { year: { min: 2019 }, make_model: ['Toyota:HiLux'] }],
    ['hi-lux 2019+', { make_model: ['Toyota:HiLux'], year: { min: 2019 } }],
    ['vw golf auto', { make: ['Volkswagen'], make_model: ['Volkswagen:Golf'], transmission: ['Automatic'] }],
    [
      'a merc c class, manual',
      { make: ['Mercedes-Benz'], make_model: ['Mercedes-Benz:C-Class'], transmission: ['Manual'] },
    ],
    ['mazda 3 with a tow bar', { make: ['Mazda'], make_model: ['Mazda:3'], filtered_features: ['Tow Bar'] }],
    ['Peugeot 2008', { make: ['Peugeot'], make_model: ['Peugeot:2008'] }],
    ['2008 Toyota', { year: ['2008'], make: ['Toyota'] }],
    ['citroen c4', { make: ['Citroën'], make_model: ['Citroën:C4'] }],
    ['range rover over $50,000', { make_model: ['Land Rover:Range Rover'], price: { min: 50_000 } }],
    ['land rover range rover', { make: ['Land Rover'], make_model: ['Land Rover:Range Rover'] }],
    ['suv between 20 and 30k', { body: ['SUV'], price: { min: 20_000, max: 30_000 } }],
    ['$20,000-$30,000 utes', { price: { min: 20_000, max: 30_000 }, body: ['Ute'] }],
    ['20k to 30k hybrid', { price: { min: 20_000, max: 30_000 }, fuel: ['Hybrid', 'Plug-in Hybrid'] }],
    ['hatch 2018-2020', { body: ['Hatchback'], year: { min: 2018, max: 2020 } }],
    ['newer than 2018 under 150 a week', { year: { min: 2019 }, weekly_price: { max: 150 } }],
    ['cars before 2015', { year: { max: 2014 } }],
    ['7 seater suv', { seats: ['7'], body: ['SUV'] }],
    ['7+ seats people mover', { seats: { min: 7 }, body: ['People Mover'] }],
    ['at least 7 seats', { seats: { min: 7 } }],
    ['km under 60000', { km: { max: 60_000 } }],
    ['60k kms or less', { km: { max: 60_000 } }],
    ['up to 30 grand', { price: { max: 30_000 } }],
    ['used electric in new south wales', { car_type: ['used'], fuel: ['Electric'], state: ['NSW'] }],
    ['grey suv', { colour: ['Graphite Gray'], body: ['SUV'] }],
    ['parramatta toyota diesel', { location_name: ['Parramatta Toyota'], fuel: ['Diesel'] }],
    ['diesel in newcastle', { fuel: ['Diesel'], location_name: ['Banksia Newcastle'] }],
    ['tweed heads suv', { location_name: ['Banksia Tweed Heads'], body: ['SUV'] }],
    ['certified phev', { certified: ['true'], fuel: ['Plug-in Hybrid'] }],
    ['sprinter diesel', { make_model: ['Freightliner:Sprinter', 'Mercedes-Benz:Sprinter'], fuel: ['Diesel'] }],
    [
      'mercedes benz diesel sprinter',
      { make: ['Mercedes-Benz'], fuel: ['Diesel'], make_model: ['Mercedes-Benz:Sprinter'] },
    ],
    ['red corolla ascent', { make_model: ['Toyota:Corolla'], rest: 'red ascent' }],
    ['white honda city', { colour: ['White', 'Pearl White'], make: ['Honda'], make_model: ['Honda:City'] }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    ['7 seater', { seats: ['7'] }],
    ['5 seater', { seats: ['5'] }],
    ['cheap ute', { body: ['Ute'], sortBy: 'price_asc' }],
    ['cheapest toyota', { make: ['Toyota'], sortBy: 'price_asc' }],
    ['most expensive suv', { body: ['SUV'], sortBy: 'price_desc' }],
    ['least expensive suv', { body: ['SUV'], sortBy: 'price_asc' }],
    ['family suv', { body: ['SUV'] }],
    ['low km suv', { body: ['SUV'], sortBy: 'km_asc' }],
    ['low kms utes', { body: ['Ute'], sortBy: 'km_asc' }],
    ['low km under 60000', { km: { max: 60_000 } }],
    ['suv under $30k drive away', { body: ['SUV'], price: { max: 30_000 } }],
    ['suv under $30k driveaway', { body: ['SUV'], price: { max: 30_000 } }],
    ['suv<30k', { body: ['SUV'], price: { max: 30_000 } }],
    ['suv>2019', { body: ['SUV'], year: { min: 2020 } }],
    ['suv cheaper than 30k', { body: ['SUV'], price: { max: 30_000 } }],
  ] as const)('an everyday phrase is understood: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
    const next = buildSearchFromWords(emptySearch, text, words)
    expect(next, 'understood').toBeDefined()
    const { query, lists, ranges, sortBy } = normalizeSearch(next ?? emptySearch)
    expect({ ...lists, ...ranges, ...(sortBy && { sortBy }), query }).toEqual({ ...expected, query: '' })
  })

  it('an amount above the limit stays text, and without a sort word the chosen sort stays', () => {
    for (const text of ['under 99999999999999999999', 'under 99999999999k', 'toyota under 99999999999999999999'])
      expect(buildSearchFromWords(emptySearch, text, words), text).toBeUndefined()
    const sorted = { ...emptySearch, sortBy: 'latest' as const }
    expect(buildSearchFromWords(sorted, 'family suv', words)?.sortBy).toBe('latest')
    expect(buildSearchFromWords(sorted, 'cheap suv', words)?.sortBy).toBe('price_asc')
  })

  it.each([
    [['4x4', '2WD'], { '4wd': ['4x4'], '4x4': ['4x4'], awd: ['4x4'], 'four wheel drive': ['4x4'] }],
    [['4x4', 'AWD'], { '4wd': ['4x4'], '4x4': ['4x4'], awd: ['AWD'], 'four wheel drive': ['4x4'] }],
    [['AWD', '2WD'], { '4wd': ['AWD'], '4x4': ['AWD'], awd: ['AWD'], 'four wheel drive': ['AWD'] }],
    [['4WD', '4x4', 'FWD'], { '4wd': ['4WD', '4x4'], '4x4': ['4WD', '4x4'], awd: ['4WD', '4x4'] }],
    [
      ['Four Wheel Drive', 'All Wheel Drive'],
      { '4wd': ['Four Wheel Drive'], '4x4': ['Four Wheel Drive'], awd: ['All Wheel Drive'] },
    ],
  ])('with the drives %j in stock, each name means an available one', (drives, expected) => {
    const own = buildVocabulary({ ...testFacets, drive: Object.fromEntries(drives.map((drive) => [drive, 3])) }, 2026)
    for (const [name, values] of Object.entries(expected)) {
      expect(parseWords(`${name} ute`, own).lists, name).toEqual({ drive: values, body: ['Ute'] })
      expect(parseWords(`hilux ${name}`, own).lists, name).toEqual({ make_model: ['Toyota:HiLux'], drive: values })
    }
  })

  it('a tenant’s own value takes precedence over a trade name', () => {
    const own = buildVocabulary({ ...testFacets, body: { Ute: 3, 'Dual Cab': 2, Wagon: 1, Estate: 1 } }, 2026)
    expect(parseWords('dual cab diesel', own).lists).toMatchObject({ body: ['Dual Cab'] })
    expect(parseWords('estate diesel', own).lists).toMatchObject({ body: ['Estate'] })
  })

  it('a single name, a small number and quoted text stay text', () => {
    for (const text of ['corolla', 'mercedes benz', 'over 30', 'abc 123', '"white suv under 30k"', '“white suv”', '']) {
      expect(buildSearchFromWords(emptySearch, text, words), text).toBeUndefined()
    }
  })

  it('earlier choices stay unless the words replace them, and the search goes back to the first page', () => {
    const before = { ...emptySearch, page: 3, lists: { make: ['Mazda'], make_model: ['Mazda:3'], fuel: ['Petrol'] } }
    const after = buildSearchFromWords(before, 'toyota suv sunvisor', words)
    expect(after?.page).toBe(1)
    expect(after?.query).toBe('sunvisor')
    expect(normalizeSearch(after ?? before).lists).toEqual({ make: ['Toyota'], body: ['SUV'], fuel: ['Petrol'] })
  })

  it('undoing searches for the words as text', () => {
    expect(canBeFilters(toQuotedText('white suv under 30k'))).toBe(false)
    expect(buildSearchFromWords(emptySearch, toQuotedText('white suv under 30k'), words)).toBeUndefined()
  })

  it('every value of the stock can be named', () => {
    for (const field of [
      'body',
      'fuel',
      'transmission',
      'drive',
      'city',
      'location_name',
      'filtered_features',
    ] as const) {
      for (const value of Object.keys(testFacets[field]))
        expect(read(`mazda ${value}`), value).toMatchObject({ [field]: expect.arrayContaining([value]) as unknown })
    }
    for (const pair of Object.keys(testFacets.make_model)) {
      expect(read(pair.replace(':', ' '))['make_model'], pair).toEqual([pair])
    }
  })
})

const known = new Set(
  Object.entries(testFacets).flatMap(([field, values]) => [
    ...Object.keys(values).map((value) => `${field}:${value}`),
    ...(field === 'make_model' ? Object.keys(values).map((pair) => `make:${pair.split(':')[0]}`) : []),
  ]),
)
const piece = fc.oneof(
  fc.constantFrom(...[...known].map((one) => one.slice(one.indexOf(':') + 1))),
  fc.constantFrom(
    'under',
    'over',
    'between',
    'and',
    'to',
    '-',
    '30k',
    '$5',
    '2019',
    '7',
    'seater',
    'km',
    'or',
    'not',
    'without a',
    'anything but',
    'cheap',
    'newer',
    '+',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const text = fc.array(piece, { maxLength: 12 }).map((all) => all.join(' '))

it('[SRCH-19] for any text, filters are values of the stock or numbers of seats, and the rest are words of the text', () => {
  fc.assert(
    fc.property(text, (written) => {
      const { lists, ranges, rest } = parseWords(written, words)
      for (const [field, values] of Object.entries(lists)) {
        for (const value of values)
          expect(field === 'seats' ? /^\d{1,2}$/.test(value) : known.has(`${field}:${value}`), value).toBe(true)
      }
      for (const range of Object.values(ranges)) {
        expect((range.min ?? 0) <= (range.max ?? Infinity)).toBe(true)
        for (const end of Object.values(range)) expect(Number.isInteger(end)).toBe(true)
      }
      const written_ = new Set(tokenize(written).map((one) => one.raw))
      for (const word of rest.split(' ').filter(Boolean)) expect(written_).toContain(word)
    }),
    { numRuns: 3000 },
  )
})

it('[SRCH-19] the order and case of names do not matter', () => {
  const names = fc.uniqueArray(fc.constantFrom('white', 'suv', 'diesel', 'awd', 'automatic', 'used', 'parramatta'))
  fc.assert(
    fc.property(names, fc.boolean(), (chosen, loud) => {
      const sentence = (all: readonly string[]) => read(loud ? all.join(' ').toUpperCase() : all.join(' '))
      expect(sentence([...chosen].reverse())).toEqual(sentence(chosen))
      expect(Object.keys(sentence(chosen))).toHaveLength(chosen.length)
    }),
  )
})

it('keys have no spaces and no accents', () => {
  expect(keyOf('Citroën C-Class')).toBe('citroencclass')
})
