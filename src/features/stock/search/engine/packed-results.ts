import type { CardStyle } from '@/src/domain/theme/site-theme'
import type { InstantSearchServerState } from 'react-instantsearch'
import { type PackedHits, packHits, unpackHits } from '@/src/domain/stock/search-query/packed-hits'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import type { Switches } from '@/src/domain/switches'

type SearchResponse = Readonly<Record<string, unknown>> & {
  readonly hits: readonly Readonly<Record<string, unknown>>[]
}

/** Results of a search as the page sends them from the server to the browser. */
export type PackedResults = readonly (Omit<SearchResponse, 'hits'> & { readonly hits: PackedHits })[]

/** A card with a location name shows neither city nor state. */
const removeUnusedPlace = ({ city, state, ...hit }: Readonly<Record<string, unknown>>) =>
  hit.location_name === undefined ? { ...hit, city, state } : hit

/** Packs the results: hits as a table, and without the echo of the request, which the page has anyway. */
export const packResults = (responses: readonly SearchResponse[]): PackedResults =>
  responses.map(({ hits, ...answer }) => ({ ...answer, params: '', hits: packHits(hits.map(removeUnusedPlace)) }))

type ResultsContext = {
  readonly state: SearchState
  readonly switches: Pick<Switches, 'search' | 'display'> & { readonly card: CardStyle }
  readonly now: Date
}

/** Returns the results in the form that InstantSearch accepts, as if it had requested them itself. */
export const toInitialResults = (
  found: PackedResults,
  { state, switches, now }: ResultsContext,
): NonNullable<InstantSearchServerState['initialResults']> => {
  const results = found.map(({ hits, ...answer }) => ({ ...answer, hits: unpackHits(hits) }))
  const parameters = buildSearchParameters(state, switches, now)
  // InstantSearch declares fields of results that it does not read.
  return { [STOCK_INDEX]: { state: parameters, results } } as unknown as ReturnType<typeof toInitialResults>
}
