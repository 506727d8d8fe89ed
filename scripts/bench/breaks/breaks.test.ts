import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../lib/paths.mjs'
import { kindOf } from '../../lib/test-selection.mjs'
import { batchBreaks, chooseBreaks, readBreaks } from './list.mjs'

const breaks = await readBreaks()

describe('the list of breaks', () => {
  test('has at least sixty entries with unique ids', () => {
    expect(breaks.length).toBeGreaterThanOrEqual(60)
    expect(new Set(breaks.map(({ id }) => id)).size).toBe(breaks.length)
  })

  test('has at most eighteen that need a browser test, because each of those costs a build', () => {
    expect(breaks.filter(({ kind }) => kind === 'journeys').length).toBeLessThanOrEqual(18)
  })

  test.each(breaks)('$id changes one place of its file', ({ file, find, replace }) => {
    expect(readFileSync(inRoot(file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })

  test.each(breaks)('$id names test files of its kind', ({ tests, kind }) => {
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((file) => !existsSync(inRoot(file)) || kindOf(file) !== kind)).toEqual([])
  })
})

const sampleBreak = (id: string, file: string, ...tests: string[]) => ({
  id,
  file,
  tests,
  layer: 'domain',
  kind: 'journeys' as const,
  what: '',
  find: 'a',
  replace: 'b',
})

test('breaks are chosen by id, layer and kind, and an unknown word is refused', () => {
  const two = [sampleBreak('one', 'a.ts', 'a.e2e.ts'), { ...sampleBreak('other', 'b.ts', 'b.e2e.ts'), layer: 'pages' }]
  const ids = (...words: string[]) => chooseBreaks(two, words).map(({ id }) => id)
  expect(ids()).toEqual(['one', 'other'])
  expect(ids('pages')).toEqual(['other'])
  expect(ids('one', 'pages')).toEqual(['one', 'other'])
  expect(() => ids('nothing')).toThrow('"nothing"')
})

test('breaks share a build when neither their files nor their test files overlap', () => {
  const four = [
    sampleBreak('first', 'a.ts', 'a.e2e.ts'),
    sampleBreak('same tests', 'b.ts', 'b.e2e.ts', 'a.e2e.ts'),
    sampleBreak('same file', 'a.ts', 'c.e2e.ts'),
    sampleBreak('free', 'd.ts', 'd.e2e.ts'),
  ]
  const ids = (size: number) => batchBreaks(four, size).map((batch) => batch.map(({ id }) => id))
  expect(ids(6)).toEqual([
    ['first', 'free'],
    ['same tests', 'same file'],
  ])
  expect(ids(1)).toEqual([['first'], ['same tests'], ['same file'], ['free']])
})
