import { expect, test } from 'vitest'
import { isElectricModel, isSmallSuv } from './model-bodies'

test.each([
  ['Toyota', 'Yaris Cross'],
  ['HONDA', 'HRV'],
  ['Chery', 'Tiggo 4 Pro'],
  ['Citroen', 'C3 Aircross'],
  ['Audi', 'Q3 Sportback'],
])('[GAL-01] %s’s %s is a small SUV, however a feed writes it', (make, model) => {
  expect(isSmallSuv({ make, model })).toBe(true)
})

test.each([
  ['Toyota', 'RAV4'],
  ['Chery', 'Tiggo 7 Pro'],
  ['Chery', 'Tiggo 40'],
  ['Mazda', 'CX-5'],
  ['Honda', 'Yaris Cross'],
  ['constructor', 'name'],
  ['Toyota', ''],
  [undefined, undefined],
])('[GAL-01] %s’s %s is no small SUV', (make, model) => {
  expect(isSmallSuv({ make, model })).toBe(false)
})

test('[GAL-01] a model that is sold with an engine too is not known as electric', () => {
  expect(isElectricModel({ make: 'Tesla', model: 'Model Y' })).toBe(true)
  expect(isElectricModel({ make: 'MG', model: 'MG4 XPower' })).toBe(true)
  expect(isElectricModel({ make: 'Hyundai', model: 'Kona' })).toBe(false)
})
