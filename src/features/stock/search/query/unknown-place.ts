import { placeProblem } from '@/src/domain/locations/places'
import { limits } from '@/src/domain/stock/search-url/limits'
import { DEFAULT_NEARBY_KM } from '@/src/domain/stock/search-url/params'
import type { Nearby } from '@/src/domain/stock/search-url/state'

/** A place as it was typed, for which nothing was found, the chosen distance, and what to enter instead. */
export type UnknownPlace = Nearby & { readonly problem: string }

/** Not a part of the search: the page shows everything, and the field what is wrong with it. */
const UNKNOWN_PLACE_PARAM = 'place'

/** Returns the parameters that show a place and its error in the field again, for a form without script. */
export const toUnknownPlaceParams = ({ place, km }: Nearby): string =>
  new URLSearchParams({ [UNKNOWN_PLACE_PARAM]: place, within: String(km) }).toString()

export const parseUnknownPlace = (queryString: string): UnknownPlace | undefined => {
  const params = new URLSearchParams(queryString)
  const place = params.get(UNKNOWN_PLACE_PARAM)?.slice(0, limits.place)
  const km = Number(params.get('within')) || DEFAULT_NEARBY_KM
  return place === undefined || place.trim() === '' ? undefined : { place, km, problem: placeProblem(place) }
}
