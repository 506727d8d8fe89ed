import { expect, test } from 'vitest'
import { chooseColumns } from './row-columns'

test.each([
  [4, 4],
  [5, 5],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 5],
  [12, 4],
  [13, 5],
])('[SRCH-17] [BRD-01] %i tiles are in rows of %i, so that none is alone in its row', (count, columns) => {
  expect(chooseColumns(count, [4, 3, 5])).toBe(columns)
})
