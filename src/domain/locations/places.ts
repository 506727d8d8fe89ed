import { computeDistanceKm, type Point } from '@/src/domain/delivery/distance'
import type { SiteLocation } from './location'
import { DEFAULT_NEARBY_KM } from '@/src/domain/stock/search-url/params'
import { toMatchKey } from '@/src/domain/stock/normalize/text'

/** A suburb, town or postcode: `name` is how addresses and shoppers write it, such as `Parramatta NSW` or `4101`. */
export type NamedPlace = Point & { readonly name: string }

/** Finds all places of a name, which several states may share: “Richmond”. */
export type PlaceTable = {
  readonly postcode: (postcode: string) => NamedPlace | undefined
  readonly suburbs: (key: string) => readonly (NamedPlace & { readonly state: string })[]
}

const stateNames: Readonly<Record<string, string>> = {
  newsouthwales: 'NSW',
  victoria: 'VIC',
  queensland: 'QLD',
  southaustralia: 'SA',
  westernaustralia: 'WA',
  tasmania: 'TAS',
  northernterritory: 'NT',
  australiancapitalterritory: 'ACT',
}
const stateCodes: ReadonlySet<string> = new Set(Object.values(stateNames))

const stateOf = (text: string): string | undefined =>
  stateCodes.has(text.toUpperCase()) ? text.toUpperCase() : stateNames[toMatchKey(text)]

/** Returns the key of a suburb's name, which its usual spellings share: `Mt. Gravatt` and `Mount Gravatt`. */
export const suburbKey = (name: string): string =>
  toMatchKey(name.replace(/\bmt\b/giu, 'mount').replace(/\bsaint\b/giu, 'st'))

/** Splits a state off the end of a text, which may have up to three words: `Perth Western Australia`. */
export const splitState = (text: string): { readonly name: string; readonly state?: string } => {
  const words = text.split(/[\s,]+/u).filter((word) => word !== '')
  for (const count of [3, 2, 1]) {
    const state = words.length > count ? stateOf(words.slice(-count).join(' ')) : undefined
    if (state !== undefined) return { name: words.slice(0, -count).join(' '), state }
  }
  return { name: words.join(' ') }
}

const distanceToNearest = (place: Point, points: readonly Point[]): number =>
  Math.min(...points.map((point) => computeDistanceKm(place, point)))

/** Towns by the names that people who live near them use. */
const shortTownNames: Readonly<Record<string, string>> = {
  wagga: 'waggawagga',
  coffs: 'coffsharbour',
  alice: 'alicesprings',
  rocky: 'rockhampton',
  bundy: 'bundaberg',
  shepp: 'shepparton',
  kal: 'kalgoorlie',
  freo: 'fremantle',
  parra: 'parramatta',
  dandy: 'dandenong',
  wang: 'wangaratta',
  surfers: 'surfersparadise',
  portmac: 'portmacquarie',
  byron: 'byronbay',
  hervey: 'herveybay',
  batemans: 'batemansbay',
  mtisa: 'mountisa',
}

/** Finds a postcode or suburb. Of several of one name the nearest to `points`, the dealer's locations, is meant. */
export const findPlace = (text: string, table: PlaceTable, points: readonly Point[]): NamedPlace | undefined => {
  const bare = text.trim()
  if (/^\d{4}$/u.test(bare)) return table.postcode(bare)
  const { name, state } = splitState(bare)
  const key = suburbKey(name)
  const [nearest] = table
    .suburbs(shortTownNames[key] ?? key)
    .filter((one) => state === undefined || one.state === state)
    .map((place) => ({ place, km: distanceToNearest(place, points) }))
    .toSorted((a, b) => a.km - b.km)
  return nearest && { name: nearest.place.name, lat: nearest.place.lat, long: nearest.place.long }
}

/** Words of the longest name with its state that a text is searched for. */
export const MAX_PLACE_WORDS = 5

/** Finds the longest place that a text begins with: “st kilda white” is St Kilda, two words long. */
export const findLeadingPlace = (
  text: string,
  table: PlaceTable,
  points: readonly Point[],
): { readonly place: NamedPlace; readonly words: number } | undefined => {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  for (let count = Math.min(words.length, MAX_PLACE_WORDS); count > 0; count -= 1) {
    const place = findPlace(words.slice(0, count).join(' '), table, points)
    if (place) return { place, words: count }
  }
  return undefined
}

/** True for a place from which a search by distance finds a location. */
export const isInReach = (place: Point, points: readonly Point[]): boolean =>
  distanceToNearest(place, points) <= DEFAULT_NEARBY_KM

/** Returns the whole kilometres from a place to the nearest location. */
export const kmToNearest = (place: Point, points: readonly Point[]): number =>
  Math.ceil(distanceToNearest(place, points))

/** Returns why no place was found for a text, and what to enter instead. */
export const placeProblem = (text: string): string => {
  const bare = text.trim().slice(0, 60)
  if (bare === '') return 'Enter a postcode or suburb.'
  if (/^\d+$/u.test(bare))
    return bare.length === 4
      ? `We can’t find the postcode ${bare}. Check the number, or enter a suburb.`
      : 'Enter a 4-digit Australian postcode, or a suburb.'
  return `We can’t find “${bare}” in Australia. Enter an Australian postcode or suburb.`
}

type Address = Pick<SiteLocation['address'], 'lat' | 'long'> & {
  readonly city?: string
  readonly state?: string
  readonly postcode?: string
}

/** Returns an address's own coordinates, else those of its suburb, else of its postcode. */
export const findAddressPoint = (
  { lat, long, city, state, postcode }: Address,
  table: PlaceTable,
): Point | undefined => {
  if (lat !== undefined && long !== undefined) return { lat, long }
  // Without its state a suburb's name may be in another one.
  const suburb = city && state ? findPlace(`${city} ${state}`, table, []) : undefined
  const place = suburb ?? (postcode ? table.postcode(postcode) : undefined)
  return place && { lat: place.lat, long: place.long }
}

type PlacedLocation = Pick<SiteLocation, 'visible' | 'location_type' | 'point'>

/** Returns the points of a dealer's visible locations where vehicles may be. */
export const listLocationPoints = (locations: readonly PlacedLocation[]): readonly Point[] =>
  locations.flatMap(({ visible, location_type: type, point }) =>
    visible && (type === 'sales' || type === '') && point ? [point] : [],
  )

/** Departments of one dealership may be a street apart. */
const SAME_PLACE_KM = 5

/** True if stock is in several places: with one, every vehicle is at the same distance (SHP-04). */
export const hasSeveralPlaces = (locations: readonly PlacedLocation[]): boolean => {
  const [first, ...others] = listLocationPoints(locations)
  return first !== undefined && others.some((point) => computeDistanceKm(first, point) > SAME_PLACE_KM)
}
