import { describe, expect, it } from 'vitest'
import { findLeadingPlace, isInReach } from '@/src/domain/locations/places'
import { placeTable } from '@/src/integrations/geocoding/place-table'
import { emptySearch } from '../search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { testFacets } from './facets.test-support'
import { listPlaceTexts } from './near'
import { buildSearchFromWords } from './search-from-words'
import { tokenize } from './tokens'
import { buildVocabulary, type Vocabulary } from './vocabulary'

const vocabulary = buildVocabulary(testFacets, 2026)
const sydney = { lat: -33.87, long: 151.21 }
const findPlace = (text: string) => {
  const found = findLeadingPlace(text, placeTable, [sydney])
  return (
    found && {
      place: found.place.name,
      words: found.words,
      isInReach: isInReach(found.place, [sydney]),
    }
  )
}

const read = (text: string, words: Vocabulary = { ...vocabulary, findPlace }) => {
  const found = buildSearchFromWords(emptySearch, text, words)
  if (!found) return undefined
  const { query, lists, ranges, near, sortBy } = normalizeSearch(found)
  return { ...lists, ...ranges, ...(near && { near: `${near.place} ${near.km}` }), ...(sortBy && { sortBy }), query }
}

describe('[SHP-04] words that name a place', () => {
  it.each([
    ['within 25 km of 4101', { near: '4101 25', query: '' }],
    ['suv within 25km of 4101', { body: ['SUV'], near: '4101 25', query: '' }],
    ['white suv less than 100 kilometres from Surry Hills', { near: 'Surry Hills NSW 100' }],
    // A postcode alone, and one that reads as a price where vehicles are near to it.
    ['4066', { near: '4066 50', sortBy: 'nearest', query: '' }],
    ['postcode 4066', { near: '4066 50', sortBy: 'nearest', query: '' }],
    ['postcode 2000', { near: '2000 50', sortBy: 'nearest', query: '' }],
    ['2150 suv', { body: ['SUV'], near: '2150 50', sortBy: 'nearest', query: '' }],
    ['suv 4000', { body: ['SUV'], price: { max: 4000 }, query: '' }],
    ['suv under 2150', { body: ['SUV'], price: { max: 2150 }, query: '' }],
    ['suv $2150', { body: ['SUV'], price: { max: 2150 }, query: '' }],
    ['suv price 2150', { body: ['SUV'], price: { max: 2150 } }],
    ['near 2000', { near: '2000 50', sortBy: 'nearest', query: '' }],
    ['hilux near parramatta', { make_model: ['Toyota:HiLux'], near: 'Parramatta NSW 50', sortBy: 'nearest' }],
    ['suv close to st kilda under 30k', { body: ['SUV'], near: 'St Kilda VIC 50', price: { max: 30_000 } }],
    ['cheap suv near parramatta', { near: 'Parramatta NSW 50', sortBy: 'price_asc' }],
    ['suv within 50 km of 4101 under 60,000 km', { near: '4101 50', km: { max: 60_000 } }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })

  it.each([
    'cars near me',
    'suv around 2020',
    'suv around 30k',
    'suv under 500 km',
    'suv in parramatta',
    'suv near price',
  ])('“%s” names none', (text) => {
    expect(read(text)).not.toHaveProperty('near')
  })

  it('at a dealer with one location are read as before', () => {
    expect(read('suv near parramatta', vocabulary)).toEqual(read('suv in parramatta'))
  })

  it('are looked up once each, and only after words such as “near”', () => {
    expect(listPlaceTexts(tokenize('white hilux near parramatta'))).toEqual(['parramatta'])
    expect(listPlaceTexts(tokenize('white hilux'))).toEqual([])
  })
})
