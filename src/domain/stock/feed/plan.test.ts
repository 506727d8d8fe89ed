import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planImport, type IncomingRow } from './plan'
import { toNumberedKey, type StoredVehicle } from './match-duplicates'

const stored = (key: string, hash: string, isRemoved = false): StoredVehicle => ({
  id: `id-${key}`,
  key,
  hash,
  isRemoved,
})

/** Applies a plan and returns the stored vehicles. */
const applyPlan = (incoming: readonly IncomingRow[], before: readonly StoredVehicle[]): readonly StoredVehicle[] => {
  const plan = planImport(incoming, before)
  const after = new Map(before.map((one) => [one.key, one] as const))
  for (const change of plan.changes) {
    after.set(change.key, stored(change.key, incoming[change.index]?.hash ?? ''))
  }
  const removed = new Set(plan.missingIds)
  return [...after.values()].map((one) => (removed.has(one.id) ? { ...one, isRemoved: true } : one))
}

const feed = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), hash: fc.constantFrom('1', '2', '3') }), {
  maxLength: 12,
})

describe('[STK-02] an import plan', () => {
  test('[STK-02] creates, updates, leaves unchanged and removes', () => {
    const plan = planImport(
      [
        { key: 'new', hash: '1' },
        { key: 'same', hash: '1' },
        { key: 'other', hash: '2' },
        { key: 'back', hash: '1' },
      ],
      [
        stored('same', '1'),
        stored('other', '1'),
        stored('left', '1'),
        stored('back', '1', true),
        stored('long removed', '1', true),
      ],
    )
    expect(plan).toEqual({
      changes: [
        { kind: 'create', index: 0, key: 'new' },
        { kind: 'update', index: 2, key: 'other', id: 'id-other' },
        { kind: 'update', index: 3, key: 'back', id: 'id-back' },
      ],
      unchanged: 1,
      missingIds: ['id-left'],
      existingCount: 3,
    })
  })

  test('[STK-02] when one of two vehicles with one key is sold, the other keeps its own row', () => {
    const two = [stored('a', '1'), stored(toNumberedKey('a', 2), '2')]
    expect(planImport([{ key: 'a', hash: '2' }], two)).toMatchObject({ changes: [], missingIds: ['id-a'] })
  })

  test('[STK-02] vehicles of rejected rows are not removed, including those that share a key', () => {
    const two = [stored('a', '1'), stored(toNumberedKey('a', 2), '2'), stored('b', '1')]
    expect(planImport([], two, new Set(['a'])).missingIds).toEqual(['id-b'])
  })

  test('[STK-02] a second run of any feed changes nothing, in any order of its rows', () => {
    fc.assert(
      fc.property(feed, feed, fc.nat(), (first, second, rotation) => {
        const storedVehicles = applyPlan(second, applyPlan(first, []))
        const rotated = second.map((_, index) => second[(index + rotation) % second.length] ?? { key: '', hash: '' })
        const again = planImport(rotated, storedVehicles)
        expect(again.changes).toEqual([])
        expect(again.missingIds).toEqual([])
        expect(again.unchanged).toBe(second.length)
        expect(again.existingCount).toBe(second.length)
      }),
    )
  })

  test('[STK-02] no key and no vehicle is used twice', () => {
    fc.assert(
      fc.property(feed, feed, (first, second) => {
        const plan = planImport(second, applyPlan(first, []))
        const keys = plan.changes.map((change) => change.key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(plan.changes.length + plan.unchanged).toBe(second.length)
      }),
    )
  })
})
