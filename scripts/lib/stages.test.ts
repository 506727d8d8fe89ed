import { expect, test } from 'vitest'
import { explain, Problem } from './say.mjs'
import { sum } from './stages.mjs'

const stage = (ok: boolean, counts: { passed: number; failed: number; skipped: number } | null) => ({
  name: 'x',
  ok,
  seconds: 1,
  counts,
})

test('the tests of all stages are added up', () => {
  const results = [
    stage(true, { passed: 10, failed: 0, skipped: 1 }),
    stage(false, { passed: 3, failed: 2, skipped: 0 }),
    stage(true, null),
  ]
  expect(sum(results)).toEqual({ passed: 13, failed: 2, skipped: 1 })
})

test.each([[null], [{ passed: 5, failed: 0, skipped: 0 }]])(
  'a stage that fails without a failing test (%j) counts as a failure',
  (counts) => {
    expect(sum([stage(false, counts)]).failed).toBe(1)
  },
)

test('a full disk is reported in one line, whether Node or Postgres noticed it', () => {
  const line = 'The disk is full. Free some space, then start again.'
  expect(explain(Object.assign(new Error('write failed'), { code: 'ENOSPC' }))).toBe(line)
  expect(explain(new Problem('Postgres did not start: could not write: No space left on device'))).toBe(line)
})

test('an operator error is printed without a stack, any other error with it', () => {
  expect(explain(new Problem('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
  expect(explain(new TypeError('x is not a function'))).toContain('stages.test.ts')
})
