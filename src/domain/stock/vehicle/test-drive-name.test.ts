import { expect, test } from 'vitest'
import { replaceTestDrive, testDriveName, tryVehicleQuestion } from './test-drive-name'

test.each([
  [['caravan'], 'inspection'],
  [['motorcycle'], 'test ride'],
  [['truck'], 'test drive'],
  [['car', 'truck'], 'test drive'],
  [['car', 'motorcycle'], 'test drive'],
  [[], 'test drive'],
  [['boat'], 'test drive'],
])('[LEAD-02] names the trying of %j “%s”', (types, name) => {
  expect(testDriveName(types)).toBe(name)
})

test.each([
  ['Book a Test Drive', 'caravan', 'Book an Inspection'],
  ['Book a test drive', 'caravan', 'Book an inspection'],
  ['A test drive of a car', 'caravan', 'An inspection of a car'],
  ['Your Test Drive', 'motorcycle', 'Your Test Ride'],
  ['Home test drive', 'motorcycle', 'Home test ride'],
  ['Test drive', 'caravan', 'Inspection'],
  ['Test drives', 'caravan', 'Inspections'],
  ['Book this test drive', 'truck', 'Book this test drive'],
])('[LEAD-02] turns “%s” for a %s into “%s”', (text, type, expected) => {
  expect(replaceTestDrive(text, [type])).toBe(expected)
})

test('[LEAD-02] asks which vehicle to try in the verb of its kind', () => {
  expect(tryVehicleQuestion('car', ['car'])).toBe('Which car would you like to drive?')
  expect(tryVehicleQuestion('motorcycle', ['motorcycle'])).toBe('Which motorcycle would you like to ride?')
  expect(tryVehicleQuestion('caravan', ['caravan'])).toBe('Which caravan would you like to look through?')
})
