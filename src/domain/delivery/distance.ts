/** Degrees. */
export type Point = { readonly lat: number; readonly long: number }

/** Radius used for the locations' distances too (LOC-07). */
export const EARTH_RADIUS_KM = 6371

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres (haversine). */
export const computeDistanceKm = (from: Point, to: Point): number => {
  const half = (a: number, b: number): number => Math.sin(toRadians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * half(from.long, to.long)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
