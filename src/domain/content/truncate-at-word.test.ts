import { expect, test } from 'vitest'
import { truncateAtWord } from './truncate-at-word'

test('[CNT-01] truncates plain text at a word if it is too long', () => {
  expect(truncateAtWord('one two\n\nthree  four', 100)).toBe('one two three four')
  expect(truncateAtWord('one two three four', 10)).toBe('one two…')
})
