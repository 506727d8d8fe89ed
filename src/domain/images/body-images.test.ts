import { expect, test } from 'vitest'
import { itemTypes } from '../stock/fields/choices'
import { otherBodies, simpleBodies } from '../stock/normalize/body'
import { defaultBodyOf, imagesOfBodies } from './body-images'
import { renderedBodyOf } from './studio-image'

test('[GAL-01] every body that shoppers filter by has a studio image', () => {
  for (const [kind, bodies] of Object.entries({ car: simpleBodies, ...otherBodies }))
    expect(Object.keys(imagesOfBodies[kind as keyof typeof imagesOfBodies])).toEqual(
      expect.arrayContaining([...bodies]),
    )
})

test('[GAL-01] an unknown body, and a name of every object, are shown as the kind of vehicle', () => {
  for (const kind of itemTypes)
    for (const body of ['Amphibious', 'constructor', '', null, undefined])
      expect(renderedBodyOf({ body, item_type: kind })).toBe(defaultBodyOf(kind))
  expect([renderedBodyOf({ body: 'Amphibious' }), defaultBodyOf('boat')]).toEqual(['suv', 'suv'])
})
