import type { FacetHit } from '@/src/integrations/search/port'
import type { LiveIndex } from '../segment/live-index'
import type { IndexPlan } from '../settings'
import { matchWord } from '../text/match-word'
import { splitWords } from '../text/tokenise'
import { countFacet, type LiveMatches } from './facet-counts'
import { Highlighter } from './highlight'
import type { Query } from './params'
import { parseFacetWords, type FacetSearch } from './task'
import { findTopValues, valueText } from './top-values'

/** Returns the facet values with words that start with the query's words, by descending number of records. */
export const searchFacet = (
  plan: IndexPlan,
  index: LiveIndex,
  matches: LiveMatches,
  query: Query,
  { facet, facetQuery, maxHits }: FacetSearch,
): FacetHit[] => {
  const counts = countFacet(index, matches, facet)
  if (!counts) return []
  const words = parseFacetWords(facetQuery)
  const highlighter = new Highlighter(plan, { ...query, words, highlight: undefined })
  const hits: FacetHit[] = []
  for (const found of findTopValues(counts, counts.present.length + counts.extra.length, query.alphabetical)) {
    if (hits.length >= maxHits) break
    const value = valueText(found)
    const inValue = splitWords(value)
    if (!words.every((word) => inValue.some(({ text }) => matchWord(text, [word], false)))) continue
    hits.push({ value, highlighted: highlighter.text(value, false).value, count: found.count })
  }
  return hits
}
