import type { UiState } from 'instantsearch.js'
import historyRouter from 'instantsearch.js/es/lib/routers/history'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import {
  buildSearchUrl,
  parseSearchUrl,
  toSearchSegments,
  type SearchUrlRules,
} from '@/src/domain/stock/search-url/url'
import { waitForPaint } from '../engine/wait-for-paint'
import { fromUiState, toUiState } from './ui-state'

/** Parses the search of a public address. */
export const parseSearchLocation = (
  location: { pathname: string; search: string },
  rules: SearchUrlRules,
): SearchState => parseSearchUrl(toSearchSegments(location.pathname), location.search, rules)

/** Defers work until it is flushed, at the latest when the shopper clicks or leaves the page; Back discards it. */
const createDeferredWork = () => {
  let work: (() => void) | undefined
  const flush = (): void => {
    const pending = work
    work = undefined
    pending?.()
  }
  if (typeof window !== 'undefined') {
    document.addEventListener('click', flush, { capture: true })
    window.addEventListener('pagehide', flush)
    window.addEventListener('popstate', () => (work = undefined), { capture: true })
  }
  return { defer: (next: () => void) => (work = next), flush }
}

/** True for a history entry of the same typing. */
const isTypedIn = (data: unknown, typing: number): boolean =>
  typeof data === 'object' && data !== null && 'typing' in data && data.typing === typing

/**
 * Keeps the address equal to the search, in the site's URL format (SRCH-02, SRCH-03). `url` is the public address of
 * the page: the request's own address has the tenant's prefix on the server. Call `onShown` when a search is shown: the
 * address changes only after its results are painted, because Next.js renders again on every change. Call `onTyping`
 * before each search, with a number for those of one typing: they share a history entry, so that Back leads to the page
 * before it rather than through its half-typed words.
 */
export const createStockRouting = (url: string, rules: SearchUrlRules) => {
  const deferredAddress = createDeferredWork()
  let typing: number | undefined
  const push = (url: string): void => {
    const { pathname, search } = new URL(url)
    // Another spelling of the current search, or an extra parameter, is no new history entry.
    if (
      buildSearchUrl(parseSearchLocation(window.location, rules), rules) ===
      buildSearchUrl(parseSearchLocation({ pathname, search }, rules), rules)
    )
      return
    const data = { typing }
    deferredAddress.defer(() => {
      const { history } = window
      if (data.typing !== undefined && isTypedIn(history.state, data.typing)) history.replaceState(data, '', url)
      else history.pushState(data, '', url)
    })
  }
  const routing = {
    router: historyRouter<SearchState>({
      // Text and sliders are debounced already; a second delay would lose an entry when a vehicle is opened at once.
      writeDelay: 0,
      cleanUrlOnDispose: false,
      // On the server only the parts that a URL has are read.
      getLocation: () => (typeof window === 'undefined' ? (new URL(url) as unknown as Location) : window.location),
      createURL: ({ routeState, location }) => new URL(buildSearchUrl(routeState, rules), location.origin).href,
      push,
      parseURL: ({ location }) => parseSearchLocation(location, rules),
    }),
    stateMapping: {
      stateToRoute: (uiState: UiState) => fromUiState(uiState),
      routeToState: (state: SearchState) => toUiState(state),
    },
  }
  return {
    routing,
    onShown: () => void waitForPaint().then(deferredAddress.flush),
    onTyping: (next: number | undefined) => void (typing = next),
  }
}
