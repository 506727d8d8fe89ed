import { describe, expect, test } from 'vitest'
import type { AttentionGroup } from './attention'
import { hiddenItemKey, hidesOn, listHidingChoices, markHidden, withoutHidden } from './hidden-items'

const item = (key: string) => ({ key, title: key, detail: '', href: '/admin', tone: 'soon' as const })
const group: AttentionGroup = { key: 'photos', total: 30, items: ['a', 'b', 'c'].map(item), href: '/admin' }

describe('[STF-04] items that a reader has hidden', () => {
  test('stay hidden until their day', () => {
    const [tomorrow, week, always] = listHidingChoices('2026-12-31').map(([, until]) => until)
    expect([tomorrow, week, always]).toEqual(['2027-01-01', '2027-01-07', 'always'])
    expect(hidesOn(tomorrow, '2026-12-31')).toBe(true)
    expect(hidesOn(tomorrow, '2027-01-01')).toBe(false)
    expect(hidesOn('always', '2099-01-01')).toBe(true)
    for (const value of [undefined, null, '', 'soon', 5, {}]) expect(hidesOn(value, '2026-12-31')).toBe(false)
  })

  test('leave their group and its total, and no other group', () => {
    const hidden = new Set([hiddenItemKey('photos', 'b'), hiddenItemKey('drafts', 'a')])
    const marked = markHidden(group, hidden)
    expect(marked.items.filter(({ isHidden }) => isHidden).map(({ key }) => key)).toEqual(['b'])
    expect(marked.total).toBe(30)
    const [shown] = withoutHidden([marked])
    expect(shown?.items.map(({ key }) => key)).toEqual(['a', 'c'])
    expect(shown?.total).toBe(29)
  })

  test('leave as many out of the total as they stand for', () => {
    const undelivered = { ...group, total: 41, items: [{ ...item('a'), count: 40 }, item('b')] }
    expect(withoutHidden([markHidden(undelivered, new Set([hiddenItemKey('photos', 'a')]))])[0]?.total).toBe(1)
  })

  test('take their group along when it has no others', () => {
    const all = new Set(group.items.map(({ key }) => hiddenItemKey('photos', key)))
    expect(withoutHidden([markHidden(group, all)])).toEqual([])
  })
})
