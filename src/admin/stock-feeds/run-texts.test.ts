import { expect, test } from 'vitest'
import { formatProgress, formatRunResult } from './run-texts'

const run = { id: '1', startedAt: new Date(0), message: null, counts: null } as const
const counts = { read: 20, created: 3, updated: 1, unchanged: 14, removed: 1, rejected: 1 }

test('[STF-05] a running import says what it is doing', () => {
  expect(formatProgress(undefined)).toBe('Fetching the file…')
  expect(formatProgress({ ...run, state: 'running' })).toBe('Importing the file…')
  expect(formatProgress({ ...run, state: 'running', counts: { read: 2000 } })).toBe('Importing: 2,000 rows read…')
  expect(formatProgress({ ...run, state: 'running', counts: { created: 1 } })).toBe('Importing: 1 vehicle saved…')
})

test('[STF-05] the end of an import is a sentence with its numbers, or the reason why it failed', () => {
  expect(formatRunResult({ ...run, state: 'done', counts })).toBe(
    'The file was imported. 3 vehicles added, 1 changed, 14 unchanged, 1 removed, 1 row rejected.',
  )
  expect(formatRunResult({ ...run, state: 'done', counts: { unchanged: 20 } })).toBe(
    'The file was imported. All 20 vehicles are as before.',
  )
  expect(formatRunResult({ ...run, state: 'failed', message: 'The server answered 404.' })).toBe(
    'The file wasn’t imported. The server answered 404.',
  )
})
