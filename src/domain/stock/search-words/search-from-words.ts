import { withQuery } from '../search-url/search-changes'
import type { SearchState } from '../search-url/state'
import { canBeFilters, isTextName } from './can-be-filters'
import { parseWords, type ParsedWords } from './parse-words'
import type { Vocabulary } from './vocabulary'

/** True for filters that name a make or a model. */
export const hasName = ({ make = [], make_model = [] }: SearchState['lists']): boolean =>
  make.length + make_model.length > 0

/** Earlier choices stay unless the words replace them. */
const applyWords = (state: SearchState, { lists, ranges, without, rest, sortBy, near }: ParsedWords): SearchState => {
  const baseLists = hasName(lists) ? { ...state.lists, make: [], make_model: [] } : state.lists
  return withQuery(
    {
      ...state,
      ...(sortBy && { sortBy }),
      ...(near && { near }),
      lists: { ...baseLists, ...lists },
      ranges: { ...state.ranges, ...ranges },
      ...((state.without ?? Object.keys(without).length > 0) && { without: { ...state.without, ...without } }),
    },
    rest,
  )
}

/**
 * Returns the search a shopper's words describe, in place of a text query; undefined when they are ambiguous: a name
 * alone, or one beside unknown words. A make or model beside one that is chosen is not ambiguous and replaces it: as text
 * it would be searched for among the vehicles of the other.
 */
export const buildSearchFromWords = (state: SearchState, text: string, words: Vocabulary): SearchState | undefined => {
  const isNamed = hasName(state.lists)
  if (!isNamed && (!canBeFilters(text) || isTextName(text, words))) return undefined
  const parsed = parseWords(text, words)
  const replacesName = isNamed && hasName(parsed.lists) && parsed.rest === ''
  return parsed.sure || replacesName ? applyWords(state, parsed) : undefined
}
