import { expect, test } from 'vitest'
import { bodyPlaceholderUrl, imageFactsOf, renderedBodyOf, type ImageFacts } from './studio-image'

test('[GAL-01] a body is shown as its kind of vehicle has it', () => {
  expect(bodyPlaceholderUrl({ body: 'Hatchback', item_type: 'car' })).toContain('/hatch/')
  expect(renderedBodyOf({ body: 'Cab Chassis', item_type: 'car' })).toBe('single-cab')
  expect(renderedBodyOf({ body: 'Cab Chassis', item_type: 'truck', seats: 5 })).toBe('cab-chassis')
  expect(renderedBodyOf({ body: 'Motorhome', item_type: 'caravan' })).toBe('van')
  expect(renderedBodyOf({ body: 'Prime Mover' })).toBe('prime-mover')
})

test.each<[string, ImageFacts]>([
  ['electric-suv', { body: 'SUV', make: 'Tesla', model: 'Model Y', fuel: 'Electric' }],
  ['electric-suv', { body: 'SUV', make: 'Tesla', model: 'Model Y' }],
  ['electric-suv', { body: 'SUV', make: 'Hyundai', model: 'Kona', fuel: 'Electric' }],
  ['small-suv', { body: 'SUV', make: 'Hyundai', model: 'Kona', fuel: 'Hybrid' }],
  ['coupe-suv', { body: 'SUV', make: 'Chery', model: 'Omoda 5' }],
  ['large-suv', { body: 'SUV', make: 'Toyota', model: 'LandCruiser Prado', fuel: 'Diesel' }],
  ['ute', { body: 'Ute', make: 'Toyota', model: 'LandCruiser 79', badge: 'GXL Double Cab' }],
  ['suv', { body: 'SUV', make: 'Chery', model: 'Tiggo 7 Pro', fuel: 'Petrol' }],
  ['suv', { body: 'SUV', make: 'BMW', model: 'iX', fuel: 'Petrol' }],
  ['suv', { body: 'SUV' }],
  ['electric-hatch', { body: 'Hatchback', make: 'BYD', model: 'Dolphin', fuel: 'Electric' }],
  ['sports-coupe', { body: 'Coupe', make: 'Porsche', model: '911 Carrera' }],
  ['sports-coupe', { body: 'Coupe', make: 'Toyota', model: 'GR86' }],
  ['coupe', { body: 'Coupe', make: 'BMW', model: '420i' }],
  ['hatch', { body: 'Hatchback', make: 'Toyota', model: 'Corolla', fuel: 'Hybrid' }],
])('[GAL-01] %s is the image of %o', (image, facts) => {
  expect(renderedBodyOf({ ...facts, item_type: 'car' })).toBe(image)
})

test.each<[string, ImageFacts]>([
  ['single-cab', { body: 'Ute', badge: 'WorkMate Single Cab' }],
  ['single-cab', { body: 'Ute', badge: 'SR', series: 'S/C' }],
  ['single-cab', { body: 'Ute', seats: 2 }],
  ['single-cab', { body: 'Cab Chassis', seats: 3 }],
  ['single-cab', { body: 'Cab Chassis' }],
  ['ute', { body: 'Cab Chassis', seats: 5 }],
  ['ute', { body: 'Cab Chassis', badge: 'XL Double Cab', seats: 2 }],
  ['ute', { body: 'Ute', seats: 5 }],
  ['ute', { body: 'Ute', seats: 0 }],
  ['ute', { body: 'Ute' }],
])('[GAL-01] a %s is the image of a ute or cab chassis such as %o', (image, facts) => {
  expect(renderedBodyOf({ ...facts, item_type: 'car' })).toBe(image)
})

test('[GAL-01] a vehicle has the same image on its page as on its card', () => {
  const facts = { item_type: 'car', make: 'BYD', model: 'Dolphin', seats: 5 } as const
  const onPage = renderedBodyOf(imageFactsOf({ ...facts, simple_body: 'Hatchback', simple_fuel: 'Electric' }))
  expect(onPage).toBe(renderedBodyOf({ ...facts, body: 'Hatchback', fuel: 'Electric' }))
})
