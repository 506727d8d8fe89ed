import type { IndexPart } from '../segment/live-index'
import type { Segment } from '../segment/types'
import type { IndexPlan } from '../settings'
import { markFailing } from './clause-mask'
import { markFailingGeo } from './geo'
import type { TextQuery } from './text-query'
import { NO_MATCH, computeTextScores, type TextScores } from './text-scores'
import { type Condition, textKey, collectAtoms, groupAtoms } from './condition-atoms'

/** The records of one part that match one condition. */
export type Matches = {
  readonly part: IndexPart
  readonly count: number
  readonly has: (doc: number) => boolean
  /** Matching records, ascending. Null if more than half match; then `rest` is the shorter list. */
  readonly docs: Uint32Array | null
  /** The records that do not match, including replaced ones; null if `docs` is given. */
  readonly rest: Uint32Array | null
  readonly scores: TextScores | null
}

const DEAD_BIT = 0x80000000 | 0
const MAX_GROUPS = 31

type Scratch = { readonly fails: Uint32Array; readonly holds: Uint8Array }
export const createScratch = (size: number): Scratch => ({ fails: new Uint32Array(size), holds: new Uint8Array(size) })

/** One per segment, reused because allocation is costly. Safe, because a request never yields while it runs. */
const scratches = new WeakMap<Segment, Scratch>()
const getScratch = (segment: Segment): Scratch => {
  const known = scratches.get(segment) ?? createScratch(segment.size)
  scratches.set(segment, known)
  return known
}

/**
 * Evaluates all conditions of a multi-query together: each distinct clause and text is evaluated once for all its
 * sub-requests, and a record's failures are the bits of one number. The matches are valid until the next call for the
 * same segment.
 */
export const findMatches = (
  part: IndexPart,
  plan: IndexPlan,
  conditions: readonly Condition[],
  scratch: Scratch = getScratch(part.segment),
): Matches[] => {
  const groups = groupAtoms(collectAtoms(conditions))
  if (groups.length > MAX_GROUPS)
    return conditions.flatMap((condition) => findMatches(part, plan, [condition], createScratch(part.segment.size)))
  const { segment, dead, deadCount } = part
  const fails = scratch.fails.fill(0)
  if (deadCount > 0) markDead(dead, fails)
  const scores = new Map<string, TextScores>()
  for (const { bit, atoms } of groups)
    for (const atom of atoms) {
      if (atom.clause) markFailing(segment, atom.clause, bit, fails, scratch.holds)
      if (atom.geo) markFailingGeo(segment, atom.geo, bit, fails)
      if (atom.condition?.text)
        scores.set(textKey(atom.condition), markFailingText(part, plan, atom.condition.text, bit, fails))
    }
  const lists = new Map<number, MatchLists>()
  return conditions.map((condition, user) => {
    const requiredBits = groups.reduce(
      (bits, group) => (group.users.includes(user) ? bits | group.bit : bits),
      DEAD_BIT,
    )
    const known = lists.get(requiredBits) ?? listMatches(fails, requiredBits)
    lists.set(requiredBits, known)
    return {
      part,
      ...known,
      has: (doc) => ((fails[doc] as number) & requiredBits) === 0,
      scores: scores.get(textKey(condition)) ?? null,
    }
  })
}

const markDead = (dead: Uint8Array, fails: Uint32Array): void => {
  for (let doc = 0; doc < dead.length; doc += 1) if (dead[doc] === 1) fails[doc] = DEAD_BIT
}

const markFailingText = (
  { segment }: IndexPart,
  plan: IndexPlan,
  text: TextQuery,
  bit: number,
  fails: Uint32Array,
): TextScores => {
  const scores = computeTextScores(segment.text, segment.size, text, plan.searchable)
  const { coarse } = scores
  for (let doc = 0; doc < coarse.length; doc += 1)
    if (coarse[doc] === NO_MATCH) fails[doc] = (fails[doc] as number) | bit
  return scores
}

type MatchLists = Pick<Matches, 'count' | 'docs' | 'rest'>

/** Two reused buffers, of which the shorter list is copied once its length is known. */
let listBuffers = [new Uint32Array(1024), new Uint32Array(1024)] as const

const listMatches = (fails: Uint32Array, requiredBits: number): MatchLists => {
  const length = fails.length + 1
  if (listBuffers[0].length < length) listBuffers = [new Uint32Array(length), new Uint32Array(length)]
  const [matching, others] = listBuffers
  let count = 0
  for (let doc = 0; doc < fails.length; doc += 1) {
    matching[count] = doc
    others[doc - count] = doc
    if (((fails[doc] as number) & requiredBits) === 0) count += 1
  }
  if (count * 2 <= fails.length) return { count, docs: matching.slice(0, count), rest: null }
  return { count, docs: null, rest: others.slice(0, fails.length - count) }
}
