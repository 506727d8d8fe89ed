import { expect, test } from 'vitest'
import { withTitleCount } from './title-count'

test.each([
  ['Vehicles · Forecourt', 3, '(3) Vehicles · Forecourt'],
  ['(3) Vehicles', 4, '(4) Vehicles'],
  ['(99+) Vehicles', 0, 'Vehicles'],
  ['Vehicles', 250, '(99+) Vehicles'],
  ['Model (2) seats', 0, 'Model (2) seats'],
])('[ADM-04] the tab “%s” with %i new leads is titled “%s”', (title, count, expected) => {
  expect(withTitleCount(title, count)).toBe(expected)
})
