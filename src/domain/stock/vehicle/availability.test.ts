import { expect, test } from 'vitest'
import { isPublic, soldWindowStart } from './availability'
import { daysAgo, now, testVehicle } from './vehicle.test-support'

test('[STK-07] the sold window moves by whole hours', () => {
  expect(soldWindowStart(3, now)).toBe(Date.parse('2026-06-07T12:00:00Z') / 1000)
  expect(soldWindowStart(3, new Date('2026-06-10T12:59:59Z'))).toBe(soldWindowStart(3, now))
})

test('[STK-03] shoppers can reach a vehicle that is neither hidden nor removed', () => {
  expect(isPublic(testVehicle)).toBe(true)
  expect(isPublic({ ...testVehicle, hidden: true })).toBe(false)
  expect(isPublic({ ...testVehicle, removed_at: daysAgo(0) })).toBe(false)
})
