import { expect, test } from 'vitest'
import { deduceItemType, type KindClues } from './deduce-item-type'

test.each<readonly [KindClues, string | undefined]>([
  [{ body: 'Prime Mover', make: 'Volvo' }, 'truck'],
  [{ body: 'Pantech', make: 'Isuzu' }, 'truck'],
  [{ body: 'Tipper', make: 'Iveco', gvm: 4490 }, 'truck'],
  [{ body: '6x4 Rigid Truck', make: 'Isuzu' }, 'truck'],
  [{ body: 'Cab Chassis', make: 'Isuzu' }, undefined],
  [{ body: 'Cab Chassis', make: 'Isuzu', gvm: 4500 }, undefined],
  [{ body: 'Cab Chassis', make: 'Isuzu', gvm: 6500 }, 'truck'],
  [{ body: 'C/Chas', make: 'Hino' }, 'truck'],
  [{ make: 'Volvo', gvm: 26_000 }, 'truck'],
  [{ body: 'Dual Cab Utility', make: 'Toyota', gvm: 3050 }, undefined],
  [{ body: 'Pickup Truck', make: 'Ford' }, undefined],
  [{ body: 'Light Truck', make: 'Isuzu' }, undefined],
  [{ body: 'Van', make: 'Mercedes-Benz', gvm: 5000 }, undefined],
  [{ body: 'Bus', make: 'Toyota', gvm: 6000 }, undefined],
  [{ body: 'Caravan', make: 'Retreat' }, 'caravan'],
  [{ body: 'Pop Top', make: 'Jayco' }, 'caravan'],
  [{ body: 'Motorhome', make: 'Fiat', gvm: 4490 }, 'caravan'],
  [{ body: 'Motorhome Truck', make: 'Isuzu', gvm: 8000 }, 'caravan'],
  [{ body: 'Campervan', make: 'Volkswagen' }, 'caravan'],
  [{ make: 'Jayco' }, 'caravan'],
  [{ body: '18ft Off Road Van', make: 'Jayco' }, 'caravan'],
  [{ body: 'Van', make: 'Ford' }, undefined],
  [{ make: 'KTM' }, 'motorcycle'],
  [{ body: 'Sport', make: 'Ducati' }, 'motorcycle'],
  [{ body: 'Cruiser', make: 'harley-davidson' }, 'motorcycle'],
  [{ body: 'Naked', make: 'BMW' }, 'motorcycle'],
  [{ body: 'Motor Cycle', make: 'Honda' }, 'motorcycle'],
  [{ body: 'Scooter', make: 'Suzuki' }, 'motorcycle'],
  [{ make: 'Honda' }, undefined],
  [{ body: 'Convertible', make: 'Triumph' }, undefined],
  [{ body: 'Touring', make: 'BMW' }, undefined],
  [{ body: 'SUV', make: 'Toyota' }, undefined],
  [{ body: 'n/a' }, undefined],
  [{}, undefined],
])('[STK-02] a file without a class: %o is deduced to be %s', (clues, kind) => {
  expect(deduceItemType(clues)?.kind).toBe(kind)
})

test('[STK-02] the clue is named for the import’s report', () => {
  expect(deduceItemType({ body: 'Prime Mover' })?.because).toBe('the body “Prime Mover”')
  expect(deduceItemType({ make: 'KTM ' })?.because).toBe('the make “KTM”')
  expect(deduceItemType({ gvm: 8000 })?.because).toBe('a gross vehicle mass above 4.5 t')
})
