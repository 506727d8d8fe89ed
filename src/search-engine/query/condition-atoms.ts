import { toClauseKey, type Clause } from '@/src/domain/stock/filters/ast'
import { geoKey, isGeoFilter } from './geo'
import type { GeoQuery } from './geo-params'
import type { TextQuery } from './text-query'

/** The condition of one sub-request: clauses to match and words to contain. */
export type Condition = {
  readonly clauses: readonly Clause[]
  readonly text: TextQuery | null
  readonly geo?: GeoQuery | undefined
}

type Atom = {
  readonly clause?: Clause
  readonly geo?: GeoQuery
  readonly condition?: Condition
  readonly users: number[]
}
/** Atoms used by the same sub-requests share one bit. */
type Group = { readonly bit: number; readonly atoms: Atom[]; readonly users: readonly number[] }

/** Conditions with the same key match the same records. The key does not include ranking. */
export const textKey = ({ text }: Condition): string =>
  text === null || text.variants.length === 0
    ? ''
    : JSON.stringify([text.variants, text.attributes, text.typolessAttributes, text.maxTypos])

export const collectAtoms = (conditions: readonly Condition[]): Atom[] => {
  const atoms = new Map<string, Atom>()
  const use = (key: string, user: number, fresh: Omit<Atom, 'users'>): void => {
    const atom = atoms.get(key) ?? { ...fresh, users: [] }
    atoms.set(key, atom)
    if (atom.users.at(-1) !== user) atom.users.push(user)
  }
  conditions.forEach((condition, user) => {
    for (const clause of condition.clauses) use(toClauseKey(clause), user, { clause })
    if (isGeoFilter(condition.geo)) use(`geo ${geoKey(condition.geo)}`, user, { geo: condition.geo })
    const key = textKey(condition)
    if (key !== '') use(`text ${key}`, user, { condition })
  })
  return [...atoms.values()]
}

export const groupAtoms = (atoms: readonly Atom[]): Group[] => {
  const groups = new Map<string, Group>()
  for (const atom of atoms) {
    const signature = atom.users.join()
    const group = groups.get(signature) ?? { bit: 1 << groups.size, atoms: [], users: atom.users }
    groups.set(signature, group)
    group.atoms.push(atom)
  }
  return [...groups.values()]
}
