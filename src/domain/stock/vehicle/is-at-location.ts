import type { Vehicle } from './vehicle'

export type KnownLocation =
  { readonly name?: string; readonly slug?: string; readonly dealership_id?: string } | undefined

const normalize = (text: string): string => text.trim().toLowerCase()

/**
 * True when the vehicle is at one of the locations a switch names. A name matches the location's id, name or slug, or
 * the dealership's id or name, regardless of case.
 */
export const isAtLocation = (
  { location_id, dealership_id, dealership_name }: Pick<Vehicle, 'location_id' | 'dealership_id' | 'dealership_name'>,
  location: KnownLocation,
  locationNames: readonly string[],
): boolean => {
  if (locationNames.length === 0) return false
  const normalizedNames = new Set(locationNames.map(normalize))
  return [location_id, dealership_id, dealership_name, location?.name, location?.slug, location?.dealership_id].some(
    (one) => one !== undefined && normalizedNames.has(normalize(one)),
  )
}
