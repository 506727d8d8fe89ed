import { expect, test } from 'vitest'
import { landTransform, project } from './australia'

test('[LOC-03] pins and land of the drawn map have the same projection', () => {
  expect(landTransform).toBe('scale(9 10) translate(-112 -9.5)')
  expect(project(1120, 95)).toEqual([0, 0])
  // Hobart: 147.3° east, 42.9° south.
  expect(project(1473, 429)).toEqual([Math.round(35.3 * 9), 334])
})
