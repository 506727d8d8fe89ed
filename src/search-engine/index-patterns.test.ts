import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createIndexTest } from './index-patterns'

describe('patterns of index names', () => {
  test('[STK-05] `*` in the name of an index stands for anything, however many there are', () => {
    const piece = fc.constantFrom('a', 'b', '.', '*', 'ab', '')
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text.filter(Boolean), text, (pattern, written) => {
        const name = written.replaceAll('*', '')
        const expected = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name)
        expect(createIndexTest(pattern)(name)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
    // With a backtracking pattern this never ends.
    expect(createIndexTest(`${'*a'.repeat(100)}*b`)('a'.repeat(256))).toBe(false)
  })
})
