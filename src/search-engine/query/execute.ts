import type { LiveIndex } from '../segment/live-index'
import type { IndexPlan } from '../settings'
import { listCompounds } from '../text/compound-words'
import type { QueryWord } from '../text/query-words'
import type { QueryVariant } from '../text/synonyms'
import { hasWord } from '../text/vocabulary'
import type { LiveMatches } from './facet-counts'
import { searchFacet } from './facet-search'
import { withRadius } from './geo'
import { findMatches, createScratch, type Matches } from './matches'
import type { Query } from './params'
import { renderHits, renderUnprocessed, type AnswerContext } from './render-hits'
import { NO_MATCH, typosOf } from './text-scores'
import type { Strategy, SearchTask } from './task'

/** A sub-request as finally answered, possibly after query relaxation or with fewer typos. */
type SettledQuery = { readonly query: Query; readonly matches: LiveMatches }

/** Answers the sub-requests of one request together; returns each answer as JSON, in order. */
export const execute = (
  plan: IndexPlan,
  index: LiveIndex,
  tasks: readonly SearchTask[],
  ambient: AnswerContext,
  strategy: Strategy = 'none',
): string[] => {
  const queries = tasks.map(({ query }) => withRadius(index, withCompounds(index, query)))
  const base = findMatches(index.base, plan, queries)
  const delta = findMatches(index.delta, plan, queries)
  let hasEnough = false
  return tasks.flatMap(({ search }, i) => {
    const [requested, inBase, inDelta] = [queries[i], base[i], delta[i]]
    if (!requested || !inBase || !inDelta) return []
    if (hasEnough) return [renderUnprocessed(requested)]
    const { query, matches } = dropWordsOfQuery(plan, index, {
      query: requested,
      matches: { base: inBase, delta: inDelta },
    })
    if (!search) {
      hasEnough = strategy === 'stopIfEnoughMatches' && countMatches(matches) >= Math.max(1, query.window.count)
      return [renderHits(plan, index, matches, query, ambient)]
    }
    const facetHits = searchFacet(plan, index, matches, query, search)
    ambient.checkLength?.(0)
    const processingTimeMS = Math.max(0, Math.round(ambient.elapsed()))
    return [JSON.stringify({ facetHits, exhaustiveFacetsCount: true, processingTimeMS })]
  })
}

/**
 * Adds the interpretations in which words are joined or split, which depend on the words of the index, also to those of
 * the query relaxation.
 */
const withCompounds = (index: LiveIndex, query: Query): Query => {
  if (query.text.variants.length === 0) return query
  const parts = [index.base.segment.text, index.delta.segment.text]
  const isKnown = (word: QueryWord): boolean => parts.some((text) => hasWord(text, word))
  const addCompounds = ([literal, ...others]: readonly QueryVariant[]): readonly QueryVariant[] =>
    literal ? [literal, ...listCompounds(literal, isKnown), ...others] : others
  const variants = addCompounds(query.text.variants)
  const added = variants.slice(1, 1 + variants.length - query.text.variants.length)
  const words = added.flatMap(({ slots }) =>
    slots.flatMap((slot) => (slot.next ? [...slot.words, slot.next] : slot.words)),
  )
  const known = new Set(query.words.map(({ text }) => text))
  return {
    ...query,
    text: { ...query.text, variants, fallbacks: query.text.fallbacks.map(addCompounds) },
    words: [...query.words, ...words.filter(({ text }) => !known.has(text))],
  }
}

const countMatches = ({ base, delta }: LiveMatches): number => base.count + delta.count

/** Uses its own scratch memory, because the matches of the other sub-requests are in the segments' scratch memory. */
const searchAgain = (
  plan: IndexPlan,
  index: LiveIndex,
  query: Query,
  changes: Partial<Query['text']>,
): SettledQuery => {
  const changed = { ...query, text: { ...query.text, ...changes } }
  const ask = (part: LiveIndex['base']): Matches | undefined =>
    findMatches(part, plan, [changed], createScratch(part.segment.size))[0]
  const [base, delta] = [ask(index.base), ask(index.delta)]
  if (!base || !delta) throw new Error('A condition has no result')
  return { query: changed, matches: { base, delta } }
}

const dropWordsOfQuery = (plan: IndexPlan, index: LiveIndex, requested: SettledQuery): SettledQuery => {
  let settled = requested
  for (const variants of requested.query.text.fallbacks) {
    if (countMatches(settled.matches) > 0) break
    settled = searchAgain(plan, index, requested.query, { variants })
  }
  const { text } = settled.query
  if (text.typoMode === 'all' || text.variants.length === 0) return settled
  const [fewest, second] = listTypoCounts(settled.matches)
  const maxTypos = text.typoMode === 'min' ? fewest : (second ?? fewest)
  return maxTypos === undefined ? settled : searchAgain(plan, index, settled.query, { maxTypos: maxTypos })
}

/** Returns the distinct numbers of typos of the matches, ascending. */
const listTypoCounts = ({ base, delta }: LiveMatches): number[] => {
  const found = new Set<number>()
  for (const { scores, has } of [base, delta])
    scores?.coarse.forEach((score, doc) => {
      if (score !== NO_MATCH && has(doc)) found.add(typosOf(score))
    })
  return [...found].sort((a, b) => a - b)
}
