import { computeDistanceKm, type Point } from '@/src/domain/delivery/distance'
import { formatInteger } from '@/src/domain/text/numbers'
import { suburbKey } from './places'
import type { Suburb } from './place-suggestions'

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

/** The position of an address; not exact where only its suburb or postcode is known. */
export type AddressPosition = Point & { readonly isExact: boolean }

/** The facts about an address and its pin that the form of a location shows. */
export type AddressCheck = {
  readonly position?: AddressPosition
  readonly addressWarning?: string
  readonly pinWarning?: string
  readonly nearby: readonly (Point & { readonly name: string })[]
}
