import { expect, test } from 'vitest'
import { fitPlaces, landTransform, listMapPlaces, pinOf } from './australia'

test('[LOC-03] pins and land of the drawn map have the same projection', () => {
  expect(landTransform).toBe('scale(9 10) translate(-112 -9.5)')
  expect(pinOf({ long: 112, lat: -9.5 })).toEqual([0, 0])
  const hobart = { long: 147.327, lat: -42.882 }
  expect(pinOf(hobart)).toEqual([Math.round(35.3 * 9), 334])
})

const artarmon = { point: { lat: -33.8119, long: 151.1862 }, address: { city: 'Artarmon' } }
const bowral = { point: { lat: -34.4784, long: 150.4185 }, address: { city: 'Bowral' } }
const perth = { point: { lat: -31.95, long: 115.86 }, address: { city: 'Perth' } }

test('[LOC-03] the drawn map shows each place once, with room around all of them', () => {
  const places = listMapPlaces([artarmon, artarmon, bowral, { address: perth.address }] as never)
  expect(places.map(({ city }) => city)).toEqual(['Artarmon', 'Bowral'])
  const widthOf = (...locations: readonly object[]): number => {
    const pins = listMapPlaces(locations as never).map(({ pin }) => pin)
    const { x, y, width, height } = fitPlaces(pins)
    for (const [pinX, pinY] of pins) {
      expect(Math.min(pinX - x, x + width - pinX) / width).toBeGreaterThan(0.2)
      expect(Math.min(pinY - y, y + height - pinY) / height).toBeGreaterThan(0.2)
    }
    return width
  }
  // One place is shown within its state; two near ones are closer.
  expect([widthOf(artarmon), widthOf(artarmon, bowral)]).toEqual([140, 70])
  expect(widthOf(artarmon, perth)).toBeGreaterThan(318)
})
