import { expect, test } from 'vitest'
import { formatError, OperatorError } from './log.mjs'
import { inRoot } from './paths.mjs'
import { formatFailure, sumResults } from './stages.mjs'

const sampleResult = (ok: boolean, counts: { passed: number; failed: number; skipped: number } | null) => ({
  name: 'x',
  ok,
  seconds: 1,
  counts,
})

test('the tests of all stages are added up', () => {
  const results = [
    sampleResult(true, { passed: 10, failed: 0, skipped: 1 }),
    sampleResult(false, { passed: 3, failed: 2, skipped: 0 }),
    sampleResult(true, null),
  ]
  expect(sumResults(results)).toEqual({ passed: 13, failed: 2, skipped: 1 })
})

test.each([[null], [{ passed: 5, failed: 0, skipped: 0 }]])(
  'a stage that fails without a failing test (%j) counts as a failure',
  (counts) => {
    expect(sumResults([sampleResult(false, counts)]).failed).toBe(1)
  },
)

test('a failure names our lines of code, and none of the test runner', () => {
  const own = `        at ${inRoot('src/domain/phone.test.ts')}:19:47`
  const runner = `        at file://${inRoot('node_modules/@vitest/runner/dist/chunk.js')}:302:11`
  const message = ['AssertionError: expected 1 to be 2', own, runner, '        at new Promise (<anonymous>)'].join('\n')
  expect(formatFailure(message)).toBe(`AssertionError: expected 1 to be 2\n    ${own}`)
})

test('a full disk is reported in one line, whether Node or Postgres reports it', () => {
  const line = 'The disk is full. Free some space, then start again.'
  expect(formatError(Object.assign(new Error('write failed'), { code: 'ENOSPC' }))).toBe(line)
  expect(formatError(new OperatorError('Postgres did not start: could not write: No space left on device'))).toBe(line)
})

test('an operator error is printed without a stack, any other error with it', () => {
  expect(formatError(new OperatorError('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
  expect(formatError(new TypeError('x is not a function'))).toContain('stages.test.ts')
})
