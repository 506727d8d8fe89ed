import { findMatches } from './matches'
import type { Clause } from '@/src/domain/stock/filters/ast'
import { findDoc } from '../segment/lookup'
import type { LiveIndex } from '../segment/live-index'
import type { IndexPlan } from '../settings'
import { renderHit } from './render-hit'

export type ObjectRequest = { readonly id: string; readonly retrieve: readonly string[] }

/** Returns records by id as JSON; null for one that does not exist or does not match the restriction. */
export const findObjects = (
  plan: IndexPlan,
  index: LiveIndex,
  restriction: readonly Clause[],
  requests: readonly ObjectRequest[],
  grow?: (length: number) => void,
): (string | null)[] => {
  const condition = { clauses: restriction, text: null }
  const matches = [index.delta, index.base].flatMap((part) => findMatches(part, plan, [condition]))
  return requests.map(({ id, retrieve }) => {
    for (const { part, has } of matches) {
      const doc = findDoc(part.segment, id)
      if (doc < 0 || !has(doc)) continue
      const object = renderHit(plan, { segment: part.segment, doc }, { retrieve, withRanking: false }, null)
      grow?.(object.length)
      return object
    }
    return null
  })
}
