import type { LiveIndex } from '../segment/live'
import type { IndexPlan } from '../settings'
import type { LiveMatches } from './facet-counts'
import { searchFacet } from './facet-search'
import { matchConditions, newScratch, type Matches } from './matches'
import type { Query } from './params'
import { renderHits, renderUnprocessed, type Ambient } from './render-hits'
import { noMatch, typosOf } from './text-scores'
import type { Strategy, Task } from './task'

/** A sub-request as finally answered, possibly after query relaxation or with fewer typos. */
type Settled = { readonly query: Query; readonly matches: LiveMatches }

/** Answers the sub-requests of one request together; returns each answer as JSON, in order. */
export const execute = (
  plan: IndexPlan,
  index: LiveIndex,
  tasks: readonly Task[],
  ambient: Ambient,
  strategy: Strategy = 'none',
): string[] => {
  const conditions = tasks.map(({ query }) => query)
  const base = matchConditions(index.base, plan, conditions)
  const delta = matchConditions(index.delta, plan, conditions)
  let enough = false
  return tasks.flatMap(({ query: asked, search }, i) => {
    const [inBase, inDelta] = [base[i], delta[i]]
    if (!inBase || !inDelta) return []
    if (enough) return [renderUnprocessed(asked)]
    const { query, matches } = settle(plan, index, { query: asked, matches: { base: inBase, delta: inDelta } })
    if (!search) {
      enough = strategy === 'stopIfEnoughMatches' && countOf(matches) >= Math.max(1, query.window.count)
      return [renderHits(plan, index, matches, query, ambient)]
    }
    const facetHits = searchFacet(plan, index, matches, query, search)
    ambient.grow?.(0)
    const processingTimeMS = Math.max(0, Math.round(ambient.elapsed()))
    return [JSON.stringify({ facetHits, exhaustiveFacetsCount: true, processingTimeMS })]
  })
}

const countOf = ({ base, delta }: LiveMatches): number => base.count + delta.count

/** Uses its own scratch memory, because the matches of the other sub-requests are in the segments' scratch memory. */
const again = (plan: IndexPlan, index: LiveIndex, query: Query, changes: Partial<Query['text']>): Settled => {
  const changed = { ...query, text: { ...query.text, ...changes } }
  const ask = (part: LiveIndex['base']): Matches | undefined =>
    matchConditions(part, plan, [changed], newScratch(part.segment.size))[0]
  const [base, delta] = [ask(index.base), ask(index.delta)]
  if (!base || !delta) throw new Error('A condition has no result')
  return { query: changed, matches: { base, delta } }
}

const settle = (plan: IndexPlan, index: LiveIndex, asked: Settled): Settled => {
  let settled = asked
  for (const variants of asked.query.text.fallbacks) {
    if (countOf(settled.matches) > 0) break
    settled = again(plan, index, asked.query, { variants })
  }
  const { text } = settled.query
  if (text.typoMode === 'all' || text.variants.length === 0) return settled
  const [least, second] = typosAmong(settled.matches)
  const mostTypos = text.typoMode === 'min' ? least : (second ?? least)
  return mostTypos === undefined ? settled : again(plan, index, settled.query, { mostTypos })
}

/** Returns the distinct numbers of typos of the matches, ascending. */
const typosAmong = ({ base, delta }: LiveMatches): number[] => {
  const found = new Set<number>()
  for (const { scores, has } of [base, delta])
    scores?.coarse.forEach((score, doc) => {
      if (score !== noMatch && has(doc)) found.add(typosOf(score))
    })
  return [...found].sort((a, b) => a - b)
}
