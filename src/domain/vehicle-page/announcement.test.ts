import { expect, test } from 'vitest'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { resolveSwitches } from '@/src/domain/switches'
import { findAnnouncedCity } from './announcement'

const locationIn = (city: string, primary = false) =>
  ({
    id: city,
    name: city,
    visible: true,
    primary,
    address: { street: '1 Road', city, state: 'QLD', postcode: '4000' },
  }) as unknown as SiteLocation
const main = locationIn('Toowong', true)
const far = locationIn('Robina')
const site = (over: Partial<Site> = {}, located_at = true) => ({
  locations: [main, far],
  switches: resolveSwitches({}, { vehicle: { located_at } }),
  ...over,
})

test.each([
  ['another city', { city: 'Robina' }, far, site(), 'Robina'],
  ['the main city', { city: ' toowong ' }, main, site(), undefined],
  ['unknown: its location’s', {}, far, site(), 'Robina'],
  ['unknown without a location', {}, undefined, site(), undefined],
  ['a dealer without locations', { city: 'Robina' }, undefined, site({ locations: [] }), undefined],
  [
    'a city other than the dealer’s override',
    { city: 'Toowong' },
    main,
    site({ override_city: 'Brisbane' }),
    'Toowong',
  ],
  ['switched off', { city: 'Robina' }, far, site({}, false), undefined],
] as const)('[VDP-06] %s', (_, vehicle, location, dealer, city) => {
  expect(findAnnouncedCity(vehicle, location, dealer)?.city).toBe(city)
})

test('[VDP-06] directions lead to a location in that city, else to the location section of the page', () => {
  expect(findAnnouncedCity({ city: 'Robina' }, far, site())?.directions).toContain('destination=Robina')
  expect(findAnnouncedCity({ city: 'Cairns' }, far, site())).toEqual({ city: 'Cairns', directions: '#vehicle-map' })
  expect(findAnnouncedCity({ city: 'Cairns' }, undefined, site())).toEqual({ city: 'Cairns' })
})
