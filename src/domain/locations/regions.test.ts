import { describe, expect, test } from 'vitest'
import { regionOf } from './regions'

describe('[SHP-10] regionOf', () => {
  test.each([
    ['4066', 'Brisbane'],
    ['4305', 'Brisbane'],
    ['4217', 'Gold Coast'],
    ['2000', 'Sydney'],
    ['2250', 'Central Coast'],
    ['3175', 'Melbourne'],
    ['0800', 'Darwin'],
    ['6000', 'Perth'],
    ['7000', 'Hobart'],
    ['4720', undefined],
    ['2577', undefined],
    ['', undefined],
    ['40 66', undefined],
    [undefined, undefined],
  ])('%s is in %s', (postcode, region) => {
    expect(regionOf(postcode)).toBe(region)
  })
})
