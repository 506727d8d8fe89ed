import { expect, test } from 'vitest'
import { postcodeProblem } from './postcodes'

test('[INP-01] requires a postcode of four digits, with the message of the specification', () => {
  expect(['4006', ' 0800 '].map(postcodeProblem)).toEqual([undefined, undefined])
  for (const wrong of ['', '400', '40066', '4,006', 'abcd', '٤٠٠٦']) {
    expect(postcodeProblem(wrong)).toBe('Invalid postcode. Please enter a 4-digit number.')
  }
})
