import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPastSearch, MAX_SEARCHES, parseSearchHistory, addToSearchHistory, type PastSearch } from './search-history'
import { formatPastSearchLabel } from './search-label'

const at = (search: string, pathname = '/search/toyota', heading = 'Toyota') =>
  toPastSearch({ pathname, search, heading, basePath: '/search/new-used-and-demo-cars/' })
const labelAt = (search: string): string => formatPastSearchLabel(at(search) as PastSearch)

test('[SRCH-17] the history has the five latest searches, each once, the latest first', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'b']
  const searches = names.reduce<readonly PastSearch[]>(
    (all, name) => addToSearchHistory(all, { href: `/search/${name}`, heading: name }),
    [],
  )
  expect(MAX_SEARCHES).toBe(5)
  expect(searches.map(({ heading }) => heading)).toEqual(['b', 'f', 'e', 'd', 'c'])
  expect(parseSearchHistory(JSON.stringify(searches))).toEqual(searches)
})

test('[SRCH-17] an entry leads to the first page of its search and describes its filters', () => {
  const search = '?query=hybrid&refinementList[colour][0]=White&range[price]=:30000&page=4'
  expect(at(search)?.href).toBe('/search/toyota?query=hybrid&refinementList[colour][0]=White&range[price]=:30000')
  expect(labelAt(search)).toBe('Toyota · “hybrid” · up to $30,000 · White')
  expect(labelAt('?range[km]=:80000&range[year]=2018:&range[seats]=5:7&refinementList[certified][0]=true')).toBe(
    'Toyota · up to 80,000 km · from 2018 · 5 to 7 seats · Certified',
  )
  expect(labelAt('?range[subscription_price]=1:')).toBe('Toyota · by subscription')
  expect(labelAt('?range[subscription_price]=1:250')).toBe('Toyota · $1 to $250 a week by subscription')
  expect(formatPastSearchLabel({ href: '/search/x', heading: '' })).toBe('Search')
})

test('[SRCH-17] the unfiltered stock and other pages are not added', () => {
  expect(at('', '/search/new-used-and-demo-cars/', 'Cars')).toBeUndefined()
  expect(at('?page=3&sortBy=latest', '/search/new-used-and-demo-cars', 'Cars')).toBeUndefined()
  expect(at('', '/cars/some-car')).toBeUndefined()
  expect(at('?query=suv', '/search/new-used-and-demo-cars/', 'Cars')?.heading).toBe('Cars')
  expect(at('', '/used-car/mazda', 'Mazda')).toEqual({ href: '/used-car/mazda', heading: 'Mazda' })
})

test('[SRCH-17] any stored text gives only links to searches of this site', () => {
  expect(parseSearchHistory(null)).toEqual([])
  expect(parseSearchHistory('{"a":1}')).toEqual([])
  const foreign = [
    { href: 'https://elsewhere.example/search/x', heading: 'x' },
    { href: 'javascript:alert(1)', heading: 'x' },
    { href: '/search.example', heading: 'x' },
    { href: '/search/x', heading: 7 },
    null,
    'x',
  ]
  expect(parseSearchHistory(JSON.stringify(foreign))).toEqual([])
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const searches = parseSearchHistory(text)
      expect(searches.length).toBeLessThanOrEqual(5)
      expect(searches.every(({ href }) => href.startsWith('/'))).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, heading) => {
      expect(formatPastSearchLabel({ href: `/search/x?${query}`, heading })).not.toBe('')
    }),
  )
})
