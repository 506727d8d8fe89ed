import { mayBeFilters, searchForWords } from '@/src/domain/stock/search-words/read-words'
import { type Vocabulary, vocabularyOf, vocabularyRequest } from '@/src/domain/stock/search-words/vocabulary'
import type { SearchRequest } from '@/src/domain/stock/search-query/requests'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import type { Switches } from '@/tenants/switches'

type Facets = Parameters<typeof vocabularyOf>[0]

/** Asks the search for facets alone. */
export type AskFacets = (request: SearchRequest) => Promise<Facets>

/**
 * Reads words as filters over the values of the whole stock (SRCH-19), asked for once and not before a text comes that
 * may say filters. Loaded when somebody types; rejects when the search does, and asks anew for the next text.
 */
export const openWordsReader = (ask: AskFacets, search: Switches['search']) => {
  let words: Promise<Vocabulary> | undefined
  return async (state: SearchState, text: string): Promise<SearchState | undefined> => {
    if (!mayBeFilters(text)) return undefined
    words ??= ask(vocabularyRequest(search)).then(vocabularyOf)
    try {
      return searchForWords(state, text, await words)
    } catch (error) {
      words = undefined
      throw error
    }
  }
}
