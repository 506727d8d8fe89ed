import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { switches } from '@/src/domain/switches'
import { listChangedReferences, listFieldChanges } from './changes'

const fields = [
  { name: 'name', label: 'Name', detail: 'values' },
  { name: 'image', label: 'Picture', detail: 'name' },
  { name: 'hours', label: 'Hours', detail: 'name' },
  { name: 'updatedAt', label: 'Updated', detail: 'values' },
] as const

describe('[ADM-02] listFieldChanges', () => {
  test('lists plain fields with both values, others by name, and no system fields', () => {
    const before = { name: 'Toowong', image: 'a', hours: [{ open: '09:00' }], updatedAt: '1' }
    const after = { name: 'Milton', image: 'b', hours: [{ open: '09:00' }], updatedAt: '2' }
    expect(listFieldChanges(fields, before, after)).toEqual([
      { field: 'name', label: 'Name', before: 'Toowong', after: 'Milton' },
      { field: 'image', label: 'Picture' },
    ])
  })

  test('lists a changed reference with the names of its documents, and one that is gone as such', () => {
    const references = [
      { name: 'location', label: 'Location', detail: 'references', relationTo: 'locations' },
      { name: 'models', label: 'Models', detail: 'references', relationTo: 'models' },
      { name: 'image', label: 'Picture', detail: 'references', relationTo: 'media' },
    ] as const
    const populated = { id: 'c', createdAt: '1', updatedAt: '2' }
    const before = { location: 'a', models: ['m', 'n'], image: 'same' }
    const after = { location: populated, models: [], image: 'same' }
    expect(listChangedReferences(references, before, after)).toEqual([
      { relationTo: 'locations', value: 'a' },
      { relationTo: 'locations', value: 'c' },
      { relationTo: 'models', value: 'm' },
      { relationTo: 'models', value: 'n' },
    ])
    const names: Readonly<Record<string, string>> = { a: 'Toowong', c: 'Milton', m: 'Ranger' }
    expect(listFieldChanges(references, before, after, ({ value }) => names[value])).toEqual([
      { field: 'location', label: 'Location', before: 'Toowong', after: 'Milton' },
      { field: 'models', label: 'Models', before: 'Ranger, an item that was deleted', after: '' },
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

  test('lists each changed switch with its group, label and both values, inherited ones as such', () => {
    const settings = [{ name: 'switches', label: 'Switches', detail: 'switches' }] as const
    const before = { switches: { display: { save: true, new_tag: 'New' }, finance: { excluded_makes: [] } } }
    const after = { switches: { display: { save: false, new_tag: 'New' } } }
    expect(listFieldChanges(settings, before, after)).toEqual([
      {
        field: 'switches.display.save',
        label: `Display › ${switches.display.save.label}`,
        before: 'On',
        after: 'Off',
      },
      {
        field: 'switches.finance.excluded_makes',
        label: `Finance › ${switches.finance.excluded_makes.label}`,
        before: 'none',
        after: 'inherited',
      },
    ])
  })

  test('names the field if a stored value is no known switch', () => {
    const settings = [{ name: 'switches', label: 'Switches', detail: 'switches' }] as const
    expect(listFieldChanges(settings, { switches: { old: { key: 1 } } }, { switches: {} })).toEqual([
      { field: 'switches', label: 'Switches' },
    ])
  })

  test('truncates long values', () => {
    const [change] = listFieldChanges(fields, {}, { name: 'x'.repeat(5000) })
    expect(change?.after).toHaveLength(200)
  })
})
