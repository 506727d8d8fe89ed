import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTypedNumber, limitYear, numberProblem, parseTypedNumber } from './typed-numbers'

const kilometres = { noun: 'a number of kilometres', example: 12_500, min: 0, max: 10_000_000 }
const latitude = { noun: 'a latitude', example: -27.4785, min: -44, max: -9 }
const year = { noun: 'a year with four digits', example: 2020, min: 1885, max: 2100, isYear: true }

describe('numbers that staff type', () => {
  test.each([
    ['12,500', 12_500],
    ['12 500', 12_500],
    [' 12500 ', 12_500],
    ['−27.4785', -27.4785],
    ['0', 0],
  ])('[STF-03] reads %s', (text, value) => {
    expect(parseTypedNumber(text)).toBe(value)
  })

  test.each(['12,5oo', '12,5', 'abc', '', '1e3', '1.2.3', '--1', '1,2345', '12 500km'])(
    '[STF-03] does not guess what %s means',
    (text) => {
      expect(parseTypedNumber(text)).toBeUndefined()
    },
  )

  test('[STF-03] reads every number as it writes it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.integer({ min: 0, max: 999 }),
        (whole, part) => {
          const value = Number(`${whole}.${part}`)
          expect(parseTypedNumber(formatTypedNumber(value, {}))).toBe(value === 0 ? 0 : value)
        },
      ),
    )
  })

  test.each([
    ['12,5oo', kilometres, '“12,5oo” isn’t a number. Enter a number of kilometres, such as 12,500.'],
    [-1, kilometres, 'Enter a number of kilometres from 0 to 10,000,000, such as 12,500.'],
    [999, latitude, 'Enter a latitude from -44 to -9, such as -27.4785.'],
    ['two', year, '“two” isn’t a year. Enter a year with four digits, such as 2020.'],
    [20, year, 'Enter a year from 1885 to 2100, such as 2020.'],
    [3000, year, 'Enter a year from 1885 to 2100, such as 2020.'],
    [
      2.5,
      { noun: 'a whole number', example: 5, isWhole: true },
      '“2.5” isn’t a whole number. Enter a whole number, such as 5.',
    ],
    [-1, { noun: 'a number', example: 4, min: 0 }, 'Enter a number of at least 0, such as 4.'],
  ])('[STF-03] says what is wrong with %s', (value, rule, message) => {
    expect(numberProblem(value, rule)).toBe(message)
  })

  test('[STF-03] [STK-02] names the latest year that is allowed now', () => {
    expect(numberProblem(3000, limitYear({ ...year, maxYearsAhead: 2 }, 2026))).toBe(
      'Enter a year from 1885 to 2028, such as 2020.',
    )
    expect(limitYear(kilometres, 2026)).toBe(kilometres)
  })
})
