import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditActionOf, listFieldChanges } from './changes'

const fields = [
  { name: 'name', label: 'Name', plain: true },
  { name: 'image', label: 'Picture', plain: false },
  { name: 'hours', label: 'Hours', plain: false },
  { name: 'updatedAt', label: 'Updated', plain: true },
]

describe('[ADM-02] listFieldChanges', () => {
  test('lists plain fields with both values, others by name, and no system fields', () => {
    const before = { name: 'Toowong', image: 'a', hours: [{ open: '09:00' }], updatedAt: '1' }
    const after = { name: 'Milton', image: 'b', hours: [{ open: '09:00' }], updatedAt: '2' }
    expect(listFieldChanges(fields, before, after)).toEqual([
      { field: 'name', label: 'Name', before: 'Toowong', after: 'Milton' },
      { field: 'image', label: 'Picture' },
    ])
  })

  test('treats a populated document like its id, and empty like absent', () => {
    const populated = { id: 'a', createdAt: '1', updatedAt: '2', alt: 'x' }
    expect(listFieldChanges(fields, { image: 'a', hours: [], name: '' }, { image: populated, hours: null })).toEqual([])
  })

  test('finds no change between a document and itself, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse())
        expect(listFieldChanges(fields, { hours: value }, { hours: reversed })).toEqual([])
      }),
    )
  })

  test('truncates long values', () => {
    const [change] = listFieldChanges(fields, {}, { name: 'x'.repeat(5000) })
    expect(change?.after).toHaveLength(200)
  })
})

test('[ADM-02] gives each save one action', () => {
  const published = { _status: 'published' }
  const draft = { _status: 'draft' }
  expect(auditActionOf(undefined, published, false)).toBe('created')
  expect(auditActionOf(draft, published, false)).toBe('published')
  expect(auditActionOf(published, draft, false)).toBe('unpublished')
  expect(auditActionOf(published, draft, true)).toBe('saved a draft')
  expect(auditActionOf(published, published, false)).toBe('changed')
  expect(auditActionOf(published, { deletedAt: '2026-01-01' }, false)).toBe('moved to trash')
  expect(auditActionOf({ deletedAt: '2026-01-01' }, published, false)).toBe('restored from trash')
})
