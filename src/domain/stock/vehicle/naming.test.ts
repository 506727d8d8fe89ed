import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatVehicleName, createVehicleSlug, toStockSlug } from './naming'

test('[STK-01] a slug is year, make, model, badge and key', () => {
  const car = { year: 2022, make: 'Škoda', model: 'Octavia', badge: 'RS (Grün) d’Or', series: 'NX' }
  expect(createVehicleSlug(car, 'k3y')).toBe('2022-skoda-octavia-rs-grun-dor-k3y')
  expect(formatVehicleName(car)).toBe('2022 Škoda Octavia RS (Grün) d’Or NX')
  expect(formatVehicleName({ year: 2022, make: 'Kia', model: 'Rio', badge: null })).toBe('2022 Kia Rio')
})

test('[STK-01] a slug is lower-case ASCII words for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 300 }), (make, badge) => {
      const slug = createVehicleSlug({ year: 2020, make, model: '日本', badge }, 'a1b2')
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
      expect(slug.length).toBeLessThan(200)
      expect(toStockSlug(slug)).toBe(slug)
    }),
  )
})
