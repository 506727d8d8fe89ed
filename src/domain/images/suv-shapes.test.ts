import { expect, test } from 'vitest'
import { findSuvShape } from './suv-shapes'

test.each([
  ['Toyota', 'Yaris Cross', 'small-suv'],
  ['HONDA', 'HRV', 'small-suv'],
  ['Chery', 'Tiggo 4 Pro', 'small-suv'],
  ['Citroen', 'C3 Aircross', 'small-suv'],
  ['Audi', 'Q3', 'small-suv'],
  ['Audi', 'Q3 Sportback', 'coupe-suv'],
  ['Chery', 'Omoda 5 Pro', 'coupe-suv'],
  ['GWM', 'Haval H6GT', 'coupe-suv'],
  ['Toyota', 'Landcruiser Prado', 'large-suv'],
  ['ISUZU', 'MUX', 'large-suv'],
  ['GWM', 'Tank 300', 'large-suv'],
  ['Toyota', 'RAV4', undefined],
  ['Chery', 'Tiggo 7 Pro', undefined],
  ['Chery', 'Tiggo 40', undefined],
  ['Mazda', 'CX-5', undefined],
  ['Honda', 'Yaris Cross', undefined],
  ['constructor', 'name', undefined],
  ['Toyota', '', undefined],
  [undefined, undefined, undefined],
] as const)('[GAL-01] the shape of %s’s %s is %s, however a feed writes its name', (make, model, shape) => {
  expect(findSuvShape({ make, model })).toBe(shape)
})
