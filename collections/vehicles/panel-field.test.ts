import { expect, test } from 'vitest'
import { vehicleFieldEntries } from '@/src/domain/stock/fields'
import { toPanelField } from './panel-field'

const listShown = (vehicle: Readonly<Record<string, unknown>>): readonly string[] =>
  vehicleFieldEntries.flatMap(([name, field]) => {
    const { admin } = toPanelField(name, field) as unknown as {
      readonly admin?: { readonly condition?: (data: unknown) => boolean }
    }
    return admin?.condition?.(vehicle) === false ? [] : [name]
  })

test('[STF-02] the form of a vehicle has the inputs of its kind, and others only where they have a value', () => {
  const ofMotor = ['km', 'simple_fuel', 'simple_transmission', 'drive', 'doors', 'gearnum', 'engine_size']
  expect(listShown({ item_type: 'car' })).toEqual(expect.arrayContaining(ofMotor))
  const ofCaravan = listShown({ item_type: 'caravan' })
  for (const name of ofMotor) expect(ofCaravan).not.toContain(name)
  expect(ofCaravan).toEqual(expect.arrayContaining(['item_type', 'make', 'model', 'simple_body', 'colour']))
  expect(listShown({ item_type: 'caravan', km: 120 })).toContain('km')
  expect(listShown({ item_type: 'motorcycle' })).not.toContain('doors')
  expect(listShown({ item_type: 'car', simple_fuel: 'Electric' })).not.toContain('engine_size')
})

test('[STF-02] a form without a kind, such as that of many vehicles, has all inputs', () => {
  expect(listShown({})).toHaveLength(vehicleFieldEntries.length)
})
