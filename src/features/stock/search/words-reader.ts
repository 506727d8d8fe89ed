import { searchForWords } from '@/src/domain/stock/search-words/read-words'
import { vocabularyOf, vocabularyRequest } from '@/src/domain/stock/search-words/vocabulary'
import type { SearchRequest } from '@/src/domain/stock/search-query/requests'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import type { Switches } from '@/tenants/switches'

type Facets = Parameters<typeof vocabularyOf>[0]

/** Asks the search for facets alone. */
export type AskFacets = (request: SearchRequest) => Promise<Facets>

/** Reads words as filters over the values of the whole stock, asked for once (SRCH-19). Loaded when somebody types. */
export const openWordsReader = async (ask: AskFacets, search: Switches['search']) => {
  const words = vocabularyOf(await ask(vocabularyRequest(search)))
  return (state: SearchState, text: string): SearchState | undefined => searchForWords(state, text, words)
}
