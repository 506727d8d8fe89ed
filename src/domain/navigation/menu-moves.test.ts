import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listEntries, type MenuPath, type MenuTree } from './menu-tree'
import { dropEntry, type MenuMove, type MoveResult, stepEntry } from './menu-moves'
import type { MenuRules } from './menu-tree'

const rules: MenuRules = { maxEntries: 4, maxChildren: 3, canNest: true }
const groups: MenuRules = { ...rules, canNest: false }

/** `Home Service(Booking,Parts)` as a tree. */
const parse = (text: string): MenuTree<null> =>
  [...text.matchAll(/([A-Za-z0-9]+)(?:\(([^)]*)\))?/g)].map(([, id = '', children = '']) => ({
    id,
    value: null,
    children: children
      .split(',')
      .filter(Boolean)
      .map((child) => ({ id: child, value: null, children: [] })),
  }))
const format = (tree: MenuTree<null>): string =>
  tree
    .map(({ id, children }) => (children.length > 0 ? `${id}(${children.map((one) => one.id).join(',')})` : id))
    .join(' ')
const result = (moved: MoveResult<null>): string => ('tree' in moved ? format(moved.tree) : moved.problem)
const step = (text: string, path: MenuPath, move: MenuMove, by = rules) =>
  result(stepEntry(parse(text), path, move, by))
const drop = (text: string, from: MenuPath, gap: number, asChild: boolean, by = rules) =>
  result(dropEntry(parse(text), from, gap, asChild, by))

const menu = 'Home Service(Booking,Parts) About'

describe('[STF-07] an entry of a menu moves', () => {
  test.each([
    [[0], 'down', 'Service(Booking,Parts) Home About'],
    [[2], 'up', 'Home About Service(Booking,Parts)'],
    [[2], 'in', 'Home Service(Booking,Parts,About)'],
    [[1, 0], 'down', 'Home Service(Parts,Booking) About'],
    [[1, 0], 'up', 'Home(Booking) Service(Parts) About'],
    [[1, 1], 'down', 'Home Service(Booking) About(Parts)'],
    [[1, 1], 'out', 'Home Service(Booking) Parts About'],
    [[0], 'up', 'It can’t move further.'],
    [[0], 'in', 'It can’t move further.'],
    [[0], 'out', 'It can’t move further.'],
    [[1], 'in', 'An entry with sub-entries can’t go below another one.'],
  ] as const)('from %j by a step “%s”', (path, move, expected) => {
    expect(step(menu, path, move)).toBe(expected)
  })

  test('only where there is room', () => {
    expect(step('A(B,C,D) E', [1], 'in')).toBe('There can be up to 3 sub-entries.')
    expect(step('A(B) C D E', [0, 0], 'out')).toBe('There can be up to 4 entries here.')
    expect(step('A(B) C', [1], 'in', groups)).toBe('It can’t move further.')
    expect(step('A(B) C', [0, 0], 'out', groups)).toBe('It can’t move further.')
    expect(step('A(B) C', [0, 0], 'down', groups)).toBe('A C(B)')
  })

  test.each([
    [[0], 4, false, 'Service(Booking,Parts) Home About'],
    [[0], 3, true, 'Service(Booking,Home,Parts) About'],
    [[2], 0, false, 'About Home Service(Booking,Parts)'],
    [[1, 1], 0, true, 'There is no entry above it.'],
    [[1, 1], 1, true, 'Home(Parts) Service(Booking) About'],
    [[1, 1], 5, false, 'Home Service(Booking) About Parts'],
    [[1], 3, false, menu],
    [[1], 5, false, 'Home About Service(Booking,Parts)'],
  ] as const)('from %j to the gap %i when it is dropped there (below another: %s)', (from, gap, asChild, expected) => {
    expect(drop(menu, from, gap, asChild)).toBe(expected)
  })

  test('a dropped link of a group stays a link, and a group a group', () => {
    expect(drop('A(B,C) D', [0, 0], 4, false, groups)).toBe('A(C) D(B)')
    expect(drop('A(B,C) D', [1], 1, true, groups)).toBe('A(B,C) D')
    expect(drop('A(B,C) D', [1], 0, true, groups)).toBe('D A(B,C)')
  })

  test('no move loses or repeats an entry, and a step can be taken back', () => {
    const node = fc.array(fc.constant(0), { maxLength: 3 })
    const trees = fc.array(node, { minLength: 1, maxLength: 4 }).map((all) =>
      all.map((children, at) => ({
        id: `e${String(at)}`,
        value: null,
        children: children.map((_, index) => ({ id: `e${String(at)}c${String(index)}`, value: null, children: [] })),
      })),
    )
    const moves = fc.constantFrom<MenuMove>('up', 'down', 'in', 'out')
    const idsOf = (tree: MenuTree<null>) =>
      listEntries(tree)
        .map((one) => one.node.id)
        .toSorted()
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.boolean(), moves, (tree, which, gap, asChild, move) => {
        const entries = listEntries(tree)
        const path = entries[which % entries.length]?.path ?? [0]
        for (const moved of [
          stepEntry(tree, path, move, rules),
          dropEntry(tree, path, gap % (entries.length + 1), asChild, rules),
        ]) {
          if (!('tree' in moved)) continue
          expect(idsOf(moved.tree)).toEqual(idsOf(tree))
          const found = listEntries(moved.tree).find((one) => one.path.join() === moved.path.join())
          expect(found?.node.id).toBe(entries[which % entries.length]?.node.id)
        }
      }),
    )
  })
})
