import { expect, test } from 'vitest'
import { landTransform, pinOf } from './australia'

test('[LOC-03] pins and land of the drawn map have the same projection', () => {
  expect(landTransform).toBe('scale(9 10) translate(-112 -9.5)')
  expect(pinOf({ long: 112, lat: -9.5 })).toEqual([0, 0])
  const hobart = { long: 147.327, lat: -42.882 }
  expect(pinOf(hobart)).toEqual([Math.round(35.3 * 9), 334])
})
