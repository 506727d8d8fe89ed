import { mayBeFilters, searchForWords } from '@/src/domain/stock/search-words/read-words'
import { type Vocabulary, vocabularyOf, vocabularyRequest } from '@/src/domain/stock/search-words/vocabulary'
import type { SearchRequest } from '@/src/domain/stock/search-query/requests'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import type { Switches } from '@/tenants/switches'

type Facets = Parameters<typeof vocabularyOf>[0]

/** Requests only the facets of a search. */
export type AskFacets = (request: SearchRequest) => Promise<Facets>

/**
 * Creates a reader of words as filters by the values of the complete stock (SRCH-19), which it requests once, for the
 * first text that may name filters. Rejects when the search does, and requests them again for the next text.
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
