import { expect, test } from 'vitest'
import { nameVehicle } from './name-vehicle'

type Arguments = Parameters<typeof nameVehicle>[0]
const run = (operation: 'create' | 'update', data: object, originalDoc?: object) =>
  nameVehicle({ operation, data, originalDoc } as unknown as Arguments)

test('[STK-01] builds name and slug of a vehicle that is entered by hand', () => {
  const made = run('create', { year: 2020, make: 'Kia', model: 'Rio', badge: 'S' })
  expect(made).toMatchObject({ name: '2020 Kia Rio S', slug: expect.stringMatching(/^2020-kia-rio-s-[0-9a-f]{10}$/u) })
})

test('[STK-01] a later change renames it and keeps its slug', () => {
  const was = { year: 2020, make: 'Kia', model: 'Rio', badge: 'S', slug: '2020-kia-rio-s-1', short_key: '1' }
  const changed = run('update', { badge: 'Sport', slug: 'another', short_key: '2' }, was)
  expect(changed).toMatchObject({ name: '2020 Kia Rio Sport', slug: was.slug, short_key: '1' })
})
