import { describe, expect, test } from 'vitest'
import { vehicleSchema } from './vehicle-schema'
import { car } from './vehicle.test-support'

describe('[STK-01] the vehicle at the edge', () => {
  test('[STK-01] a whole vehicle passes unchanged', () => {
    expect(vehicleSchema.parse(car)).toEqual(car)
  })
  test.each([
    ['a year before cars', { year: 1884 }],
    ['a year to come', { year: 2101 }],
    ['a half cent', { price_cents: 0.5 }],
    ['an unknown status', { status: 'gone' }],
    ['a script for a photo', { images: [{ url: 'javascript:alert(1)' }] }],
    ['another host for a photo', { images: [{ url: '//evil.example/x.jpg' }] }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['a date that is none', { rego_expiry: '31/12/2026' }],
    ['undefined for absent', { badge: undefined }],
    ['a name without end', { make: 'x'.repeat(101) }],
  ])('[STK-01] %s is refused', (_, change) => {
    expect(vehicleSchema.safeParse({ ...car, ...change }).success).toBe(false)
  })
})
