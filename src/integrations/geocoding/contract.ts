import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computeDistanceKm } from '@/src/domain/delivery/distance'
import type { Geocoding } from './port'

export type RunningGeocoding = { readonly geocoding: Geocoding; readonly close: () => Promise<void> }

/** Towns and their postcodes. The centre of a postcode lies within 25 km of its town. */
export const towns = [
  { postcode: '0800', name: 'Darwin', state: 'NT', lat: -12.4634, long: 130.8456 },
  { postcode: '2000', name: 'Sydney', state: 'NSW', lat: -33.8688, long: 151.2093 },
  { postcode: '3072', name: 'Preston', state: 'VIC', lat: -37.7446, long: 145.0002 },
  { postcode: '7000', name: 'Hobart', state: 'TAS', lat: -42.8821, long: 147.3272 },
] as const

/** The tests that every geocoding driver must pass (CALC-02, LOC-07). */
export const testGeocodingContract = (name: string, start: () => Promise<RunningGeocoding>): void => {
  describe(`geocoding: ${name}`, () => {
    let running: RunningGeocoding
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test.each(towns)('[CALC-02] $postcode is $name, leading zeros too', async ({ postcode, state, ...town }) => {
      const place = await running.geocoding.locate(postcode)
      expect(place).toMatchObject({ postcode, name: expect.stringMatching(new RegExp(`, ${state}$`)) })
      expect(computeDistanceKm(place!, town)).toBeLessThan(25)
    })

    test('[CALC-02] returns null for four digits that are not a postcode', async () => {
      for (const unknown of ['0000', '0001', '9990']) expect(await running.geocoding.locate(unknown)).toBeNull()
    })

    test.each(towns)('[LOC-10] finds an address in $name, and nothing for an empty one', async (town) => {
      const { name: city, state, postcode } = town
      const position = await running.geocoding.locateAddress({ street: '1 Main Street', city, state, postcode })
      expect(computeDistanceKm(position!, town)).toBeLessThan(25)
      const nothing = { street: '1 Main Street', city: '', state, postcode: '' }
      expect(await running.geocoding.locateAddress(nothing)).toBeNull()
    })
  })
}
