import { resolvePlaces, listPlaces } from '@/src/domain/stock/search-query/resolve-places'
import type { NamedPlace } from '@/src/domain/locations/places'
import type { LeadingPlace } from '@/src/domain/stock/search-words/near'
import type { SearchClient } from './search-access'

type PlaceAnswer = NamedPlace | { readonly problem: string }

const answers = new Map<string, Promise<unknown>>()

/** Requests a place once; a failed request is repeated by the next call. */
const requestOnce = async <T>(query: string): Promise<T> => {
  const send = async (): Promise<unknown> => {
    const response = await fetch(`/api/places?${query}`)
    if (!response.ok) throw new Error(`The place could not be looked up: ${response.status}`)
    return response.json()
  }
  const answer = answers.get(query) ?? send()
  answers.set(query, answer)
  try {
    return (await answer) as T
  } catch (error) {
    answers.delete(query)
    throw error
  }
}

/** Finds a postcode or suburb on the server, which has the table of all of them. */
export const requestPlace = (text: string): Promise<PlaceAnswer> => requestOnce(`q=${encodeURIComponent(text.trim())}`)

/** Finds the place that a text begins with. */
export const requestLeadingPlace = async (text: string): Promise<LeadingPlace | undefined> => {
  const answer = await requestOnce<Partial<LeadingPlace>>(`starts=${encodeURIComponent(text)}`)
  return answer.place === undefined ? undefined : (answer as LeadingPlace)
}

type Requests = Extract<Parameters<SearchClient['search']>[0], readonly unknown[]>

/** Looks up the coordinates of the places that requests name. */
export const resolveRequests = async (requests: Requests): Promise<Requests> => {
  const places = new Map<string, string>()
  for (const name of listPlaces(requests)) {
    const answer = await requestPlace(name)
    if ('lat' in answer) places.set(name, `${answer.lat},${answer.long}`)
  }
  return [...resolvePlaces(requests, (name) => places.get(name))]
}
