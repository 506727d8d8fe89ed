import { expect, test } from 'vitest'
import { renderedBodies } from '@/src/domain/images/rendered-images'
import shapes from './body-shapes.json'
import { bodyIconHref } from './body-icon'

test('[TEN-07] the icon of a body is that of its name, and of its kind where a dealer sells only one', () => {
  expect(bodyIconHref('Hatchback', ['car'])).toBe('/marks/body-hatch.svg#m')
  expect(bodyIconHref('Up to $15,000', ['car'])).toBe('/marks/body-suv.svg#m')
  expect(bodyIconHref('Learner approved', ['motorcycle'])).toBe('/marks/body-motorcycle.svg#m')
  expect(bodyIconHref('Cab Chassis', ['truck'])).toBe('/marks/body-cab-chassis.svg#m')
  expect(bodyIconHref('Prime Mover', ['car', 'truck'])).toBe('/marks/body-prime-mover.svg#m')
})

test('[TEN-07] every body has an icon, and no two have the same', () => {
  expect(Object.keys(shapes).toSorted()).toEqual(renderedBodies.toSorted())
  expect(new Set(Object.values(shapes)).size).toBe(renderedBodies.length)
})
