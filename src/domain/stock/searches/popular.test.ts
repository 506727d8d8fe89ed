import { describe, expect, it } from 'vitest'
import { testFacets } from '../search-words/facets.test-support'
import { buildVocabulary } from '../search-words/vocabulary'
import { createStockWordCheck } from './popular'

const facets = { ...testFacets, make: { Toyota: 9, Kia: 2 }, badge: { SR5: 2, 'GT-Line': 1 } }
const isStockWords = createStockWordCheck(facets, buildVocabulary(facets, 2026))

describe('[SHP-02] words of a popular search', () => {
  it.each([
    'hilux',
    'white hilux sr5',
    'suv under 40k',
    'toyota $30,000',
    '2020 kia gt-line',
    'land cruiser prado',
    'ute in parramatta',
    'vw golf',
  ])('“%s” is shown to others', (text) => {
    expect(isStockWords(text)).toBe(true)
  })

  it.each([
    'john smith',
    'hilux for john',
    'ada@example.com',
    'call 0400 000 000',
    '0400000000',
    'abc123',
    '1HGCM82633A004352',
    'https://example.com',
  ])('“%s” never is', (text) => {
    expect(isStockWords(text)).toBe(false)
  })
})
