import { expect, it } from 'vitest'
import { findIdentifier } from './unfilterable-phrases'

it.each([
  ['stock no 10234', '10234'],
  ['Stock #U1022', 'U1022'],
  ['stk. number: A-77', 'A-77'],
  ['VIN JTEBR3FJ90K123456', 'JTEBR3FJ90K123456'],
  ['stock number', undefined],
  ['in stock now', undefined],
  ['new in stock 2024', undefined],
])('[SRCH-19] “%s” names the vehicle %s', (text, expected) => {
  expect(findIdentifier(text)).toBe(expected)
})
