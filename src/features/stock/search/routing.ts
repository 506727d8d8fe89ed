import type { UiState } from 'instantsearch.js'
import historyRouter from 'instantsearch.js/es/lib/routers/history'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { buildSearchUrl, parseSearchUrl, searchSegments, type SearchUrlRules } from '@/src/domain/stock/search-url/url'
import { nextPaint } from './next-paint'
import { fromUiState, toUiState } from './ui-state'

/** The search of a public address. */
export const searchAt = (location: { pathname: string; search: string }, rules: SearchUrlRules): SearchState =>
  parseSearchUrl(searchSegments(location.pathname), location.search, rules)

/** Runs the latest work once it is flushed, or before the shopper goes on: a press elsewhere, another page, back. */
const heldBack = () => {
  let work: (() => void) | undefined
  const flush = (): void => {
    const now = work
    work = undefined
    now?.()
  }
  if (typeof window !== 'undefined') {
    document.addEventListener('click', flush, { capture: true })
    window.addEventListener('pagehide', flush)
    window.addEventListener('popstate', () => (work = undefined), { capture: true })
  }
  return { hold: (next: () => void) => (work = next), flush }
}

/**
 * Keeps the address equal to the search, in the grammar of the site (SRCH-02, SRCH-03). `url` is the public
 * address of the page: on the server the request's own carries the tenant's prefix. `onShown` is to be called when a
 * search is shown: Next follows the address with a render of its own, which comes after the cars are painted.
 */
export const stockRouting = (url: string, rules: SearchUrlRules) => {
  const address = heldBack()
  const push = (url: string): void => {
    const { pathname, search } = new URL(url)
    // Another spelling of the search in force, or a mark beside it, is no step of its own.
    if (
      buildSearchUrl(searchAt(window.location, rules), rules) ===
      buildSearchUrl(searchAt({ pathname, search }, rules), rules)
    )
      return
    address.hold(() => window.history.pushState({}, '', url))
  }
  const routing = {
    router: historyRouter<SearchState>({
      // Text and sliders wait before they search; a second wait would lose a step when a car is opened at once.
      writeDelay: 0,
      cleanUrlOnDispose: false,
      getLocation: () => (typeof window === 'undefined' ? (new URL(url) as unknown as Location) : window.location),
      createURL: ({ routeState, location }) => new URL(buildSearchUrl(routeState, rules), location.origin).href,
      push,
      parseURL: ({ location }) => searchAt(location, rules),
    }),
    stateMapping: {
      stateToRoute: (uiState: UiState) => fromUiState(uiState),
      routeToState: (state: SearchState) => toUiState(state),
    },
  }
  return { routing, onShown: () => void nextPaint().then(address.flush) }
}
