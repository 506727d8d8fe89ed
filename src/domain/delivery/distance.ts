/** Degrees, as maps give them. */
export type Point = { readonly lat: number; readonly long: number }

/** D§7. */
export const earthRadiusKm = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two places over the ground of a sphere (D§7: haversine, radius 6371). */
export const distanceKm = (from: Point, to: Point): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.long, to.long)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
