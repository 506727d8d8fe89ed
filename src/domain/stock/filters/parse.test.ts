import Validator from 'algolia-filters-js-syntax-validator'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FilterError } from './error'
import { parseFilterExpression as parseFilters } from './parse'

const isValid = (source: string): boolean => {
  try {
    parseFilters(source)
    return true
  } catch (error) {
    if (error instanceof FilterError) return false
    throw error
  }
}
const reference = (source: string): boolean => new Validator().parse(source).errorMessage === ''

const facet = (attribute: string, value: string, negated = false) => ({ kind: 'facet', attribute, value, negated })

describe('parseFilters', () => {
  test('[STK-05] OR binds tighter than AND', () => {
    expect(parseFilters('x:1 AND y:2 OR z:3')).toEqual([[facet('x', '1')], [facet('y', '2'), facet('z', '3')]])
    expect(parseFilters('x:1 OR y:2 AND z:3')).toEqual([[facet('x', '1'), facet('y', '2')], [facet('z', '3')]])
    expect(parseFilters('(x:1 AND y:2) AND NOT z:3')).toEqual([
      [facet('x', '1')],
      [facet('y', '2')],
      [facet('z', '3', true)],
    ])
  })

  test('[STK-05] values keep signs, quotes and escapes as Algolia reads them', () => {
    expect(parseFilters('make:-x')).toEqual([[facet('make', '-x')]])
    expect(parseFilters(`name:"it's \\"odd\\""`)).toEqual([[facet('name', 'it\'s "odd"')]])
    expect(parseFilters('make:Ford<score=2>')).toEqual([[{ ...facet('make', 'Ford'), score: 2 }]])
    expect(() => parseFilters('make:Ford<score=x>')).toThrow('a whole number')
    expect(parseFilters('blue')).toEqual([[facet('_tags', 'blue')]])
    expect(parseFilters('price:10 TO 20.5')).toEqual([
      [{ kind: 'range', attribute: 'price', from: 10, to: 20.5, negated: false }],
    ])
    expect(parseFilters('price>=-3')).toEqual([
      [{ kind: 'numeric', attribute: 'price', operator: '>=', value: -3, negated: false }],
    ])
    expect(parseFilters('  ')).toEqual([])
  })

  test.each([
    '(a:1 AND b:2) OR c:3',
    '(x:1 AND (y:2 OR z:3))',
    'NOT(a:1 OR b:2)',
    'price:10 TO 20 OR make:Ford',
    'num:123 to 456',
    'features:Heated Seats',
    'a:""',
    'a:"open',
    'a:1 AND',
    'a!b',
    'a=x',
    '(a:1',
    'a:1)',
  ])('[STK-05] refuses %s', (source) => {
    expect(isValid(source)).toBe(false)
    expect(reference(source)).toBe(false)
  })

  test('[STK-05] refuses deeply nested brackets', () => {
    expect(isValid('('.repeat(10_000))).toBe(false)
  })

  const word = fc.constantFrom('make', 'Ford', 'x', '12', '-3.5', '"Heated Seats"', "'it'", '_tags', '10')
  const sign = fc.constantFrom(':', '=', '<', '>=', '!=', ' OR ', ' AND ', ' TO ', 'NOT ', '(', ')', ' ')
  const term = fc.oneof(
    fc.tuple(word, word).map(([name, value]) => `${name}:${value}`),
    fc
      .tuple(word, fc.constantFrom('=', '<', '>', '>=', '<=', '!='), fc.constantFrom('1', '-2', '3.5'))
      .map((parts) => parts.join('')),
    fc.tuple(word, fc.constantFrom('1 TO 3', '-5 TO 7')).map(([name, range]) => `${name}:${range}`),
    fc.tuple(word, word).map(([name, value]) => `NOT ${name}:${value}`),
    word,
  )
  const joined = fc
    .tuple(term, fc.array(fc.tuple(fc.constantFrom(' OR ', ' AND '), term), { maxLength: 3 }))
    .map(([first, rest]) => first + rest.flat().join(''))
  const grouped = fc
    .array(fc.tuple(joined, fc.boolean()), { minLength: 1, maxLength: 3 })
    .chain((parts) =>
      fc
        .array(fc.constantFrom(' OR ', ' AND '), { minLength: 2, maxLength: 2 })
        .map((between) =>
          parts
            .map(([text, wrap], i) => (wrap ? `(${text})` : text) + (i < parts.length - 1 ? between[i] : ''))
            .join(''),
        ),
    )

  test("[STK-05] accepts exactly what Algolia's own parser accepts", () => {
    const mixed = fc.array(fc.oneof(word, sign), { maxLength: 9 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(joined, grouped, mixed), (source) => {
        expect({ source, valid: isValid(source) }).toEqual({ source, valid: source.trim() === '' || reference(source) })
      }),
      { numRuns: 8000 },
    )
  }, 60_000)
})
