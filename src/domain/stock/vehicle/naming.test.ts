import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createVehicleSlug,
  formatBadge,
  formatMakeModel,
  formatShortVehicleName,
  formatVehicleName,
  toStockSlug,
} from './naming'

test('[STK-01] a slug is year, make, model, badge and key', () => {
  const vehicle = { year: 2022, make: 'Škoda', model: 'Octavia', badge: 'RS (Grün) d’Or', series: 'NX' }
  expect(createVehicleSlug(vehicle, 'k3y')).toBe('2022-skoda-octavia-rs-grun-dor-k3y')
  expect(formatVehicleName(vehicle)).toBe('2022 Škoda Octavia RS (Grün) d’Or NX')
  expect(formatVehicleName({ year: 2022, make: 'Kia', model: 'Rio', badge: null })).toBe('2022 Kia Rio')
})

test('[CARD-01] a title never repeats the make when the model begins with it', () => {
  expect(
    [
      ['Polestar', 'Polestar 2'],
      ['MG', 'MG4'],
      ['MG', 'MGB'],
      ['Mazda', 'Mazda3'],
      ['MINI', 'Mini Cooper'],
      ['smart', 'smart'],
    ].map(([make, model]) => formatMakeModel(make, model)),
  ).toEqual(['Polestar 2', 'MG4', 'MGB', 'Mazda3', 'Mini Cooper', 'smart'])
  // Another word, or another make, that only begins with the same letters.
  expect(formatMakeModel('Ram', 'Rampage')).toBe('Ram Rampage')
  expect(formatMakeModel('Land Rover', 'Range Rover')).toBe('Land Rover Range Rover')
  expect(formatMakeModel(undefined, ' Corolla ')).toBe('Corolla')
  const vehicle = { year: 2025, make: 'Polestar', model: 'Polestar 2', badge: 'Long Range', series: 'MY25' }
  expect(formatVehicleName(vehicle)).toBe('2025 Polestar 2 Long Range MY25')
  expect(formatShortVehicleName(vehicle)).toBe('2025 Polestar 2 Long Range')
})

test('[CARD-01] a title names a series once, also if a feed repeats the badge as the series or writes “null”', () => {
  expect(formatBadge({ badge: 'City', series: ' city ' })).toBe('City')
  expect(formatBadge({ badge: 'Cruiser', series: 'MY23' })).toBe('Cruiser MY23')
  expect(formatBadge({ badge: 'null', series: 'NX' })).toBe('NX')
  const truck = { year: 2026, make: 'Isuzu', model: 'NLR 45-150', badge: 'City', series: 'city' }
  expect(formatVehicleName(truck)).toBe('2026 Isuzu NLR 45-150 City')
})

test('[CARD-01] a title contains make and model as they are written', () => {
  const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'B', '3', '-') })
  fc.assert(
    fc.property(word, word, (make, model) => {
      const name = formatMakeModel(make, model)
      expect(name.toLowerCase()).toContain(make.toLowerCase())
      expect(name.endsWith(model)).toBe(true)
    }),
  )
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
