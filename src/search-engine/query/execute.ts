import type { LiveIndex } from '../segment/live-index'
import type { IndexPlan } from '../settings'
import type { LiveMatches } from './facet-counts'
import { searchFacet } from './facet-search'
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
  const conditions = tasks.map(({ query }) => query)
  const base = findMatches(index.base, plan, conditions)
  const delta = findMatches(index.delta, plan, conditions)
  let hasEnough = false
  return tasks.flatMap(({ query: requested, search }, i) => {
    const [inBase, inDelta] = [base[i], delta[i]]
    if (!inBase || !inDelta) return []
    if (hasEnough) return [renderUnprocessed(requested)]
    const { query, matches } = relaxQuery(plan, index, { query: requested, matches: { base: inBase, delta: inDelta } })
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

const relaxQuery = (plan: IndexPlan, index: LiveIndex, requested: SettledQuery): SettledQuery => {
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
