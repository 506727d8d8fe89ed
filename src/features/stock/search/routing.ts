import type { UiState } from 'instantsearch.js'
import historyRouter from 'instantsearch.js/es/lib/routers/history'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { buildSearchUrl, parseSearchUrl, searchSegments, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import { fromUiState, toUiState } from './ui-state'

/** The search of a public address. */
export const searchAt = (location: { pathname: string; search: string }, rules: SearchUrlRules): SearchState =>
  parseSearchUrl(searchSegments(location.pathname), location.search, rules)

/**
 * Keeps the address equal to the search, in the grammar of the site (SRCH-02, SRCH-03). `url` is the public
 * address of the page: on the server the request's own carries the tenant's prefix.
 */
export const stockRouting = (url: string, rules: SearchUrlRules) => ({
  router: historyRouter<SearchState>({
    // Text and sliders wait before they search; a second wait would lose a step when a car is opened at once.
    writeDelay: 0,
    cleanUrlOnDispose: false,
    getLocation: () => (typeof window === 'undefined' ? (new URL(url) as unknown as Location) : window.location),
    createURL: ({ routeState, location }) => new URL(buildSearchUrl(routeState, rules), location.origin).href,
    // Another spelling of the search in force, or a mark beside it, is no step of its own.
    push: (url) => {
      const { pathname, search } = new URL(url)
      if (
        buildSearchUrl(searchAt(window.location, rules), rules) ===
        buildSearchUrl(searchAt({ pathname, search }, rules), rules)
      )
        return
      // Next follows the address with a render of its own: after the cars are painted.
      requestAnimationFrame(() => setTimeout(() => window.history.pushState({}, '', url)))
    },
    parseURL: ({ location }) => searchAt(location, rules),
  }),
  stateMapping: {
    stateToRoute: (uiState: UiState) => fromUiState(uiState),
    routeToState: (state: SearchState) => toUiState(state),
  },
})
