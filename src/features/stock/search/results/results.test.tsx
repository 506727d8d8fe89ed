import { SearchParameters, SearchResults } from 'algoliasearch-helper'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { resolveSwitches } from '@/src/domain/switches'
import { FacetList } from '../facets/facet-list'
import { BeyondLastPage } from './last-page-hints'
import { ResultCount } from './result-count'
import { Results } from './results'
import type * as SearchContext from '../search-context'

const searchState = vi.hoisted(() => ({ state: {} as object, found: null as object | null, status: 'idle' }))
vi.mock('../search-context', async (original) => ({
  ...(await original<typeof SearchContext>()),
  useStockSearch: () => ({
    ...searchState,
    switches: resolveSwitches({}, {}),
    noun: ['truck', 'trucks'],
    path: '/search/',
    href: () => '/search/',
    link: () => ({ href: '/search/cleared', onClick: () => undefined }),
    stepLink: () => ({ href: '/search/step', onClick: () => undefined }),
  }),
}))

const setSearch = (now: { state?: Partial<SearchState>; found?: object | null; status?: string }) =>
  Object.assign(searchState, { status: 'idle', found: null, ...now, state: { ...emptySearch, ...now.state } })
beforeEach(() => setSearch({}))

const renderResults = () => renderToStaticMarkup(<Results promos={[]} now={new Date()} />)
const zeroResults = { nbHits: 0, nbPages: 0, hits: [], facets: [], disjunctiveFacets: [] }

it('[SRCH-13] does not report zero results before the first response', async () => {
  const { toStockResults: foundOf } = await vi.importActual<typeof SearchContext>('../search-context')
  const parameters = new SearchParameters({ index: 'stock' })
  const answer = [{ nbHits: 0, hits: [], page: 0, nbPages: 0 }] as never
  expect(foundOf(new SearchResults(parameters, answer, { __isArtificial: true }))).toBeNull()
  expect(foundOf(new SearchResults(parameters, answer))).toMatchObject({ nbHits: 0 })
  for (const status of ['idle', 'loading', 'stalled']) {
    setSearch({ status })
    expect(renderResults(), status).toContain('aria-busy')
    expect(renderResults(), status).not.toContain('No Results Available')
    expect(renderToStaticMarkup(<ResultCount />), status).not.toContain('found')
  }
})

it('[SRCH-13] shows only the failure if there are no results, and otherwise says which results remain', () => {
  setSearch({ status: 'error' })
  expect(renderResults()).toContain('We couldn’t load the results.')
  expect(renderResults()).toContain('Try again')
  expect(renderResults()).not.toMatch(/No Results Available|from your last search/)
  setSearch({ status: 'error', found: zeroResults })
  expect(renderResults()).toContain('The trucks below are from your last search.')
})

it('[SRCH-12] clears an empty search in place, and links to the dealer’s refresh path as well', () => {
  setSearch({ found: zeroResults, state: { query: 'zzz' } })
  expect(renderResults()).toMatch(/href="\/search\/cleared"[^>]*>Clear Filters<.*href="\/special-offers"/s)
  setSearch({ found: zeroResults })
  // No filter is in the way.
  expect(renderResults()).toContain('No trucks here yet')
  expect(renderResults()).not.toContain('Clear Filters')
  expect(renderResults().match(/special-offers/g)).toHaveLength(1)
})

it('[SRCH-04] shows a filter with one value only if it has an effect', () => {
  const tags = (all: number, state = {}, data: object = { 'Test Drive Only': 1 }) => {
    const disjunctiveFacets = [{ name: 'tag', data }]
    setSearch({ state, found: { ...zeroResults, nbHits: all, disjunctiveFacets } })
    return renderToStaticMarkup(<FacetList field="tag" title="Tag" open />)
  }
  expect(tags(132)).toContain('Test Drive Only')
  expect(tags(1)).toBe('')
  expect(tags(132, {}, {})).toBe('')
  expect(tags(132, { lists: { tag: ['Gone'] } }, {})).toContain('Gone')
  expect(tags(1, { lists: { tag: ['Test Drive Only'] } })).toContain('Test Drive Only')
})

it('[SHP-04] the last page of a list that is cut off says how many vehicles there are, and how to see the others', () => {
  const nbPages = 952
  const disjunctiveFacets = [{ name: 'make', data: { Kia: 15_000, MG: 5000 } }]
  const hintOf = (page: number, total: number): string => {
    setSearch({ state: { page }, found: { ...zeroResults, nbHits: 20_000, nbPages, disjunctiveFacets } })
    return renderToStaticMarkup(<BeyondLastPage total={total} />).replaceAll(/<[^>]+>/g, ' ')
  }
  expect(hintOf(nbPages, 21_500)).toContain('To see the rest of our 21,500 trucks, narrow your search.')
  expect(hintOf(nbPages, 21_500)).toMatch(/Kia +15,000 +MG +5,000/)
  expect([hintOf(nbPages, nbPages * 21), hintOf(nbPages - 1, 21_500)]).toEqual(['', ''])
})
