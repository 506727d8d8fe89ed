import { describe, expect, test } from 'vitest'
import { listTitleFields, rowTitle } from './row-labels'

describe('[STF-07] [STF-08] the name of a row', () => {
  test('comes from its most telling text', () => {
    const fields = listTitleFields([
      { name: 'href', type: 'text' },
      { name: 'label', type: 'text' },
      { name: 'title', type: 'richText' },
    ])
    expect(fields).toEqual(['label', 'href'])
    expect(rowTitle({ label: ' Our \n people ', href: '/people' }, fields)).toBe('Our people')
    expect(rowTitle({ label: ' ', href: '/people' }, fields)).toBe('/people')
  })

  test('is empty for an empty row, and short for a long text', () => {
    expect(rowTitle(undefined, ['label'])).toBe('')
    expect(rowTitle({ label: 5 }, ['label'])).toBe('')
    expect(rowTitle({ label: 'word '.repeat(40) }, ['label'])).toMatch(/^(word )+(word)?…$|^.{1,60}…$/u)
    expect(rowTitle({ label: 'word '.repeat(40) }, ['label']).length).toBeLessThanOrEqual(60)
  })
})
