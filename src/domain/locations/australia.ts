/** Units of a drawn map in one degree of longitude and of latitude: degrees are narrower than high in Australia. */
const [unitsPerLongitude, unitsPerLatitude] = [9, 10]

/** The north-west corner of the drawn map, in degrees. */
const [west, north] = [112, 9.5]

/** Converts tenths of a degree, of longitude and of southern latitude, to a point of the drawn map. */
export const project = (longitude: number, latitude: number): readonly [number, number] => [
  Math.round((longitude / 10 - west) * unitsPerLongitude),
  Math.round((latitude / 10 - north) * unitsPerLatitude),
]

/** The same for a drawing in degrees. */
export const landTransform = `scale(${unitsPerLongitude} ${unitsPerLatitude}) translate(${-west} ${-north})`
