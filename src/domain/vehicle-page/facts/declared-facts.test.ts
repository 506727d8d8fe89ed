import { describe, expect, test } from 'vitest'
import { testVehicle } from '@/src/domain/stock/vehicle/vehicle.test-support'
import { formatFact, listDeclaredFacts, readFact, toDeclaredProperties } from './declared-facts'

const vehicle = { ...testVehicle, km: 0, fuel: 'Unleaded', variant: { towingcapacitybraked: 0, fuelcapacity: 80 } }
const factOf = (path: string) => {
  const fact = listDeclaredFacts('comparison')
    .concat(listDeclaredFacts('specification'))
    .find((one) => one.path === path)
  if (!fact) throw new TypeError(`No list has ${path}.`)
  return fact
}

describe('facts that fields declare', () => {
  test.each(['keyInformation', 'specification', 'comparison'] as const)(
    '[VDP-02] [ACC-03] every row of %s has a position and a label of its own',
    (list) => {
      const facts = listDeclaredFacts(list)
      expect(new Set(facts.map(({ field }) => field[list]?.position)).size).toBe(facts.length)
      expect(new Set(facts.map(({ label }) => label)).size).toBe(facts.length)
    },
  )

  test('[VDP-02] formats a value with its unit, and zero only where it is a count', () => {
    expect(
      ['km', 'variant.towingcapacitybraked', 'variant.fuelcapacity'].map((path) => formatFact(vehicle, factOf(path))),
    ).toEqual(['0 km', undefined, '80 L'])
    expect(formatFact(vehicle, factOf('car_type'))).toBe('Used')
  })

  test('[VDP-02] reads the fallback of a field without a value', () => {
    expect(readFact(vehicle, factOf('simple_fuel'))).toBe('Unleaded')
    expect(readFact({ ...vehicle, simple_fuel: 'Petrol' }, factOf('simple_fuel'))).toBe('Petrol')
  })

  test('[CNT-07] states a distance with its unit in structured data', () => {
    expect(toDeclaredProperties(vehicle)).toEqual({
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 0, unitCode: 'KMT' },
      fuelType: 'Unleaded',
    })
  })
})
