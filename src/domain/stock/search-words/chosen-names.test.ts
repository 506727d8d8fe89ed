import { describe, expect, it } from 'vitest'
import { emptySearch } from '../search-url/state'
import { testFacets } from './facets.test-support'
import { parseWords } from './parse-words'
import { buildSearchFromWords } from './search-from-words'
import { buildVocabulary } from './vocabulary'

const words = buildVocabulary(testFacets, 2026)
const hilux = { ...emptySearch, lists: { make: ['Toyota'], make_model: ['Toyota:HiLux'] } }
const read = (text: string, from = hilux) => buildSearchFromWords(from, text, words)

describe('[SRCH-19] a name beside a chosen make or model', () => {
  it('replaces it, although alone it is searched for as text', () => {
    expect(read('mazda', emptySearch as typeof hilux)).toBeUndefined()
    expect(read('mazda')?.lists).toEqual({ make: ['Mazda'], make_model: [] })
    expect(read('golf')?.lists).toMatchObject({ make_model: ['Volkswagen:Golf'] })
  })

  it('leaves any other text in the vehicles of the chosen model', () => {
    for (const text of ['rocco', 'U10539']) expect(read(text)?.lists.make ?? ['Toyota']).toEqual(['Toyota'])
  })
})

it('[SRCH-19] the misspelt make of a model that is not in stock does not stay as text', () => {
  const { lists, rest, ignored } = parseWords('porche cayenne', words)
  expect({ rest, absent: ignored.absent }).toEqual({ rest: '', absent: ['Porsche:Cayenne'] })
  expect(lists.make_model).toEqual(['Porsche:Cayenne'])
  expect(parseWords('porche cayenne rocco', words).rest).toBe('rocco')
})
