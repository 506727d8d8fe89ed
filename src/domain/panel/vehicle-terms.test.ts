import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemTypes } from '../stock/fields/choices'
import { filterChoices } from './filter-choices'
import { listTermChoices, readTerm, termFields } from './vehicle-terms'
import { toyota } from './vehicle-terms.test-support'

describe('[STF-02] terms that staff type', () => {
  test.each([
    ['make', 'toyota', 'Toyota'],
    ['make', 'VW', 'Volkswagen'],
    ['make', 'Bolwell', 'Bolwell'],
    ['model', 'hilux', 'HiLux'],
    ['model', 'COROLLA', 'Corolla'],
    ['model', 'gr supra', 'GR Supra'],
    ['model', 'tarago', 'Tarago'],
    ['simple_body', 'dual cab utility', 'Ute'],
    ['simple_fuel', 'unleaded', 'Petrol'],
    ['simple_fuel', 'Steam', 'Steam'],
    ['simple_transmission', 'auto', 'Automatic'],
    ['drive', '4x4', '4WD'],
    ['colour', 'storm gray', 'Storm Grey'],
  ] as const)('of %s “%s” is read as “%s”', (name, text, expected) => {
    expect(readTerm(name, text, toyota)).toBe(expected)
    expect(readTerm(name, `  ${text} `, toyota)).toBe(expected)
  })

  test('of a body are read by the type of the vehicle', () => {
    expect(readTerm('simple_body', 'tray', { ...toyota, itemType: 'truck' })).toBe('Tray')
    expect(readTerm('simple_body', 'tray', { ...toyota, itemType: 'car' })).toBe('Ute')
  })

  test('that say that the value is unknown are read as none', () => {
    for (const name of termFields) expect(readTerm(name, 'n/a', toyota)).toBeUndefined()
  })

  test('that are chosen from the list stay as they are listed', () => {
    for (const name of termFields)
      for (const itemType of itemTypes) {
        const context = { ...toyota, itemType }
        for (const { value } of listTermChoices(name, context)) expect(readTerm(name, value, context)).toBe(value)
      }
  })

  test('stay the same when they are read again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...termFields), fc.string({ maxLength: 30 }), (name, text) => {
        const once = readTerm(name, text, toyota)
        if (once !== undefined) expect(readTerm(name, once, toyota)).toBe(once)
      }),
    )
  })
})

describe('[STF-02] the list of terms', () => {
  test('begins with the dealer’s own, those of most vehicles first, without misspelled ones', () => {
    expect(listTermChoices('simple_fuel', toyota).slice(0, 3)).toEqual([
      { value: 'Diesel', count: 7 },
      { value: 'Steam', count: 1 },
      { value: 'Petrol', count: 0 },
    ])
    expect(listTermChoices('model', toyota).map(({ value }) => value)).toEqual(['Corolla', 'GR Supra'])
  })

  test('is searched by any part of a term, its beginning first', () => {
    const choices = listTermChoices('make', { own: [] })
    expect(
      filterChoices(choices, 'ro')
        .map(({ value }) => value)
        .slice(0, 4),
    ).toEqual(['Rolls-Royce', 'Rover', 'Royal Enfield', 'Alfa Romeo'])
    expect(filterChoices(choices, 'landr').map(({ value }) => value)).toEqual(['Land Rover'])
  })
})
