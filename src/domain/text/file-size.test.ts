import { expect, test } from 'vitest'
import { formatFileSize } from './file-size'

test.each([
  [0, '1 kB'],
  [640, '1 kB'],
  [84_400, '84 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [19_960_000, '20 MB'],
])('[SHP-08] writes %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
