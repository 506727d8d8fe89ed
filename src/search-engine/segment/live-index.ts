import type { IndexPlan } from '../settings'
import { buildSegment } from './build'
import { findCode, findDoc } from './lookup'
import { RecordStore } from './record-store'
import { stringAt, tableSize } from './string-table'
import type { FacetColumn, Segment } from './types'

/** Maps the codes of the delta's values to the base's dictionary; 0 if the base lacks the value. */
export type CodeMap = Readonly<Record<string, Uint32Array>>

export type IndexPart = {
  readonly segment: Segment
  /** 1 if the record was replaced or removed later. */
  readonly dead: Uint8Array
  readonly deadCount: number
}

/** The index of one tenant for queries: a large base segment, and a small one with later changes. */
export type LiveIndex = { readonly base: IndexPart; readonly delta: IndexPart; readonly deltaCodes: CodeMap }

/** Changes by id: the record's JSON, or null if it was removed. */
export type Changes = ReadonlyMap<string, string | null>

/** Creates the view of `base` after `changes`, without modifying the base. */
export const createLiveIndex = (plan: IndexPlan, base: Segment, changes: Changes): LiveIndex => {
  const dead = new Uint8Array(base.size)
  let deadCount = 0
  const store = new RecordStore()
  for (const [id, json] of changes) {
    const doc = findDoc(base, id)
    if (doc >= 0) {
      dead[doc] = 1
      deadCount += 1
    }
    if (json !== null) store.add(id, json)
  }
  const segment = buildSegment(plan, store)
  return {
    base: { segment: base, dead, deadCount },
    delta: { segment, dead: new Uint8Array(segment.size), deadCount: 0 },
    deltaCodes: Object.fromEntries(
      Object.entries(segment.facets).map(([name, column]) => [name, buildCodeMap(column, base.facets[name])]),
    ),
  }
}

const buildCodeMap = (from: FacetColumn, to: FacetColumn | undefined): Uint32Array => {
  const map = new Uint32Array(tableSize(from.values))
  if (to) for (let code = 1; code < map.length; code += 1) map[code] = findCode(to, stringAt(from.values, code))
  return map
}
