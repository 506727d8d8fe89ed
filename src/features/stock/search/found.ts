import type { InstantSearchServerState } from 'react-instantsearch'
import { type PackedHits, packHits, unpackHits } from '@/src/domain/stock/search-query/packed-hits'
import { searchParameters } from '@/src/domain/stock/search-query/parameters'
import { stockIndex } from '@/src/domain/stock/search-record'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import type { Switches } from '@/tenants/switches'

type Answer = Readonly<Record<string, unknown>> & { readonly hits: readonly Readonly<Record<string, unknown>>[] }

/** Results of a search as the page sends them from the server to the browser. */
export type FoundStock = readonly (Omit<Answer, 'hits'> & { readonly hits: PackedHits })[]

/** A card with a location name shows neither city nor state. */
const lean = ({ city, state, ...hit }: Readonly<Record<string, unknown>>) =>
  hit.location_name === undefined ? { ...hit, city, state } : hit

/** Packs the results: hits as a table, and without the echo of the request, which the page has anyway. */
export const packFound = (answers: readonly Answer[]): FoundStock =>
  answers.map(({ hits, ...answer }) => ({ ...answer, params: '', hits: packHits(hits.map(lean)) }))

type Asked = {
  readonly state: SearchState
  readonly switches: Pick<Switches, 'search' | 'display'>
  readonly now: Date
}

/** Returns the results in the form that InstantSearch accepts, as if it had requested them itself. */
export const initialResultsOf = (
  found: FoundStock,
  { state, switches, now }: Asked,
): NonNullable<InstantSearchServerState['initialResults']> => {
  const results = found.map(({ hits, ...answer }) => ({ ...answer, hits: unpackHits(hits) }))
  const parameters = searchParameters(state, switches, now)
  return { [stockIndex]: { state: parameters, results } } as unknown as ReturnType<typeof initialResultsOf>
}
