import { noIgnoredWords, type IgnoredWords } from '@/src/domain/stock/search-words/ignored-words'
import { canBeFilters } from '@/src/domain/stock/search-words/can-be-filters'
import { parseWords } from '@/src/domain/stock/search-words/parse-words'
import { buildSearchFromWords, hasName } from '@/src/domain/stock/search-words/search-from-words'
import { listPlaceTexts, type LeadingPlace } from '@/src/domain/stock/search-words/near'
import { tokenize } from '@/src/domain/stock/search-words/tokens'
import { type Vocabulary, buildVocabulary, buildVocabularyRequest } from '@/src/domain/stock/search-words/vocabulary'
import type { VocabularySwitches } from '@/src/domain/stock/search-words/vocabulary-switches'
import type { SearchRequest } from '@/src/domain/stock/search-query/requests'
import type { SearchState } from '@/src/domain/stock/search-url/state'

type Facets = Parameters<typeof buildVocabulary>[0]

/** Requests only the facets of a search. */
export type RequestFacets = (request: SearchRequest) => Promise<Facets>

/** Finds the place that a text begins with; undefined if it begins with none. */
export type RequestPlace = (text: string) => Promise<LeadingPlace | undefined>

const findPlaces = async (text: string, words: Vocabulary, requestPlace: RequestPlace) => {
  const texts = listPlaceTexts(tokenize(text), words)
  const places = new Map(await Promise.all(texts.map(async (one) => [one, await requestPlace(one)] as const)))
  return (one: string): LeadingPlace | undefined => places.get(one)
}

/**
 * Creates a reader of words as filters by the values of the complete stock (SRCH-19), which it requests once, for the
 * first text that may name filters. Rejects when the search does, and requests them again for the next text.
 * Without `requestPlace` no words name places.
 */
export const createWordsReader = (
  requestFacets: RequestFacets,
  switches: VocabularySwitches,
  requestPlace: RequestPlace | undefined,
) => {
  let vocabulary: Promise<Vocabulary> | undefined
  const withVocabulary = async <T>(text: string, read: (words: Vocabulary) => T): Promise<T> => {
    vocabulary ??= requestFacets(buildVocabularyRequest(switches)).then((facets) =>
      buildVocabulary(facets, new Date().getFullYear()),
    )
    try {
      const known = await vocabulary
      const findPlace = requestPlace && (await findPlaces(text, known, requestPlace))
      return read({ ...known, ...(findPlace && { findPlace }) })
    } catch (error) {
      vocabulary = undefined
      throw error
    }
  }
  return {
    /** Returns the search that a text describes; undefined if it is searched for as text. */
    read: async (state: SearchState, text: string): Promise<SearchState | undefined> =>
      canBeFilters(text) || hasName(state.lists)
        ? withVocabulary(text, (words) => buildSearchFromWords(state, text, words))
        : undefined,
    /** Returns the words of a text that no filter can express. */
    findIgnored: async (text: string): Promise<IgnoredWords> =>
      canBeFilters(text) ? withVocabulary(text, (words) => parseWords(text, words).ignored) : noIgnoredWords,
  }
}
