import { describe, expect, it } from 'vitest'
import { emptySearch } from '../search-url/state'
import { testFacets } from './facets.test-support'
import { parseWords } from './parse-words'
import { buildSearchFromWords } from './search-from-words'
import { buildVocabulary } from './vocabulary'

const words = buildVocabulary(testFacets, 2026)
const read = (text: string) => {
  const { lists, ranges, without, rest, sortBy } = parseWords(text, words)
  return {
    ...lists,
    ...ranges,
    ...(Object.keys(without).length > 0 && { without }),
    ...(sortBy && { sortBy }),
    ...(rest && { rest }),
  }
}
const white = ['White', 'Pearl White']
const without = (lists: object) => ({ without: lists })

describe('[SRCH-19] [SHP-10] negations', () => {
  it.each([
    ['white suv not toyota', { colour: white, body: ['SUV'], ...without({ make: ['Toyota'] }) }],
    ['suv not white', { body: ['SUV'], ...without({ colour: white }) }],
    ['no diesel suv under 40k', { body: ['SUV'], price: { max: 40_000 }, ...without({ fuel: ['Diesel'] }) }],
    ['suv without sunroof', { body: ['SUV'], ...without({ filtered_features: ['Sunroof'] }) }],
    ['suv without a tow bar', { body: ['SUV'], ...without({ filtered_features: ['Tow Bar'] }) }],
    ['anything but toyota under 20k', { price: { max: 20_000 }, ...without({ make: ['Toyota'] }) }],
    ['anything except manual', without({ transmission: ['Manual'] })],
    ['white ute but not toyota', { colour: white, body: ['Ute'], ...without({ make: ['Toyota'] }) }],
    [
      'suv under 30k not toyota corolla or mazda 3',
      { body: ['SUV'], price: { max: 30_000 }, ...without({ make_model: ['Toyota:Corolla', 'Mazda:3'] }) },
    ],
    ['suv except diesel or hybrid', { body: ['SUV'], ...without({ fuel: ['Diesel', 'Hybrid', 'Plug-in Hybrid'] }) }],
    ['no diesel and automatic suv', { transmission: ['Automatic'], body: ['SUV'], ...without({ fuel: ['Diesel'] }) }],
    ['ute i don’t want a toyota', { body: ['Ute'], ...without({ make: ['Toyota'] }) }],
    ['suv not under 30k', { body: ['SUV'], price: { min: 30_000 } }],
    ['ute not over 100,000 km', { body: ['Ute'], km: { max: 100_000 } }],
    ['not in parramatta', without({ city: ['Parramatta'] })],
    ['suv -toyota', { body: ['SUV'], ...without({ make: ['Toyota'] }) }],
    ['-toyota suv under 30k', { body: ['SUV'], price: { max: 30_000 }, ...without({ make: ['Toyota'] }) }],
    ['-toyota -mazda suv', { body: ['SUV'], ...without({ make: ['Toyota', 'Mazda'] }) }],
    ['white suv but under 30k', { colour: white, body: ['SUV'], price: { max: 30_000 } }],
    ['suv no more than 30k', { body: ['SUV'], price: { max: 30_000 } }],
    ['ute not more than 60000 km', { body: ['Ute'], km: { max: 60_000 } }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
    expect(parseWords(text, words).ignored.denying).toEqual([])
    expect(buildSearchFromWords(emptySearch, text, words)?.query).toBe('')
  })

  it.each([
    ['suv under 30k no accidents', { body: ['SUV'], price: { max: 30_000 } }, ['no accidents']],
    ['not a cheap suv', { body: ['SUV'] }, ['not a cheap']],
    ['ute without rust, no hail damage', { body: ['Ute'], rest: 'damage' }, ['without rust', 'no hail']],
    ['suv not between 20k and 30k', { body: ['SUV'] }, ['not between 20k and 30k']],
  ])('ignores and lists words without a filter: %s', (text, expected, denying) => {
    expect(read(text)).toEqual(expected)
    expect(parseWords(text, words).ignored.denying).toEqual(denying)
  })

  it('a negation alone excludes, because text would find what it denies', () => {
    expect(buildSearchFromWords(emptySearch, '-toyota', words)).toEqual({
      ...emptySearch,
      ...without({ make: ['Toyota'] }),
    })
    for (const text of ['not toyota', 'no diesel', 'anything but mazda'])
      expect(Object.keys(buildSearchFromWords(emptySearch, text, words)?.without ?? {}), text).toHaveLength(1)
    expect(buildSearchFromWords(emptySearch, 'not toyota zephyrine', words)).toMatchObject({
      query: 'zephyrine',
      without: { make: ['Toyota'] },
    })
  })

  it('later words add to what is excluded already', () => {
    const before = { ...emptySearch, without: { make: ['Mazda'] } }
    expect(buildSearchFromWords(before, 'suv not white', words)?.without).toEqual({ make: ['Mazda'], colour: white })
    expect(buildSearchFromWords(before, 'cheap suv', words)?.without).toEqual({ make: ['Mazda'] })
  })
})
