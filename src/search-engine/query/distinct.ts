import type { LiveIndex } from '../segment/live-index'
import { DISTINCT_COLUMN } from '../settings'
import { tableSize } from '../segment/string-table'
import type { Segment } from '../segment/types'
import type { LiveMatches } from './facet-counts'
import type { Matches } from './matches'
import type { MatchedRecord } from './order'

/** The first records of each group, in the order of each group's best one. */
export type Groups = readonly (readonly MatchedRecord[])[]

/** Groups matches by the attribute for distinct; a record without it is a group of its own. */
export const groupMatches = (index: LiveIndex, ordered: readonly MatchedRecord[], perGroup: number): Groups => {
  const groupOf = createGroupReader(index)
  const groups = new Map<number | string, MatchedRecord[]>()
  ordered.forEach((match, i) => {
    const key = groupOf(match) ?? `alone ${i}`
    const group = groups.get(key)
    if (!group) groups.set(key, [match])
    else if (group.length < perGroup) group.push(match)
  })
  return [...groups.values()]
}

/** Reads a record's group as the code of the base's dictionary, or one after them for a value that only the delta has. */
const createGroupReader = ({ base, delta, deltaCodes }: LiveIndex) => {
  const codeOf = ({ facets }: Segment, doc: number): number => {
    const column = facets[DISTINCT_COLUMN]
    return column ? (column.codes[column.offsets ? (column.offsets[doc] as number) : doc] as number) : 0
  }
  const column = base.segment.facets[DISTINCT_COLUMN]
  const baseSize = column ? tableSize(column.values) : 0
  return ({ segment, doc }: MatchedRecord): number | undefined => {
    const code = codeOf(segment, doc)
    if (code === 0) return undefined
    if (segment !== delta.segment) return code
    const known = deltaCodes[DISTINCT_COLUMN]?.[code] ?? 0
    return known > 0 ? known : baseSize + code
  }
}

/** Returns the matches with only the best record of each group, of which facets are counted after grouping. */
export const keepFirstOfGroups = ({ base, delta }: LiveMatches, groups: Groups): LiveMatches => {
  const best = groups.flatMap(([first]) => first ?? [])
  const restrict = (matches: Matches): Matches => {
    const inPart = best.filter(({ segment }) => segment === matches.part.segment).map(({ doc }) => doc)
    const docs = Uint32Array.from(inPart).sort()
    const held = new Set(docs)
    return { ...matches, docs, rest: null, count: docs.length, has: (doc) => held.has(doc) }
  }
  return { base: restrict(base), delta: restrict(delta) }
}
