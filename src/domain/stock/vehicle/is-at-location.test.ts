import { expect, test } from 'vitest'
import { isAtLocation } from './is-at-location'

const vehicle = { location_id: '793', dealership_id: '1106', dealership_name: 'Banksia Trucks' }
const location = { name: 'Rocklea Yard', slug: 'rocklea', dealership_id: '77' }

test.each(['793', '1106', 'banksia trucks', ' Rocklea yard', 'ROCKLEA', '77'])(
  '[TEN-07] [SIM-01] [FIN-01] %j matches the vehicle’s location',
  (name) => {
    expect(isAtLocation(vehicle, location, ['elsewhere', name])).toBe(true)
  },
)

test('[TEN-07] does not match another location, no location, or no names', () => {
  expect(isAtLocation(vehicle, location, ['794', 'rock'])).toBe(false)
  expect(isAtLocation({}, undefined, ['793', ''])).toBe(false)
  expect(isAtLocation(vehicle, location, [])).toBe(false)
})
