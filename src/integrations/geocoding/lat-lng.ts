import { findPlace } from '@/src/domain/locations/places'
import { placeTable } from './place-table'

/** Returns the coordinates of a place by its own name, for `resolvePlaces`; undefined if it is absent. */
export const latLngOf = (name: string): string | undefined => {
  const place = findPlace(name, placeTable, [])
  return place && `${place.lat},${place.long}`
}
