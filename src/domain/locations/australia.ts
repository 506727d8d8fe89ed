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
