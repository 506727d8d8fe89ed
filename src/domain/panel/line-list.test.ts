import { expect, test } from 'vitest'
import { findLineProblem, toLines } from './line-list'

test('[STF-02] lines are trimmed, and blank and repeated ones left out', () => {
  expect(toLines(' Sunroof \r\n\nTow bar\nSunroof')).toEqual(['Sunroof', 'Tow bar'])
})

test('[STF-02] a problem names its line', () => {
  expect(findLineProblem('addresses', ['https://img.example/1.jpg', 'javascript:alert(1)'])).toBe(
    'Line 2: enter a web address, such as https://www.example.com.au.',
  )
  expect(findLineProblem('lines', ['x'.repeat(501)])).toBe('Line 1: use at most 500 characters.')
  expect(
    findLineProblem(
      'lines',
      Array.from({ length: 1001 }, (_, at) => `Feature ${at}`),
    ),
  ).toMatch(/too many/u)
  expect(findLineProblem('lines', ['Tow bar'])).toBeUndefined()
})
