import type { Point } from '@/src/domain/delivery/distance'
import { splitState, suburbKey } from './places'

/** A suburb or town with its postcodes, the main one first. */
export type Suburb = Point & { readonly name: string; readonly state: string; readonly postcodes: readonly string[] }

/** A suburb that an address may mean. */
export type PlaceSuggestion = Point & { readonly suburb: string; readonly state: string; readonly postcode: string }

export const MAX_PLACE_SUGGESTIONS = 8
const MIN_LETTERS = 2
const MIN_DIGITS = 3

const toSuggestion = (
  { name, state, postcodes, lat, long }: Suburb,
  postcode = postcodes[0] ?? '',
): PlaceSuggestion => ({
  suburb: name,
  state,
  postcode,
  lat,
  long,
})

const byName = (one: PlaceSuggestion, other: PlaceSuggestion): number =>
  one.suburb.localeCompare(other.suburb) || one.state.localeCompare(other.state)

const suggestByPostcode = (digits: string, suburbs: readonly Suburb[]): readonly PlaceSuggestion[] =>
  suburbs
    .flatMap((suburb) => {
      const postcode = suburb.postcodes.find((one) => one.startsWith(digits))
      return postcode === undefined ? [] : [toSuggestion(suburb, postcode)]
    })
    .sort((one, other) => one.postcode.localeCompare(other.postcode) || byName(one, other))

const suggestByName = (text: string, suburbs: readonly Suburb[]): readonly PlaceSuggestion[] => {
  const { name, state } = splitState(text)
  const key = suburbKey(name)
  if (key.length < MIN_LETTERS) return []
  const rank = (suburb: string): number => (suburbKey(suburb) === key ? 0 : 1)
  return suburbs
    .filter((one) => (state === undefined || one.state === state) && suburbKey(one.name).startsWith(key))
    .map((one) => toSuggestion(one))
    .sort((one, other) => rank(one.suburb) - rank(other.suburb) || byName(one, other))
}

/** Suggests suburbs for the beginning of a name, such as `moor` or `richmond vic`, or of a postcode (LOC-10). */
export const suggestPlaces = (text: string, suburbs: readonly Suburb[]): readonly PlaceSuggestion[] => {
  const bare = text.trim()
  const isNumber = /^\d+$/.test(bare)
  if (isNumber && (bare.length < MIN_DIGITS || bare.length > 4)) return []
  return (isNumber ? suggestByPostcode(bare, suburbs) : suggestByName(bare, suburbs)).slice(0, MAX_PLACE_SUGGESTIONS)
}
