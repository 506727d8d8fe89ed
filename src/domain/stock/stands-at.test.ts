import { expect, test } from 'vitest'
import { standsAt } from './stands-at'

const vehicle = { location_id: '793', dealership_id: '1106', dealership_name: 'Banksia Trucks' }
const place = { name: 'Rocklea Yard', slug: 'rocklea', dealership_id: '77' }

test.each(['793', '1106', 'banksia trucks', ' Rocklea yard', 'ROCKLEA', '77'])(
  '[TEN-07] [SIM-01] [FIN-01] %j matches the vehicle’s location',
  (name) => {
    expect(standsAt(vehicle, place, ['elsewhere', name])).toBe(true)
  },
)

test('[TEN-07] does not match another location, no location, or no names', () => {
  expect(standsAt(vehicle, place, ['794', 'rock'])).toBe(false)
  expect(standsAt({}, undefined, ['793', ''])).toBe(false)
  expect(standsAt(vehicle, place, [])).toBe(false)
})
