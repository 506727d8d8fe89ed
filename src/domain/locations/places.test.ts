import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeTable } from '@/src/integrations/geocoding/place-table'
import { findAddressPoint, findLeadingPlace, findPlace, hasSeveralPlaces, placeProblem } from './places'

const sydney = { lat: -33.87, long: 151.21 }
const melbourne = { lat: -37.81, long: 144.96 }
const find = (text: string, near = [sydney]) => findPlace(text, placeTable, near)?.name

describe('[SHP-04] the place that a shopper names', () => {
  it.each([
    ['4101', '4101'],
    [' 0800 ', '0800'],
    ['parramatta', 'Parramatta NSW'],
    ['Parramatta, NSW', 'Parramatta NSW'],
    ['PARRAMATTA new south wales', 'Parramatta NSW'],
    ['St. Kilda', 'St Kilda VIC'],
    ['Mt Gravatt', 'Mount Gravatt QLD'],
    ["o'connor act", "O'Connor ACT"],
    ['9999x', undefined],
    ['1', undefined],
    ['auckland', undefined],
    ['', undefined],
    ['NSW', undefined],
  ])('%j is %s', (text, name) => {
    expect(find(text)).toBe(name)
  })

  it('of several suburbs of one name is the one nearest to the dealer, or the one of the state', () => {
    expect(find('richmond', [sydney])).toBe('Richmond NSW')
    expect(find('richmond', [melbourne])).toBe('Richmond VIC')
    expect(find('richmond qld', [melbourne])).toBe('Richmond QLD')
  })

  it('has a name of its own that means the same place again, whatever the dealer', () => {
    const texts = fc.oneof(fc.string({ maxLength: 30 }), fc.integer({ min: 200, max: 9999 }).map(String))
    fc.assert(
      fc.property(texts, (text) => {
        const place = findPlace(text, placeTable, [sydney])
        expect(place && findPlace(place.name, placeTable, [melbourne])).toEqual(place)
      }),
    )
  })

  it('may be the beginning of a longer text', () => {
    const lead = (text: string) => {
      const found = findLeadingPlace(text, placeTable, [sydney])
      return found && [found.place.name, found.words]
    }
    expect(lead('parramatta white ute')).toEqual(['Parramatta NSW', 1])
    expect(lead('surry hills nsw under 30k')).toEqual(['Surry Hills NSW', 3])
    expect(lead('4101 white')).toEqual(['4101', 1])
    expect(lead('me')).toBeUndefined()
  })
})

it('[SHP-04] a refused place says what to enter instead', () => {
  expect(placeProblem('')).toBe('Enter a postcode or suburb.')
  expect(placeProblem('9999')).toContain('We can’t find the postcode 9999.')
  expect(placeProblem('90210')).toBe('Enter a 4-digit Australian postcode, or a suburb.')
  expect(placeProblem('Auckland')).toContain('We can’t find “Auckland” in Australia.')
})

it('[SHP-04] a dealer offers distances if its visible locations are in several places', () => {
  const at = (lat: number, more = {}) => ({
    visible: true,
    location_type: 'sales' as const,
    point: { lat, long: 150 },
    ...more,
  })
  expect(hasSeveralPlaces([])).toBe(false)
  expect(hasSeveralPlaces([at(-33), at(-33.01), at(-35, { point: undefined })])).toBe(false)
  expect(hasSeveralPlaces([at(-33), at(-35, { visible: false }), at(-35, { location_type: 'service' })])).toBe(false)
  expect(hasSeveralPlaces([at(-33), at(-35)])).toBe(true)
})

it.each([
  ['its own coordinates', { lat: -20, long: 140, city: 'Parramatta', state: 'NSW' }, { lat: -20, long: 140 }],
  ['its suburb', { city: 'Parramatta', state: 'NSW', postcode: '4000' }, { lat: -33.8, long: 151 }],
  ['the suburb of its state', { city: 'Richmond', state: 'VIC' }, { lat: -37.8, long: 145 }],
  [
    'its postcode, if the suburb is unknown',
    { city: 'Nowhere', state: 'NT', postcode: '0800' },
    { lat: -12.5, long: 130.8 },
  ],
] as const)('[SHP-04] [LOC-07] a location is on the map by %s', (_, address, expected) => {
  const point = findAddressPoint(address, placeTable)
  expect(point?.lat).toBeCloseTo(expected.lat, 0)
  expect(point?.long).toBeCloseTo(expected.long, 0)
})

it('[SHP-04] an address that is in no table has no point', () => {
  for (const address of [{}, { city: 'Richmond' }, { city: 'Nowhere', state: 'NT' }, { lat: 1 }])
    expect(findAddressPoint(address, placeTable)).toBeUndefined()
})
