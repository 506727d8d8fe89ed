import type { Vehicle } from './vehicle'

export type KnownPlace = { readonly name?: string; readonly slug?: string; readonly dealership_id?: string } | undefined

const plain = (text: string): string => text.trim().toLowerCase()

/**
 * True when the vehicle is at one of the locations a switch names. A name matches the location's id, name or slug, or
 * the dealership's id or name, regardless of case.
 */
export const standsAt = (
  { location_id, dealership_id, dealership_name }: Pick<Vehicle, 'location_id' | 'dealership_id' | 'dealership_name'>,
  place: KnownPlace,
  named: readonly string[],
): boolean => {
  if (named.length === 0) return false
  const wanted = new Set(named.map(plain))
  return [location_id, dealership_id, dealership_name, place?.name, place?.slug, place?.dealership_id].some(
    (one) => one !== undefined && wanted.has(plain(one)),
  )
}
