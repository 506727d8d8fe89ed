/** An entry of a menu in the panel, with its sub-entries. */
export type MenuNode<Value> = {
  readonly id: string
  readonly value: Value
  readonly children: readonly MenuNode<Value>[]
}
export type MenuTree<Value> = readonly MenuNode<Value>[]

/** The place of an entry: its index, and for a sub-entry that of the entry above it first. */
export type MenuPath = readonly [number] | readonly [number, number]

export type MenuRules = {
  readonly maxEntries: number
  readonly maxChildren: number
  /** True if entries can become sub-entries and the other way round, as in a header; false for groups of links. */
  readonly canNest: boolean
}

export type FlatEntry<Value> = { readonly node: MenuNode<Value>; readonly path: MenuPath }

/** Lists entries and sub-entries in the order of the screen. */
export const listEntries = <Value>(tree: MenuTree<Value>): readonly FlatEntry<Value>[] =>
  tree.flatMap((node, at) => [
    { node, path: [at] as const },
    ...node.children.map((child, index) => ({ node: child, path: [at, index] as const })),
  ])

export const isSamePath = (one: MenuPath, other: MenuPath): boolean =>
  one.length === other.length && one.every((index, at) => index === other[at])

export const findEntry = <Value>(tree: MenuTree<Value>, [at, index]: MenuPath): MenuNode<Value> | undefined =>
  index === undefined ? tree[at] : tree[at]?.children[index]

const withChildren = <Value>(
  tree: MenuTree<Value>,
  at: number,
  change: (children: readonly MenuNode<Value>[]) => readonly MenuNode<Value>[],
): MenuTree<Value> => tree.map((node, index) => (index === at ? { ...node, children: change(node.children) } : node))

export const removeEntry = <Value>(tree: MenuTree<Value>, [at, index]: MenuPath): MenuTree<Value> =>
  index === undefined ? tree.toSpliced(at, 1) : withChildren(tree, at, (children) => children.toSpliced(index, 1))

export const insertEntry = <Value>(
  tree: MenuTree<Value>,
  [at, index]: MenuPath,
  node: MenuNode<Value>,
): MenuTree<Value> =>
  index === undefined
    ? tree.toSpliced(at, 0, node)
    : withChildren(tree, at, (children) => children.toSpliced(index, 0, node))
