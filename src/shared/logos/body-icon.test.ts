import { expect, test } from 'vitest'
import { bodyIconHref } from './body-icon'

test('[TEN-07] the icon of a body is that of its name, and of its kind where a dealer sells only one other than cars', () => {
  expect(bodyIconHref('Hatchback', ['car'])).toBe('/marks/bodies.svg#hatch')
  expect(bodyIconHref('Learner approved', ['car'])).toBe('/marks/bodies.svg#sedan')
  expect(bodyIconHref('Learner approved', ['motorcycle'])).toBe('/marks/bodies.svg#motorcycle')
  expect(bodyIconHref('Sport tourer coupe', ['motorcycle'])).toBe('/marks/bodies.svg#motorcycle')
  expect(bodyIconHref('Prime mover', ['car', 'truck'])).toBe('/marks/bodies.svg#truck')
})
