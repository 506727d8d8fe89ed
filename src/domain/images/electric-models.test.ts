import { expect, test } from 'vitest'
import { isElectricModel } from './electric-models'

test('[GAL-01] a model that is sold with an engine too is not known as electric', () => {
  expect(isElectricModel({ make: 'Tesla', model: 'Model Y' })).toBe(true)
  expect(isElectricModel({ make: 'MG', model: 'MG4 XPower' })).toBe(true)
  expect(isElectricModel({ make: 'Hyundai', model: 'Kona' })).toBe(false)
})
