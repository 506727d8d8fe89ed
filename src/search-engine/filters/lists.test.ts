import { describe, expect, test } from 'vitest'
import { RequestError } from '../request-error'
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './lists'

const facet = (attribute: string, value: string, negated = false) => ({ kind: 'facet', attribute, value, negated })
const number = (attribute: string, operator: string, value: number) => ({
  kind: 'numeric',
  attribute,
  operator,
  value,
  negated: false,
})

describe('filter lists', () => {
  test('[STK-05] facetFilters: outer AND, inner OR, deeper lists flatten, a minus negates', () => {
    expect(parseFacetFilters(['a:1', ['b:2', ['c:-3', ['d:\\-4']]]])).toEqual([
      [facet('a', '1')],
      [facet('b', '2'), facet('c', '3', true), facet('d', '-4')],
    ])
    expect(parseFacetFilters('url:http://x,y')).toEqual([[facet('url', 'http://x,y')]])
    expect(parseFacetFilters('[["a:1","b:2"]]')).toEqual([[facet('a', '1'), facet('b', '2')]])
    expect(parseFacetFilters([[], ''])).toEqual([])
  })

  test('[STK-05] numericFilters: lists and the legacy strings', () => {
    expect(parseNumericFilters('n=6,(n>=10,m < -1.5)')).toEqual([
      [number('n', '=', 6)],
      [number('n', '>=', 10), number('m', '<', -1.5)],
    ])
    expect(parseNumericFilters(['n:11 to 46'])).toEqual([
      [{ kind: 'range', attribute: 'n', from: 11, to: 46, negated: false }],
    ])
    expect(parseNumericFilters(['n:11'])).toEqual([[number('n', '=', 11)]])
  })

  test('[STK-05] tagFilters: an empty value is ignored, commas are AND, brackets OR', () => {
    expect(parseTagFilters('')).toEqual([])
    expect(parseTagFilters('t3,(t1,-t2)')).toEqual([
      [facet('_tags', 't3')],
      [facet('_tags', 't1'), facet('_tags', 't2', true)],
    ])
  })

  test.each([
    [parseFacetFilters, 7],
    [parseFacetFilters, { a: 1 }],
    [parseFacetFilters, [1]],
    [parseFacetFilters, ['none']],
    [parseFacetFilters, '[broken'],
    [parseNumericFilters, ['n>x']],
    [parseNumericFilters, ['=3']],
    [parseNumericFilters, ['n:1 to 2 to 3']],
    [parseTagFilters, Array.from({ length: 600 }, (_, i) => `t${i}`)],
  ])('[STK-05] refuses invalid input (%#)', (parse, value) => {
    expect(() => parse(value)).toThrow(RequestError)
  })
})
