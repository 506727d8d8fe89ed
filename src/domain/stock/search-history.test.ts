import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftSearch, mostSearches, readSearches, withSearch, type PastSearch } from './search-history'
import { searchLabel } from './search-label'

const at = (search: string, pathname = '/search/toyota', heading = 'Toyota') =>
  leftSearch({ pathname, search, heading, basePath: '/search/new-used-and-demo-cars/' })
const labelAt = (search: string): string => searchLabel(at(search) as PastSearch)

test('[SRCH-17] the history has the five latest searches, each once, the latest first', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'b']
  const kept = names.reduce<readonly PastSearch[]>(
    (all, name) => withSearch(all, { href: `/search/${name}`, heading: name }),
    [],
  )
  expect(mostSearches).toBe(5)
  expect(kept.map(({ heading }) => heading)).toEqual(['b', 'f', 'e', 'd', 'c'])
  expect(readSearches(JSON.stringify(kept))).toEqual(kept)
})

test('[SRCH-17] an entry leads to the first page of its search and describes its filters', () => {
  const search = '?query=hybrid&refinementList[colour][0]=White&range[price]=:30000&page=4'
  expect(at(search)?.href).toBe('/search/toyota?query=hybrid&refinementList[colour][0]=White&range[price]=:30000')
  expect(labelAt(search)).toBe('Toyota · “hybrid” · up to $30,000 · White')
  expect(labelAt('?range[km]=:80000&range[year]=2018:&range[seats]=5:7&refinementList[certified][0]=true')).toBe(
    'Toyota · up to 80,000 km · from 2018 · 5 to 7 seats · certified',
  )
  expect(searchLabel({ href: '/search/x', heading: '' })).toBe('Search')
})

test('[SRCH-17] the unfiltered stock and other pages are not added', () => {
  expect(at('', '/search/new-used-and-demo-cars/', 'Cars')).toBeUndefined()
  expect(at('?page=3&sortBy=latest', '/search/new-used-and-demo-cars', 'Cars')).toBeUndefined()
  expect(at('', '/cars/some-car')).toBeUndefined()
  expect(at('?query=suv', '/search/new-used-and-demo-cars/', 'Cars')?.heading).toBe('Cars')
  expect(at('', '/used-car/mazda', 'Mazda')).toEqual({ href: '/used-car/mazda', heading: 'Mazda' })
})

test('[SRCH-17] any stored text gives only links to searches of this site', () => {
  expect(readSearches(null)).toEqual([])
  expect(readSearches('{"a":1}')).toEqual([])
  const foreign = [
    { href: 'https://elsewhere.example/search/x', heading: 'x' },
    { href: 'javascript:alert(1)', heading: 'x' },
    { href: '/search.example', heading: 'x' },
    { href: '/search/x', heading: 7 },
    null,
    'x',
  ]
  expect(readSearches(JSON.stringify(foreign))).toEqual([])
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const kept = readSearches(text)
      expect(kept.length).toBeLessThanOrEqual(5)
      expect(kept.every(({ href }) => href.startsWith('/'))).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, heading) => {
      expect(searchLabel({ href: `/search/x?${query}`, heading })).not.toBe('')
    }),
  )
})
