import { expect, test } from 'vitest'
import { isElectricModel } from './model-bodies'

test.each([
  ['Tesla', 'Model Y'],
  ['HYUNDAI', 'IONIQ5'],
  ['MG', 'MG4 XPower'],
  ['Zeekr', 'X'],
])('[GAL-01] %s’s %s is electric, however a feed writes it', (make, model) => {
  expect(isElectricModel({ make, model })).toBe(true)
})

test.each([
  ['Hyundai', 'Kona'],
  ['Toyota', 'Model Y'],
  ['Tesla', 'Model Yx'],
  ['constructor', 'name'],
  ['Tesla', ''],
  [undefined, undefined],
])('[GAL-01] %s’s %s is not known as an electric car', (make, model) => {
  expect(isElectricModel({ make, model })).toBe(false)
})
