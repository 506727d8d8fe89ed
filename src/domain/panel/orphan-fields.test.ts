import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOrphanPaths } from './orphan-fields'

test('[ADM-02] fields of a row that its list does not have are found, at any depth', () => {
  expect(
    listOrphanPaths({
      title: {},
      items: { rows: [{}, {}] },
      'items.0.label': {},
      'items.0.children': { rows: [{}] },
      'items.0.children.0.note': {},
      'items.0.children.1.note': {},
      'items.1.children': {},
      'items.1.children.0.note': {},
      'items.2.children.0.label': {},
      // Not a list of rows: a group whose name is a number.
      'years.2026.text': {},
    }),
  ).toEqual(['items.0.children.1.note', 'items.1.children.0.note', 'items.2.children.0.label'])
})

test('[ADM-02] a form that has only fields of rows in it has no such fields', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 5 }), (entries) => {
      const fields = Object.fromEntries([
        ['items', { rows: entries }],
        ...entries.flatMap((children, at) => [
          [`items.${at}.children`, { rows: children }],
          ...children.map((_, child) => [`items.${at}.children.${child}.label`, {}]),
        ]),
      ])
      expect(listOrphanPaths(fields)).toEqual([])
    }),
  )
})
