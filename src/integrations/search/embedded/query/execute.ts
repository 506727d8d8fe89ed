import type { LiveIndex } from '../segment/live'
import type { IndexPlan } from '../settings'
import { searchFacet } from './facet-search'
import { matchConditions } from './matches'
import { renderHits, type Ambient } from './render-hits'
import type { Task } from './task'

/** Answers the sub-requests of one request together; each answer as JSON, in their order. */
export const execute = (plan: IndexPlan, index: LiveIndex, tasks: readonly Task[], ambient: Ambient): string[] => {
  const conditions = tasks.map(({ query }) => query)
  const base = matchConditions(index.base, plan, conditions)
  const delta = matchConditions(index.delta, plan, conditions)
  return tasks.flatMap(({ query, search }, i) => {
    const [inBase, inDelta] = [base[i], delta[i]]
    if (!inBase || !inDelta) return []
    const matches = { base: inBase, delta: inDelta }
    if (!search) return [renderHits(plan, index, matches, query, ambient)]
    const facetHits = searchFacet(plan, index, matches, query, search)
    const processingTimeMS = Math.max(0, Math.round(ambient.elapsed()))
    return [JSON.stringify({ facetHits, exhaustiveFacetsCount: true, processingTimeMS })]
  })
}
