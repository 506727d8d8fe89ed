import { expect, test } from 'vitest'
import type { ImportReport } from '@/src/services/stock/import-report'
import { summarizeImport } from './import-summary'

const report: ImportReport = {
  read: 16,
  created: 12,
  updated: 1,
  unchanged: 0,
  removed: 0,
  rejected: 3,
  seconds: 1,
  dryRun: true,
  rejections: [
    { line: 2, column: 'Year', value: '', reason: 'The year is missing.' },
    { line: 3, column: '', value: '', reason: 'This row has no value that identifies the vehicle.' },
    { line: 4, column: 'Year', value: '', reason: 'The year is missing.' },
  ],
  warnings: [],
  warned: 0,
  unreadValues: [],
  unknownColumns: [],
  absentColumns: [],
  skippedRemovals: 0,
}

test('[STK-02] summarises a dry run in one line, with reasons', () => {
  expect(summarizeImport(report)).toBe(
    '12 vehicles would be added, 1 vehicle would be changed, 0 vehicles would be removed, 0 would stay the same; ' +
      '3 rows would be rejected, because “Year: The year is missing.” (2), “This row has no value that identifies the vehicle.” (1).',
  )
})

test('[STK-02] omits the counts of reasons if not all rejected rows are reported', () => {
  expect(summarizeImport({ ...report, dryRun: false, rejected: 900 })).toBe(
    '12 vehicles added, 1 vehicle changed, 0 vehicles removed, 0 stayed the same; ' +
      '900 rows rejected, because “Year: The year is missing.”, “This row has no value that identifies the vehicle.”.',
  )
  expect(summarizeImport({ ...report, rejected: 0, rejections: [] })).toMatch(/0 rows would be rejected\.$/u)
})
