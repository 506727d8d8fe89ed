import { describe, expect, test } from 'vitest'
import { emptySearch, type SearchState } from '../search-url/state'
import { toMailableSearch } from './mailable-search'

const stock = { makeModels: ['Toyota:Corolla', 'Kia:Stinger'], bodies: ['SUV', 'Sedan'] }
const mailable = (more: Partial<SearchState>) => toMailableSearch({ ...emptySearch, ...more }, stock)

describe('a search in an email to an unconfirmed address', () => {
  test('[SRCH-18] is whole if it consists of the dealer’s own terms and of numbers', () => {
    const lists = { make: ['Toyota'], make_model: ['Toyota:Corolla'], body: ['SUV'], car_type: ['used'] }
    const { state, isWhole } = mailable({ lists, ranges: { price: { max: 60_000 } }, sortBy: 'price_asc', page: 3 })
    expect(isWhole).toBe(true)
    expect(state).toMatchObject({ lists, ranges: { price: { max: 60_000 } } })
  })

  test.each([
    ['words', { query: 'win at evil.example' }],
    ['a make that is not sold', { lists: { make: ['Win at evil.example'] } }],
    ['a model that is not sold', { lists: { make_model: ['Toyota:evil.example'] } }],
    ['a colour', { lists: { colour: ['evil.example'] } }],
    ['an exclusion', { without: { colour: ['evil.example'] } }],
  ] satisfies [string, Partial<SearchState>][])('[SRCH-18] repeats no text of the sender: %s', (_, more) => {
    const { state, isWhole } = mailable(more)
    expect(JSON.stringify(state)).not.toContain('evil')
    expect(isWhole).toBe(false)
  })
})
