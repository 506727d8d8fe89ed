import { describe, expect, test } from 'vitest'
import { listTypedPaths, mergeTyped } from './typed-during-save'

const blocks = (...ids: readonly string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) })
const saved = { title: { value: 'Abo' }, blocks: blocks('a'), 'blocks.0.text': { value: 'Hello' } }

describe('text that is typed during a save', () => {
  test('[STF-08] is found by its value or its rows; nothing typed changes nothing', () => {
    expect(listTypedPaths(saved, { ...saved })).toEqual([])
    expect(mergeTyped(saved, { ...saved }, { title: { value: 'Abo, saved' } })).toBeNull()
    expect(listTypedPaths(saved, { ...saved, title: { value: 'About' }, blocks: blocks('b') })).toEqual([
      'title',
      'blocks',
    ])
  })

  test('[STF-08] replaces the saved values, beside those that the save has filled in', () => {
    const loaded = { ...saved, slug: { value: 'abo', valid: true } }
    expect(mergeTyped(saved, { ...saved, title: { value: 'About us' } }, loaded)).toEqual({
      ...loaded,
      title: { value: 'About us', initialValue: 'About us' },
    })
  })

  test('[STF-08] includes sections that were added or removed', () => {
    const added = { ...saved, blocks: blocks('a', 'b'), 'blocks.1.text': { value: 'New' } }
    expect(mergeTyped(saved, added, saved)).toMatchObject(added)
    const removed = { title: saved.title, blocks: blocks() }
    expect(mergeTyped(saved, removed, saved)).toMatchObject(removed)
    expect(Object.keys(mergeTyped(saved, removed, saved) ?? {})).toEqual(['title', 'blocks'])
  })
})
