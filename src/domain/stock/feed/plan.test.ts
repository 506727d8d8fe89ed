import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isProbablyComplete,
  removesTooMany,
  toNumberedKey,
  planImport,
  type IncomingRow,
  type StoredVehicle,
} from './plan'

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

  test.each([
    // One vehicle may leave the smallest feed, since that is a sale.
    [1, 1, false],
    [2, 1, false],
    [2, 2, true],
    [5, 1, false],
    [5, 2, true],
    [9, 2, false],
    [9, 3, true],
    [10, 3, false],
    [10, 4, true],
    [1000, 300, false],
    [1000, 301, true],
  ])('[STK-02] of %i existing, %i to remove: too many is %s', (existingCount, count, tooMany) => {
    const missingIds = Array.from({ length: count }, (_, index) => String(index))
    expect(removesTooMany({ existingCount, missingIds })).toBe(tooMany)
  })
})

test.each([
  // A first file, a usual one, and one that lacks a single vehicle of two.
  [20, 0, true, true],
  [190, 200, true, true],
  [1, 2, true, true],
  // A short file, and one of a feed that gets parts.
  [20, 220, true, false],
  [139, 200, true, false],
  [200, 200, false, false],
])(
  '[STF-05] %i rows for %i vehicles, after a complete file %s: taken for all stock is %s',
  (rows, existing, was, is) => {
    expect(isProbablyComplete({ rows, existing, wasComplete: was })).toBe(is)
  },
)
