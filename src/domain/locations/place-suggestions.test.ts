import { describe, expect, test } from 'vitest'
import { MAX_PLACE_SUGGESTIONS, suggestPlaces } from './place-suggestions'
import { suburb, suburbs } from './suburbs.test-support'
const names = (text: string) => suggestPlaces(text, suburbs).map((one) => `${one.suburb} ${one.state} ${one.postcode}`)

describe('[LOC-10] suburbs for what staff type', () => {
  test('begin with it, the complete name first', () => {
    expect(names('moor')).toEqual(['Moorooduc VIC 3933', 'Moorooka QLD 4105'])
    expect(names('Richmond')).toEqual(['Richmond NSW 2753', 'Richmond VIC 3121', 'Richmond Hill QLD 4820'])
    expect(names('richmond vic')).toEqual(['Richmond VIC 3121'])
  })

  test('have the postcode that is typed', () => {
    expect(names('4105')).toEqual(['Moorooka QLD 4105'])
    expect(names('410')).toEqual(['Moorooka QLD 4105', 'Rocklea QLD 4106'])
    expect(names('3004')).toEqual(['Melbourne VIC 3004'])
  })

  test.each(['', 'm', '41', '41055', '!!', 'zzz'])('are none for %j', (text) => {
    expect(names(text)).toEqual([])
  })

  test('are few', () => {
    const many = Array.from({ length: 40 }, (_, at) => suburb(`Park ${String(at)}`, 'NSW', '2000'))
    expect(suggestPlaces('park', many)).toHaveLength(MAX_PLACE_SUGGESTIONS)
  })
})
