import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listNameSuggestions } from './suggestions'

const facets = {
  make: { Toyota: 20, Mazda: 9, 'Land Rover': 3, Ford: 12 },
  make_model: { 'Toyota:RAV4': 8, 'Toyota:HiLux': 9, 'Ford:Ranger': 7, 'Land Rover:Range Rover': 3, 'Mazda:Mazda3': 4 },
  body: { SUV: 15, Ute: 14 },
}
const labelsOf = (text: string, max = 5) => listNameSuggestions(text, facets, max).map(({ label }) => label)

describe('names suggested while typing', () => {
  test.each([
    ['to', ['Toyota', 'Toyota HiLux', 'Toyota RAV4']],
    ['ra', ['Toyota RAV4', 'Ford Ranger', 'Land Rover Range Rover']],
    ['rav 4', ['Toyota RAV4']],
    ['hi lux', ['Toyota HiLux']],
    ['ranger ford', ['Ford Ranger']],
    ['MAZDA 3', ['Mazda3']],
    ['mazda mazda3', ['Mazda3']],
    ['mazda mazda 3', ['Mazda3']],
    ['ford rangers', ['Ford Ranger']],
    ['toyotas', ['Toyota', 'Toyota HiLux', 'Toyota RAV4']],
    ['ford ford rangr', ['Ford Ranger']],
    ['toyota rva4', ['Toyota RAV4']],
    ['toyotahilxu', ['Toyota HiLux']],
    ['zzz', []],
    ['🚗', []],
  ])('[SHP-02] %s', (text, expected) => {
    expect(labelsOf(text)).toEqual(expect.arrayContaining(expected))
    expect(labelsOf(text).length).toBeLessThanOrEqual(expected.length + (text === 'MAZDA 3' ? 1 : 0))
  })

  test('[SHP-02] before anything is typed, the makes and bodies in most stock', () => {
    expect(labelsOf('', 3)).toEqual(['Toyota', 'SUV', 'Ute'])
  })

  test('[SHP-02] any text gives at most as many names as wanted, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 0, max: 8 }), (text, max) => {
        expect(listNameSuggestions(text, facets, max).length).toBeLessThanOrEqual(max)
      }),
    )
  })
})
