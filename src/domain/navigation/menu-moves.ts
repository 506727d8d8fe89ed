import {
  type MenuNode,
  type MenuTree,
  type MenuPath,
  type MenuRules,
  listEntries,
  isSamePath,
  findEntry,
  removeEntry,
  insertEntry,
} from './menu-tree'

export type MenuMove = 'up' | 'down' | 'in' | 'out'

/** A changed tree with the new place of the moved entry, or why the entry cannot move there. */
export type MoveResult<Value> =
  { readonly tree: MenuTree<Value>; readonly path: MenuPath } | { readonly problem: string }

/** Why an entry has no place there; undefined if it has. `tree` is without the entry. */
const findProblem = <Value>(
  tree: MenuTree<Value>,
  node: MenuNode<Value>,
  [at, index]: MenuPath,
  { maxEntries, maxChildren }: MenuRules,
): string | undefined => {
  if (index === undefined)
    return tree.length >= maxEntries ? `There can be up to ${String(maxEntries)} entries here.` : undefined
  if (node.children.length > 0) return 'An entry with sub-entries can’t go below another one.'
  const parent = tree[at]
  if (parent === undefined) return 'There is no entry above it.'
  return parent.children.length >= maxChildren ? `There can be up to ${String(maxChildren)} sub-entries.` : undefined
}

/** Moves an entry; `to` is its place in the tree without it. */
const moveEntry = <Value>(tree: MenuTree<Value>, from: MenuPath, to: MenuPath, rules: MenuRules): MoveResult<Value> => {
  const node = findEntry(tree, from)
  if (node === undefined) return { problem: 'This entry is gone.' }
  const rest = removeEntry(tree, from)
  const problem = findProblem(rest, node, to, rules)
  return problem === undefined ? { tree: insertEntry(rest, to, node), path: to } : { problem }
}

const cannotMove = { problem: 'It can’t move further.' } as const

/** The place that a sub-entry moves to, also into the entry above or below. */
const stepOfChild = <Value>(
  tree: MenuTree<Value>,
  [at, index]: readonly [number, number],
  move: 'up' | 'down',
): MenuPath | undefined => {
  const count = tree[at]?.children.length ?? 0
  if (move === 'up' && index > 0) return [at, index - 1]
  if (move === 'down' && index < count - 1) return [at, index + 1]
  const next = move === 'up' ? at - 1 : at + 1
  const other = tree[next]
  return other === undefined ? undefined : [next, move === 'up' ? other.children.length : 0]
}

const stepUpOrDown = <Value>(
  tree: MenuTree<Value>,
  [at, index]: MenuPath,
  move: 'up' | 'down',
): MenuPath | undefined => {
  if (index !== undefined) return stepOfChild(tree, [at, index], move)
  const next = move === 'up' ? at - 1 : at + 1
  return next < 0 || next >= tree.length ? undefined : [next]
}

const stepIn = <Value>(tree: MenuTree<Value>, [at, index]: MenuPath): MenuPath | undefined => {
  const above = tree[at - 1]
  return index !== undefined || above === undefined ? undefined : [at - 1, above.children.length]
}

const findStep = <Value>(
  tree: MenuTree<Value>,
  path: MenuPath,
  move: MenuMove,
  { canNest }: MenuRules,
): MenuPath | undefined => {
  if (move === 'up' || move === 'down') return stepUpOrDown(tree, path, move)
  if (!canNest) return undefined
  if (move === 'in') return stepIn(tree, path)
  return path.length === 2 ? [path[0] + 1] : undefined
}

/** Moves an entry by one step: up, down, below the entry above it, or out of it (STF-07). */
export const stepEntry = <Value>(
  tree: MenuTree<Value>,
  path: MenuPath,
  move: MenuMove,
  rules: MenuRules,
): MoveResult<Value> => {
  const to = findStep(tree, path, move, rules)
  return to === undefined ? cannotMove : moveEntry(tree, path, to, rules)
}

/** Reports whether an entry can move by one step. */
export const canStep = <Value>(tree: MenuTree<Value>, path: MenuPath, move: MenuMove, rules: MenuRules): boolean =>
  'tree' in stepEntry(tree, path, move, rules)

/**
 * Moves an entry to where it was dropped: before the entry at `gap` of `listEntries`, as a sub-entry or not. Groups and
 * their links stay what they are.
 */
export const dropEntry = <Value>(
  tree: MenuTree<Value>,
  from: MenuPath,
  gap: number,
  wantsChild: boolean,
  rules: MenuRules,
): MoveResult<Value> => {
  const asChild = rules.canNest ? wantsChild : from.length === 2
  const before = listEntries(tree)
    .slice(0, gap)
    .filter(({ path }) => !isSamePath(path, from) && !(from.length === 1 && path[0] === from[0]))
  const entries = before.filter(({ path }) => path.length === 1).length
  if (!asChild) return moveEntry(tree, from, [entries], rules)
  const lastStart = before.findLastIndex(({ path }) => path.length === 1)
  return moveEntry(tree, from, [entries - 1, before.length - 1 - lastStart], rules)
}
