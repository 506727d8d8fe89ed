import { describe, expect, test } from 'vitest'
import type { Suburb } from './place-suggestions'
import { listNearbySuburbs } from './nearby-suburbs'
import { addressWarning, findSuburbOf, pinWarning } from './address-check'

const suburb = (name: string, state: string, postcodes: string, lat = -27.5, long = 153): Suburb => ({
  name,
  state,
  postcodes: postcodes.split(' '),
  lat,
  long,
})
const suburbs = [
  suburb('Moorooka', 'QLD', '4105', -27.53, 153.02),
  suburb('Moorooduc', 'VIC', '3933', -38.2, 145.1),
  suburb('Richmond', 'VIC', '3121', -37.82, 145),
  suburb('Richmond', 'NSW', '2753', -33.6, 150.75),
  suburb('Richmond Hill', 'QLD', '4820', -20.06, 146.27),
  suburb('Rocklea', 'QLD', '4106', -27.54, 153),
  suburb('Melbourne', 'VIC', '3000 3004', -37.81, 144.96),
]

describe('[LOC-10] an address', () => {
  const address = { street: '1 Main St', city: 'Moorooka', state: 'QLD', postcode: '4105' }

  test('is in its suburb', () => {
    expect(findSuburbOf(address, suburbs)?.name).toBe('Moorooka')
    expect(findSuburbOf({ ...address, postcode: '' }, suburbs)?.name).toBe('Moorooka')
    expect(findSuburbOf({ ...address, postcode: '4000' }, suburbs)).toBeUndefined()
  })

  test('is warned about if its suburb is unknown, or has another postcode', () => {
    expect(addressWarning(address, suburbs)).toBeUndefined()
    expect(addressWarning({ ...address, city: 'MOOROOKA ' }, suburbs)).toBeUndefined()
    expect(addressWarning({ ...address, postcode: '4000' }, suburbs)).toBe(
      'Moorooka QLD usually has the postcode 4105. Check the postcode.',
    )
    expect(addressWarning({ ...address, city: 'Morooka' }, suburbs)).toBe(
      'We don’t know a suburb called Morooka in QLD. Check the spelling.',
    )
    expect(addressWarning({ ...address, city: '' }, suburbs)).toBeUndefined()
  })

  test('is warned about if its pin is in another town', () => {
    const own = findSuburbOf(address, suburbs)
    expect(pinWarning({ lat: -27.55, long: 153.05 }, own)).toBeUndefined()
    expect(pinWarning({ lat: -37.8, long: 145 }, own)).toBe('The pin is 1,365 km from Moorooka QLD.')
    expect(pinWarning({ lat: -37.8, long: 145 }, undefined)).toBeUndefined()
  })

  test('has suburbs around it', () => {
    // Rocklea is so near that its name would cover the other.
    const around = [...suburbs, suburb('Sunnybank', 'QLD', '4109', -27.58, 153.06)]
    expect(listNearbySuburbs({ lat: -27.53, long: 153.02 }, around).map(({ name }) => name)).toEqual([
      'Moorooka',
      'Sunnybank',
    ])
  })
})
