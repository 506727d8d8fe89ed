import { expect, it } from 'vitest'
import { tokenize } from './tokens'
import { countTowing } from './towing'

it.each([
  ['towing', 1],
  ['towing capacity', 2],
  ['tow a boat', 3],
  ['pull a trailer', 3],
  ['tow bar', 0],
  ['towing mirrors', 0],
  ['tow truck', 0],
  ['pull a face', 0],
])('[SHP-10] “%s” begins with %i words of a load without an amount', (text, length) => {
  expect(countTowing(tokenize(text), 0)).toBe(length)
})
