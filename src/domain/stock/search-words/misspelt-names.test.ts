import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMisspeltName, listNameWords } from './misspelt-names'

const names = listNameWords({
  'Toyota:Corolla': 9,
  'Toyota:Camry': 8,
  'Isuzu:D-MAX': 7,
  'Mitsubishi:Triton': 6,
  'Volkswagen:Tiguan': 5,
  'Land Rover:Range Rover Sport': 4,
  'Hyundai:i30': 3,
  'Jeep:Grand Cherokee': 2,
})

test.each([
  ['corrola', 'Corolla'],
  ['corola', 'Corolla'],
  ['coralla', 'Corolla'],
  ['camery', 'Camry'],
  ['izusu', 'Isuzu'],
  ['toyoat', 'Toyota'],
  ['hyundia', 'Hyundai'],
  ['mitsubichi', 'Mitsubishi'],
  ['volkswaggon', 'Volkswagen'],
  ['cherrokee', 'Cherokee'],
  ['GRANND', 'Grand'],
  ['i03', 'i30'],
  ['dmxa', 'D-MAX'],
  ['toyotacorolla', 'Toyota Corolla'],
  ['toyotacorrola', 'Toyota Corolla'],
  ['corollatoyota', 'Corolla Toyota'],
  ['hyundaii30', 'Hyundai i30'],
  ['rangerover', 'Range Rover'],
  ['corollas', 'Corolla'],
  ['d-maxes', 'D-MAX'],
])('[SRCH-19] “%s” is read as %s', (word, name) => expect(findMisspeltName(word, names)).toBe(name))

test.each([
  'crane',
  'fridge',
  'licence',
  'tonne',
  'gvm',
  'seater',
  '86',
  'i33',
  'brisbane',
  'sunroof',
  'i',
  'toyotaxyz',
  '',
])('[SRCH-19] “%s” is no misspelling of a name', (word) => expect(findMisspeltName(word, names)).toBeUndefined())

test('[SRCH-19] a name with one letter doubled, or two neighbours swapped, is that name', () => {
  const long = names.map(({ name }) => name).filter((name) => name.length > MIN_UNIQUE && /^[A-Za-z]+$/.test(name))
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), fc.boolean(), (name, place, isDoubled) => {
      const at = 1 + (place % (name.length - 2))
      const [a = '', b = ''] = [name[at], name[at + 1]]
      const typedWord = name.slice(0, at) + (isDoubled ? a + a + b : b + a) + name.slice(at + 2)
      expect(findMisspeltName(typedWord, names)).toBe(name)
    }),
  )
})
const MIN_UNIQUE = 4
