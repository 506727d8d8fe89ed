import { describe, expect, test } from 'vitest'
import { listNearbySuburbs } from './nearby-suburbs'
import { addressWarning, findSuburbOf, pinWarning } from './address-check'
import { suburb, suburbs } from './suburbs.test-support'

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
