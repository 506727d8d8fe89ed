import { canonicalClause, type Clause } from '@/src/domain/stock/filters/ast'
import type { Part } from '../segment/live'
import type { Segment } from '../segment/types'
import type { IndexPlan } from '../settings'
import { failClause } from './clause-mask'
import type { TextQuery } from './text-query'
import { noMatch, textScores, type TextScores } from './text-scores'

/** The condition of one sub-request: clauses to match and words to contain. */
export type Condition = {
  readonly clauses: readonly Clause[]
  readonly text: TextQuery | null
}

/** The records of one part that match one condition. */
export type Matches = {
  readonly part: Part
  readonly count: number
  readonly has: (doc: number) => boolean
  /** Matching records, ascending. Null if more than half match; then `rest` is the shorter list. */
  readonly docs: Uint32Array | null
  /** The records that do not match, including replaced ones; null if `docs` is given. */
  readonly rest: Uint32Array | null
  readonly scores: TextScores | null
}

type Atom = { readonly clause?: Clause; readonly condition?: Condition; readonly users: number[] }
/** Atoms used by the same sub-requests share one bit. */
type Group = { readonly bit: number; readonly atoms: Atom[]; readonly users: readonly number[] }

const deadBit = 0x80000000 | 0
const mostGroups = 31

type Scratch = { readonly fails: Uint32Array; readonly holds: Uint8Array }
export const newScratch = (size: number): Scratch => ({ fails: new Uint32Array(size), holds: new Uint8Array(size) })

/** One per segment, reused because allocation is costly. Safe, because a request never yields while it runs. */
const scratches = new WeakMap<Segment, Scratch>()
const scratchOf = (segment: Segment): Scratch => {
  const known = scratches.get(segment) ?? newScratch(segment.size)
  scratches.set(segment, known)
  return known
}

/**
 * Evaluates all conditions of a multi-query together: each distinct clause and text is evaluated once for all its
 * sub-requests, and a record's failures are the bits of one number. The matches are valid until the next call for the
 * same segment.
 */
export const matchConditions = (
  part: Part,
  plan: IndexPlan,
  conditions: readonly Condition[],
  scratch: Scratch = scratchOf(part.segment),
): Matches[] => {
  const groups = groupAtoms(collectAtoms(conditions))
  if (groups.length > mostGroups)
    return conditions.flatMap((condition) => matchConditions(part, plan, [condition], newScratch(part.segment.size)))
  const { segment, dead, deadCount } = part
  const fails = scratch.fails.fill(0)
  if (deadCount > 0) failDead(dead, fails)
  const scores = new Map<string, TextScores>()
  for (const { bit, atoms } of groups)
    for (const atom of atoms) {
      if (atom.clause) failClause(segment, atom.clause, bit, fails, scratch.holds)
      if (atom.condition?.text)
        scores.set(textKey(atom.condition), failText(part, plan, atom.condition.text, bit, fails))
    }
  const lists = new Map<number, Lists>()
  return conditions.map((condition, user) => {
    const need = groups.reduce((bits, group) => (group.users.includes(user) ? bits | group.bit : bits), deadBit)
    const known = lists.get(need) ?? listMatches(fails, need)
    lists.set(need, known)
    return {
      part,
      ...known,
      has: (doc) => ((fails[doc] as number) & need) === 0,
      scores: scores.get(textKey(condition)) ?? null,
    }
  })
}

const failDead = (dead: Uint8Array, fails: Uint32Array): void => {
  for (let doc = 0; doc < dead.length; doc += 1) if (dead[doc] === 1) fails[doc] = deadBit
}

/** Conditions with the same key match the same records. The key does not include ranking. */
const textKey = ({ text }: Condition): string =>
  text === null || text.variants.length === 0
    ? ''
    : JSON.stringify([text.variants, text.attributes, text.typoless, text.mostTypos])

const collectAtoms = (conditions: readonly Condition[]): Atom[] => {
  const atoms = new Map<string, Atom>()
  const use = (key: string, user: number, fresh: Omit<Atom, 'users'>): void => {
    const atom = atoms.get(key) ?? { ...fresh, users: [] }
    atoms.set(key, atom)
    if (atom.users.at(-1) !== user) atom.users.push(user)
  }
  conditions.forEach((condition, user) => {
    for (const clause of condition.clauses) use(canonicalClause(clause), user, { clause })
    const key = textKey(condition)
    if (key !== '') use(`text ${key}`, user, { condition })
  })
  return [...atoms.values()]
}

const groupAtoms = (atoms: readonly Atom[]): Group[] => {
  const groups = new Map<string, Group>()
  for (const atom of atoms) {
    const signature = atom.users.join()
    const group = groups.get(signature) ?? { bit: 1 << groups.size, atoms: [], users: atom.users }
    groups.set(signature, group)
    group.atoms.push(atom)
  }
  return [...groups.values()]
}

const failText = ({ segment }: Part, plan: IndexPlan, text: TextQuery, bit: number, fails: Uint32Array): TextScores => {
  const scores = textScores(segment.text, segment.size, text, plan.searchable)
  const { coarse } = scores
  for (let doc = 0; doc < coarse.length; doc += 1)
    if (coarse[doc] === noMatch) fails[doc] = (fails[doc] as number) | bit
  return scores
}

type Lists = Pick<Matches, 'count' | 'docs' | 'rest'>

/** One reused buffer, from which a list is copied once its length is known. */
let listBuffer = new Uint32Array(1024)

const listMatches = (fails: Uint32Array, need: number): Lists => {
  if (listBuffer.length <= fails.length) listBuffer = new Uint32Array(fails.length + 1)
  const list = listBuffer
  let count = 0
  for (let doc = 0; doc < fails.length; doc += 1) {
    list[count] = doc
    if (((fails[doc] as number) & need) === 0) count += 1
  }
  if (count * 2 <= fails.length) return { count, docs: list.slice(0, count), rest: null }
  let others = 0
  for (let doc = 0; doc < fails.length; doc += 1) {
    list[others] = doc
    if (((fails[doc] as number) & need) !== 0) others += 1
  }
  return { count, docs: null, rest: list.slice(0, others) }
}
