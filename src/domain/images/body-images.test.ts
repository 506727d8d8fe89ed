import { expect, test } from 'vitest'
import { itemTypes } from '../stock/fields/choices'
import { otherBodies, simpleBodies } from '../stock/normalize/body'
import { bodyPlaceholderUrl, defaultBodyOf, imagesOfBodies, renderedBodyOf } from './body-images'

test('[GAL-01] every body that shoppers filter by has a studio image', () => {
  for (const [kind, bodies] of Object.entries({ car: simpleBodies, ...otherBodies }))
    expect(Object.keys(imagesOfBodies[kind as keyof typeof imagesOfBodies])).toEqual(
      expect.arrayContaining([...bodies]),
    )
})

test('[GAL-01] a body is shown as its kind of vehicle has it', () => {
  expect(bodyPlaceholderUrl('Hatchback', 'car')).toContain('/hatch/')
  expect(renderedBodyOf('Cab Chassis', 'car')).toBe('ute')
  expect(renderedBodyOf('Cab Chassis', 'truck')).toBe('prime-mover')
  expect(renderedBodyOf('Motorhome', 'caravan')).toBe('van')
  expect(renderedBodyOf('Prime Mover')).toBe('prime-mover')
})

test('[GAL-01] an unknown body, and a name of every object, are shown as the kind of vehicle', () => {
  for (const kind of itemTypes)
    for (const body of ['Amphibious', 'constructor', '', null, undefined])
      expect(renderedBodyOf(body, kind)).toBe(defaultBodyOf(kind))
  expect([renderedBodyOf('Amphibious'), defaultBodyOf('boat')]).toEqual(['suv', 'suv'])
})
