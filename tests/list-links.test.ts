import { readFileSync } from 'node:fs'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { listCollections } from './list-collections'

const findField = (fields: readonly Field[], name: string): Field | undefined => {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const inner =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => tab.fields)
        : 'fields' in field && !('name' in field)
          ? field.fields
          : []
    const found = findField(inner, name)
    if (found) return found
  }
  return undefined
}

const cellOf = (field: Field | undefined): string | undefined => {
  const cell: unknown =
    field?.admin?.components && 'Cell' in field.admin.components ? field.admin.components.Cell : null
  const path = typeof cell === 'object' && cell !== null && 'path' in cell ? cell.path : cell
  return typeof path === 'string' ? path : undefined
}

test('[ADM-02] the first column of every list opens the document', () => {
  const cells = listCollections().flatMap(({ slug, fields, admin }) => {
    const [first = ''] = admin?.defaultColumns ?? []
    const cell = cellOf(findField(fields, first))
    return cell === undefined ? [] : [{ slug, file: `.${cell.split('#', 1)[0] ?? ''}.tsx` }]
  })
  expect(cells.map(({ slug }) => slug)).toContain('special-hours')
  expect(cells.filter(({ file }) => !readFileSync(file, 'utf8').includes('LinkedCell'))).toEqual([])
})
