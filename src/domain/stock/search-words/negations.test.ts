import { describe, expect, it } from 'vitest'
import { emptySearch } from '../search-url/state'
import { testFacets } from './facets.test-support'
import { findNegations } from './negations'
import { findIgnoredWords } from './ignored-words'
import { parseWords, buildSearchFromWords } from './parse-words'
import { buildVocabulary } from './vocabulary'

const words = buildVocabulary(testFacets, 2026)
const read = (text: string) => {
  const { lists, ranges, rest, sortBy } = parseWords(text, words)
  return { ...lists, ...ranges, ...(sortBy && { sortBy }), ...(rest && { rest }) }
}

describe('[SRCH-19] negations', () => {
  it.each([
    ['white suv not toyota', { colour: ['White', 'Pearl White'], body: ['SUV'] }, ['not toyota']],
    ['no diesel suv under 40k', { body: ['SUV'], price: { max: 40_000 } }, ['no diesel']],
    ['suv without sunroof', { body: ['SUV'] }, ['without sunroof']],
    ['suv without a tow bar', { body: ['SUV'] }, ['without a tow bar']],
    ['anything but toyota under 20k', { price: { max: 20_000 } }, ['but toyota']],
    ['white ute but not toyota', { colour: ['White', 'Pearl White'], body: ['Ute'] }, ['but not toyota']],
    ['suv under 30k not toyota corolla or mazda 3', { body: ['SUV'], price: { max: 30_000 } }, [/not toyota corolla/]],
    ['suv except diesel or hybrid', { body: ['SUV'] }, ['except diesel or hybrid']],
    ['no diesel and automatic suv', { transmission: ['Automatic'], body: ['SUV'] }, ['no diesel']],
    ['ute i don’t want a toyota', { body: ['Ute'] }, ['don t want a toyota']],
    ['suv not under 30k', { body: ['SUV'] }, ['not under 30k']],
    ['suv under 30k no accidents', { body: ['SUV'], price: { max: 30_000 } }, ['no accidents']],
    ['not a cheap suv', { body: ['SUV'] }, ['not a cheap']],
    ['suv -toyota', { body: ['SUV'] }, ['- toyota']],
    ['-toyota suv under 30k', { body: ['SUV'], price: { max: 30_000 } }, ['- toyota']],
    ['-toyota', {}, ['- toyota']],
    ['white suv but under 30k', { colour: ['White', 'Pearl White'], body: ['SUV'], price: { max: 30_000 } }, []],
    ['suv no more than 30k', { body: ['SUV'], price: { max: 30_000 } }, []],
    ['ute not more than 60000 km', { body: ['Ute'], km: { max: 60_000 } }, []],
  ])('a negation ignores the denied words: %s', (text, expected, unread) => {
    expect(read(text)).toEqual(expected)
    const sentence = parseWords(text, words).unread
    expect(sentence).toHaveLength(unread.length)
    for (const [index, phrase] of unread.entries()) expect(sentence[index]).toMatch(phrase)
    expect(findNegations(text).length > 0).toBe(unread.length > 0)
    expect(buildSearchFromWords(emptySearch, text, words)?.query).toBe('')
  })

  it('a negation alone finds everything, because text would find what it denies', () => {
    for (const text of ['not toyota', 'no diesel', 'anything but mazda'])
      expect(buildSearchFromWords(emptySearch, text, words), text).toEqual(emptySearch)
    expect(buildSearchFromWords(emptySearch, 'not toyota zephyrine', words)).toBeUndefined()
  })

  it('a wish for little without a number does not filter, and is reported', () => {
    expect(findIgnoredWords('SUV low KMs, lowest mileage, low  kms')).toEqual({
      denying: [],
      vague: ['low kms', 'lowest mileage'],
      measures: [],
    })
    expect(findIgnoredWords('suv under 60,000 km, low price')).toEqual({ denying: [], vague: [], measures: [] })
    expect(buildSearchFromWords(emptySearch, 'low kms', words)).toEqual(emptySearch)
    expect(buildSearchFromWords(emptySearch, 'suv low kms', words)?.lists).toEqual({ body: ['SUV'] })
  })

  it('the reported words are the negating ones', () => {
    expect(findNegations('White suv NOT toyota, no diesel, not mazda')).toEqual(['not', 'no'])
    expect(findNegations('used suv no more than 30k')).toEqual([])
  })
})
