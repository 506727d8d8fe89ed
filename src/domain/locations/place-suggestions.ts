import { computeDistanceKm, type Point } from '@/src/domain/delivery/distance'
import { formatInteger } from '@/src/domain/text/numbers'
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

/** An address as staff type it, complete or not. */
export type TypedAddress = {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
}

/** Further from its suburb than any address: the pin was put into another town. */
const FAR_KM = 50

/** The suburb of an address, if its name, state and postcode agree. */
export const findSuburbOf = (
  { city, state, postcode }: TypedAddress,
  suburbs: readonly Suburb[],
): Suburb | undefined => {
  const key = suburbKey(city)
  const candidates = suburbs.filter((one) => one.state === state && suburbKey(one.name) === key)
  return (
    candidates.find(({ postcodes }) => postcodes.includes(postcode)) ?? (postcode === '' ? candidates[0] : undefined)
  )
}

/** Says that a suburb and a postcode do not belong together, as far as both are known; undefined if nothing is wrong. */
export const addressWarning = (
  { city, state, postcode }: TypedAddress,
  suburbs: readonly Suburb[],
): string | undefined => {
  if (city.trim() === '' || state === '' || postcode === '') return undefined
  const key = suburbKey(city)
  const candidates = suburbs.filter((one) => one.state === state && suburbKey(one.name) === key)
  const [first] = candidates
  if (first === undefined) return `We don’t know a suburb called ${city.trim()} in ${state}. Check the spelling.`
  if (candidates.some(({ postcodes }) => postcodes.includes(postcode))) return undefined
  return `${first.name} ${state} usually has the postcode ${first.postcodes[0] ?? ''}. Check the postcode.`
}

/** Says that the pin is far from the address; undefined if it is near, or one of them is unknown. */
export const pinWarning = (pin: Point, suburb: Suburb | undefined): string | undefined => {
  if (suburb === undefined) return undefined
  const km = Math.round(computeDistanceKm(pin, suburb))
  return km > FAR_KM ? `The pin is ${formatInteger(km)} km from ${suburb.name} ${suburb.state}.` : undefined
}

const MAX_NEARBY = 10

/** Nearer to each other, their names would overlap on the map. */
const KM_APART = 2.5

/** The suburbs around a point, nearest first, to find one's way on a map that has no streets. */
export const listNearbySuburbs = (point: Point, suburbs: readonly Suburb[]): readonly Suburb[] => {
  const sorted = suburbs
    .filter(({ lat, long }) => Math.abs(lat - point.lat) < 1 && Math.abs(long - point.long) < 1)
    .map((suburb) => ({ suburb, km: computeDistanceKm(point, suburb) }))
    .toSorted((a, b) => a.km - b.km)
  const listed: Suburb[] = []
  for (const { suburb } of sorted) {
    if (listed.length === MAX_NEARBY) break
    if (listed.every((other) => computeDistanceKm(other, suburb) >= KM_APART)) listed.push(suburb)
  }
  return listed
}

/** The position of an address; not exact where only its suburb or postcode is known. */
export type AddressPosition = Point & { readonly isExact: boolean }

/** The facts about an address and its pin that the form of a location shows. */
export type AddressCheck = {
  readonly position?: AddressPosition
  readonly addressWarning?: string
  readonly pinWarning?: string
  readonly nearby: readonly (Point & { readonly name: string })[]
}
