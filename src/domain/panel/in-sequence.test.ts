import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addInSequence } from './in-sequence'

test('[STF-01] photos whose uploads end in another order are in the order of their files, after the others', () => {
  const sequence = ['/1', '/2', '/3']
  const first = addInSequence(['/a'], ['/2'], sequence)
  expect(addInSequence(addInSequence(first, ['/3'], sequence), ['/1'], sequence)).toEqual(['/a', '/1', '/2', '/3'])
  expect(addInSequence(['/a', '/1'], ['/1'])).toEqual(['/a', '/1'])
})

test('[STF-01] adding photos loses none and moves no other', () => {
  const urls = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 })
  fc.assert(
    fc.property(urls, urls, urls, (current, added, sequence) => {
      const result = addInSequence(current, added, sequence)
      expect([...result].sort()).toEqual([...new Set([...current, ...added])].sort())
      const others = (list: readonly string[]) => list.filter((one) => !sequence.includes(one) && current.includes(one))
      expect(others(result)).toEqual(others(current))
    }),
  )
})
