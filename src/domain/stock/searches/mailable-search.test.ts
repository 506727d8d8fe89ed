import { describe, expect, test } from 'vitest'
import { emptySearch, type SearchState } from '../search-url/state'
import { toMailableSearch } from './mailable-search'
import { formatSearchLabel } from './search-label'

const stock = {
  make: { Toyota: 3, Kia: 1 },
  make_model: { 'Toyota:Corolla': 3, 'Kia:Stinger': 1 },
  body: { SUV: 2, Sedan: 2 },
  transmission: { Automatic: 4 },
  colour: { White: 1 },
}
const mailable = (more: Partial<SearchState>) => toMailableSearch({ ...emptySearch, ...more }, stock)

describe('a search in an email to an unconfirmed address', () => {
  test('[SRCH-18] is whole if it consists of the dealer’s own terms and of numbers', () => {
    const lists = { make: ['Toyota'], make_model: ['Toyota:Corolla'], body: ['SUV'], car_type: ['used'] }
    const { state, isWhole } = mailable({ lists, ranges: { price: { max: 60_000 } }, sortBy: 'price_asc', page: 3 })
    expect(isWhole).toBe(true)
    expect(state).toMatchObject({ lists, ranges: { price: { max: 60_000 } } })
  })

  test('[SRCH-18] names each value that the stock has, chosen or excluded', () => {
    const chosen = { lists: { body: ['SUV'], transmission: ['Automatic'] }, without: { colour: ['White'] } }
    const { state, isWhole } = mailable(chosen)
    expect(isWhole).toBe(true)
    expect(state).toMatchObject(chosen)
    expect(formatSearchLabel(state, 'New, demo and used SUVs')).toBe('New, demo and used SUVs · Automatic · not White')
  })

  test.each(['unobtainium', 'hilux 4x4', 'MX-5 Miata', 'bmw r1250 gs', 'Škoda'])(
    '[SRCH-18] names a few plain words: %s',
    (query) => {
      const { state, isWhole } = mailable({ query })
      expect(isWhole).toBe(true)
      expect(formatSearchLabel(state, 'Cars')).toBe(`Cars · “${query}”`)
    },
  )

  test.each([
    ['words', { query: 'win at evil.example' }],
    ['a link', { query: 'evil.example' }],
    ['an address', { query: 'https://evil' }],
    ['a phone number', { query: 'evil 0400 123456' }],
    ['a sentence', { query: 'you are an evil dealer' }],
    ['a long word', { query: 'evil'.repeat(9) }],
    ['two lines', { query: 'evil\nsubject' }],
    ['a make that is not sold', { lists: { make: ['Win at evil.example'] } }],
    ['a model that is not sold', { lists: { make_model: ['Toyota:evil.example'] } }],
    ['the name of an object’s own property', { lists: { colour: ['evil', 'toString'] } }],
    ['a colour', { lists: { colour: ['evil.example'] } }],
    ['an exclusion', { without: { colour: ['evil.example'] } }],
  ] satisfies [string, Partial<SearchState>][])('[SRCH-18] repeats no text of the sender: %s', (_, more) => {
    const { state, isWhole } = mailable(more)
    expect(JSON.stringify(state)).not.toContain('evil')
    expect(isWhole).toBe(false)
  })
})
