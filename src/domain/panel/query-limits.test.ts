import { describe, expect, test } from 'vitest'
import { MAX_CONDITIONS, MAX_RELATION_CONDITIONS, MAX_TEXT_CHARS, MAX_WORDS, queryProblem } from './query-limits'

const problemOf = (where: unknown) => queryProblem(where, (path) => path.startsWith('location.'))
const repeat = (count: number, condition: object) => ({ or: Array.from({ length: count }, () => condition) })
const nest = (levels: number): object => (levels === 0 ? { make: { equals: 'Kia' } } : { and: [nest(levels - 1)] })

describe('[SEC-04] a filter of a request', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'abc'],
    ['as many conditions as are allowed', repeat(MAX_CONDITIONS, { make: { like: 'ai' } })],
    ['conditions on another item', repeat(MAX_RELATION_CONDITIONS, { 'location.name': { like: 'ai' } })],
    ['a page of ids', { id: { in: Array.from({ length: 500 }, String) } }],
    ['ids in one text', { id: { in: Array.from({ length: 500 }, String).join(',') } }],
    [
      'a search for twenty words in five fields',
      { and: [nest(3), repeat(5, { text: { like: 'abcdefghi '.repeat(20).trim() } })] },
    ],
  ])('may have %s', (_, where) => expect(problemOf(where)).toBeUndefined())

  test.each([
    ['more than 30 conditions', repeat(MAX_CONDITIONS + 1, { make: { equals: 'Kia' } })],
    ['more than 30 conditions', repeat(16, { price: { greater_than: 1, less_than: 2 } })],
    ['more than 5 conditions on fields', repeat(MAX_RELATION_CONDITIONS + 1, { 'location.name': { like: 'ai' } })],
    ['too many conditions inside each other', nest(9)],
    ['more than 500 values', { id: { not_in: Array.from({ length: 501 }, String) } }],
    ['more than 200 characters', { make: { contains: 'a'.repeat(MAX_TEXT_CHARS + 1) } }],
    ['more than 100 words', repeat(2, { make: { like: 'a '.repeat(MAX_WORDS / 2 + 1) } })],
    ['more than 30 conditions', { AND: { 0: repeat(MAX_CONDITIONS + 1, { make: { equals: 'Kia' } }) } }],
  ])('is refused with %s', (words, where) => expect(problemOf(where)).toContain(words))
})
