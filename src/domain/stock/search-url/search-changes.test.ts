import { describe, expect, it } from 'vitest'
import { emptySearch, isUnfiltered, type SearchState } from './state'
import { toggleValue, withoutFilters, withPage, withQuery, withRange, withSort } from './search-changes'

const page3: SearchState = {
  ...emptySearch,
  page: 3,
  sortBy: 'latest',
  lists: { make: ['Kia', 'Toyota'], make_model: ['Kia:Rio', 'Toyota:Corolla'] },
}

describe('changes of a search', () => {
  it.each([
    ['text', withQuery(page3, 'ute')],
    ['a filter', toggleValue(page3, 'body', 'SUV')],
    ['a range', withRange(page3, 'price', { max: 20_000 })],
    ['the sort', withSort(page3, 'price_asc')],
  ])('[SRCH-08] changing %s goes back to page 1', (_, next) => {
    expect(next.page).toBe(1)
  })

  it('[SRCH-01] changing the page changes nothing else', () => {
    expect(withPage(page3, 4)).toEqual({ ...page3, page: 4 })
  })

  it('[SRCH-05] removing a make removes its models', () => {
    expect(toggleValue(page3, 'make', 'Kia').lists).toEqual({ make: ['Toyota'], make_model: ['Toyota:Corolla'] })
    expect(toggleValue(page3, 'make_model', 'Kia:Rio').lists.make).toEqual(['Kia', 'Toyota'])
  })

  it('[SRCH-18] clearing removes every filter and keeps the sort', () => {
    const cleared = withoutFilters(withRange(page3, 'km', { max: 5 }))
    expect(isUnfiltered(cleared)).toBe(true)
    expect(cleared.sortBy).toBe('latest')
  })

  it('[SRCH-07] a removed range is absent', () => {
    expect(withRange(withRange(emptySearch, 'km', { max: 5 }), 'km', undefined).ranges).toEqual({})
  })
})
