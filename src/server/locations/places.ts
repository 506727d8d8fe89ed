import 'server-only'
import {
  findLeadingPlace,
  findPlace,
  hasSeveralPlaces,
  isInReach,
  kmToNearest,
  listLocationPoints,
  type NamedPlace,
} from '@/src/domain/locations/places'
import type { LeadingPlace } from '@/src/domain/stock/search-words/near'
import type { Site } from '@/src/domain/tenancy/site'
import { placeTable } from '@/src/integrations/geocoding/place-table'

/** True if shoppers can search this dealer's stock by distance (SHP-04). */
export const offersDistance = ({ locations }: Site): boolean => hasSeveralPlaces(locations)

/** Finds the place to search around; undefined for an unknown one, and if the dealer's stock is all in one place. */
export const findPlaceOf = (site: Site, text: string): NamedPlace | undefined =>
  offersDistance(site) ? findPlace(text, placeTable, listLocationPoints(site.locations)) : undefined

/** Finds the place that a text begins with. */
export const findLeadingPlaceOf = (site: Site, text: string): LeadingPlace | undefined => {
  const points = listLocationPoints(site.locations)
  const found = offersDistance(site) ? findLeadingPlace(text, placeTable, points) : undefined
  return (
    found && {
      place: found.place.name,
      words: found.words,
      isInReach: isInReach(found.place, points),
      km: kmToNearest(found.place, points),
    }
  )
}
