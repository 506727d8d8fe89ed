import type { Vehicle } from './vehicle'

/** A place as staff know it. */
export type KnownPlace = { readonly name?: string; readonly slug?: string; readonly dealership_id?: string } | undefined

const plain = (text: string): string => text.trim().toLowerCase()

/**
 * Whether a vehicle stands at one of the places a switch names (V§9 names 793): by the location's id, name or short name,
 * or by the id or name of the dealership, in capitals or not.
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
