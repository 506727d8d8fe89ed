import type { SiteLocation } from './location'

/** Units of a drawn map in one degree of longitude and of latitude: degrees are narrower than high in Australia. */
const [unitsPerLongitude, unitsPerLatitude] = [9, 10]

/** The north-west corner of the drawn map, in degrees. */
const [west, north] = [112, 9.5]

/** Degrees to the nearest tenth, about 10 km, which is a pin's width on the drawn map. */
const toTenth = (degrees: number): number => Math.round(degrees * 10) / 10

/** Converts a position, in degrees of longitude and of (negative) latitude, to a point of the drawn map. */
export const pinOf = ({ long, lat }: { readonly long: number; readonly lat: number }): readonly [number, number] => [
  Math.round((toTenth(long) - west) * unitsPerLongitude),
  Math.round((toTenth(-lat) - north) * unitsPerLatitude),
]

/** The same for a drawing in degrees. */
export const landTransform = `scale(${unitsPerLongitude} ${unitsPerLatitude}) translate(${-west} ${-north})`

/** A place on the drawn map. */
export type MapPlace = { readonly pin: readonly [x: number, y: number]; readonly city: string }

/** The distinct places of locations whose position is known: departments of one dealership are in the same place. */
export const listMapPlaces = (locations: readonly Pick<SiteLocation, 'point' | 'address'>[]): readonly MapPlace[] => {
  const places = locations.flatMap(({ point, address }) => (point ? [{ pin: pinOf(point), city: address.city }] : []))
  return places.filter(({ pin }, index) => places.findIndex((one) => one.pin.join() === pin.join()) === index)
}

/** Width of the part of the drawn map around one place, which shows its state: about 15 degrees. */
const SINGLE_WIDTH = 140
/** Width of the part around several places that are near each other. */
const NEAREST_WIDTH = 70
/** Width of a part divided by its height. */
const ASPECT = 4 / 3
/** Size of the part divided by what the places span, so that they and their names have room. */
const ROOM = 1.8

/** Returns the part of the drawn map that shows all of these places. */
export const fitPlaces = (pins: readonly MapPlace['pin'][]) => {
  const [xs, ys] = [pins.map(([x]) => x), pins.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const spanned = Math.max(right - left, (bottom - top) * ASPECT) * ROOM
  const width = pins.length === 1 ? SINGLE_WIDTH : Math.max(NEAREST_WIDTH, spanned)
  const height = width / ASPECT
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}
