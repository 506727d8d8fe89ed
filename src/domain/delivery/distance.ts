/** Degrees. */
export type Point = { readonly lat: number; readonly long: number }

/** Radius used for the locations' distances too (LOC-07). */
export const earthRadiusKm = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres (haversine). */
export const distanceKm = (from: Point, to: Point): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.long, to.long)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
