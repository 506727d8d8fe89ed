'use client'

import {
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { UiState } from 'instantsearch.js'
import { useConnector, useInstantSearch } from 'react-instantsearch'
import type { SearchRequest } from '@/src/domain/stock/search-query/requests'
import type { CrossedMinimum } from '@/src/domain/stock/search-url/params'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { stockNounOf } from '@/src/domain/stock/vehicle/nouns'
import {
  buildSearchUrl,
  parseSearchUrl,
  toSearchSegments,
  type SearchUrlRules,
} from '@/src/domain/stock/search-url/url'
import type { CardRecord } from '@/src/domain/stock/card/card'
import type { ListField, RangeField } from '@/src/domain/stock/fields/search-fields'
import type { Switches } from '@/src/domain/switches'
import type { CardSwitches } from '../card/card-view'
import type { RelaxedWord } from '@/src/domain/stock/search-words/query-relaxation'
import { saveLiteralSearch, readLiteralSearch } from './engine/literal-search-store'
import { connectStock, fromUiState, toUiState } from './query/ui-state'
import type { NearestAnswer } from './nearest/nearest'
import type { UnknownPlace } from './query/unknown-place'
import type { RequestFacets, RequestPlace } from './query/words-reader'

type Counts = Readonly<Record<string, number>>

type FacetResults = {
  readonly name: string
  readonly data?: Counts
  readonly stats?: { readonly min: number; readonly max: number }
}

/** Results of a search, as InstantSearch returns them. */
export type StockResults = {
  readonly nbHits: number
  readonly nbPages: number
  readonly hits: readonly CardRecord[]
  /** The vehicle before this page, requested together with it (SRCH-11). */
  readonly before?: Pick<CardRecord, 'sold'>
  /** Words that query relaxation removed from the text (SRCH-19). */
  readonly leftOut?: readonly string[]
  /** Misspelt words, and the makes or models that were searched for instead. */
  readonly corrected?: readonly RelaxedWord[]
  readonly facets: readonly FacetResults[]
  readonly disjunctiveFacets: readonly FacetResults[]
}

export type RequestAnswers = (requests: readonly SearchRequest[]) => Promise<readonly NearestAnswer[]>

export type DistanceProps = {
  /** An unknown place that the page was requested with. */
  readonly unknownPlace?: UnknownPlace | undefined
}

type LinkAttributes = { readonly href: string; readonly onClick: (event: MouseEvent) => void }

export type StockSearchContext = {
  readonly state: SearchState
  readonly status: 'idle' | 'loading' | 'stalled' | 'error'
  /** Why the latest search failed, another object each time; undefined if it did not. */
  readonly failure: Error | undefined
  /** Results of the last search; null before the first response. */
  readonly found: StockResults | null
  readonly switches: Pick<Switches, 'search'> & CardSwitches
  /** The dealer's noun for vehicles, singular and plural. */
  readonly noun: readonly [string, string]
  /** The address of the page without its query string. */
  readonly path: string
  /** The page was requested with all values of all filters in its HTML. */
  readonly hasAllValues: boolean
  /** The address is long, and each value of each filter repeats it. */
  readonly hasLongAddress: boolean
  readonly href: (next: SearchState) => string
  /** Searches with the same `typing` share an entry of the history. */
  readonly go: (next: SearchState, typing?: number) => void
  /** The search requested last, even before the page has rendered it. */
  readonly latest: () => SearchState
  /** Repeats a failed search. */
  readonly retry: () => void
  /** The literal search for a shopper's words, while the current filters were read from them (SRCH-19). */
  readonly literalSearch: SearchState | undefined
  /** Goes to the filters read from a shopper's words; `words` is the literal search for them. */
  readonly goToFilters: (next: SearchState, words: SearchState, typing: number) => void
  /** Goes to the search of an address, such as that of a suggestion. */
  readonly goToAddress: (address: string) => void
  readonly requestFacets: RequestFacets
  /** Answers requests beside the search, such as those for its nearest matches. */
  readonly requestAnswers: RequestAnswers
  /** Search by distance; absent if the dealer's stock is all in one place (SHP-04). */
  readonly distance: (DistanceProps & { readonly requestPlace: RequestPlace }) | undefined
  /** Ranges whose ends cross in the address of the page. */
  readonly crossedMinimums: readonly CrossedMinimum[]
  /** The attributes of a link to another search: a real address, followed without a page load. */
  readonly link: (next: SearchState) => LinkAttributes
  /** The same for a change to the search that is current when the link is pressed. */
  readonly stepLink: (change: (state: SearchState) => SearchState) => LinkAttributes
}

const Context = createContext<StockSearchContext | undefined>(undefined)

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type Props = {
  rules: SearchUrlRules
  switches: Pick<Switches, 'search'> & CardSwitches
  itemTypes: readonly string[]
  initialLiteralAddress: string | undefined
  hasAllValues: boolean
  requestFacets: RequestFacets
  requestAnswers: RequestAnswers
  distance: StockSearchContext['distance']
  crossedMinimums: StockSearchContext['crossedMinimums']
  /** Called when another search is shown. */
  onShown: () => void
  /** Called before each search: with a number for one from the search box, the same while the shopper types. */
  onTyping: (typing: number | undefined) => void
  children: ReactNode
}

/** Maximum length of a query string that sixty values can repeat within the page's size limit. */
const MAX_SHORT_QUERY_LENGTH = 55

/** Identifies the filters of a search, regardless of its page and sort. */
const filterKey = ({ query, lists, ranges, without = {}, near }: SearchState): string =>
  JSON.stringify([query, lists, ranges, without, near])

/** Returns the address of a search's filters: the same for each of its pages and sorts. */
const filterAddress = ({ sortBy: _, ...filters }: SearchState, rules: SearchUrlRules): string =>
  buildSearchUrl({ ...filters, page: 1 }, rules)

const openSessionStorage = (): Storage => sessionStorage

const parseAddress = (address: string, rules: SearchUrlRules): SearchState => {
  const [path = '', query = ''] = address.split('?')
  return parseSearchUrl(toSearchSegments(path), query, rules)
}

/** Remembers the words from which the current filters were read, also across a reload, until the filters change. */
const useLiteralSearch = (state: SearchState, literalAddress: string | undefined, rules: SearchUrlRules) => {
  const [literal, setLiteral] = useState(() =>
    literalAddress === undefined ? undefined : { by: filterKey(state), words: parseAddress(literalAddress, rules) },
  )
  const initialState = useRef(state)
  useEffect(() => {
    // After the first paint: the server cannot read the storage of the tab.
    const storedAddress = readLiteralSearch(openSessionStorage, filterAddress(initialState.current, rules))
    if (storedAddress !== undefined)
      setLiteral(
        (current) => current ?? { by: filterKey(initialState.current), words: parseAddress(storedAddress, rules) },
      )
  }, [rules])
  const saveLiteral = useCallback(
    (next: SearchState, words: SearchState) => {
      setLiteral({ by: filterKey(next), words })
      saveLiteralSearch(openSessionStorage, filterAddress(next, rules), buildSearchUrl(words, rules))
    },
    [rules],
  )
  return [literal?.by === filterKey(state) ? literal.words : undefined, saveLiteral] as const
}

const PRESSED_ATTRIBUTE = 'data-pressed'
const clearPressed = (): void => {
  for (const element of document.querySelectorAll(`[${PRESSED_ATTRIBUTE}]`)) element.removeAttribute(PRESSED_ATTRIBUTE)
}

/**
 * Repeats a search that was started while the page hydrated. InstantSearch sends no request until its own effects have
 * run, so such a search would change the address and leave the vehicles as they are. @returns a function to call with
 * each search that starts
 */
const useEarlyPress = (repeat: (uiState: UiState) => void): ((uiState: UiState) => void) => {
  const early = useRef<UiState>(undefined)
  const ready = useRef(false)
  useEffect(() => {
    // InstantSearch is an ancestor of this component, so its effects run after this one.
    const timer = setTimeout(() => {
      ready.current = true
      const pendingSearch = early.current
      early.current = undefined
      if (pendingSearch) repeat(pendingSearch)
    })
    return () => clearTimeout(timer)
  }, [repeat])
  return useCallback((uiState) => {
    if (!ready.current) early.current = uiState
  }, [])
}

/** Starts searches, and keeps the latest one: quick presses add up before the page is rendered for them. */
const useSearchNavigation = (
  state: SearchState,
  failed: boolean,
  setUiState: (uiState: UiState) => void,
  onTyping: Props['onTyping'],
) => {
  const latestSearch = useRef(state)
  const recordEarly = useEarlyPress(setUiState)
  useEffect(() => {
    // A failed search is remembered for the retry; the address falls back to the search before it.
    if (!failed) latestSearch.current = state
  }, [state, failed])
  return useMemo(() => {
    const go = (next: SearchState, typing?: number): void => {
      latestSearch.current = next
      onTyping(typing)
      const uiState = toUiState(next)
      recordEarly(uiState)
      setUiState(uiState)
    }
    const latest = (): SearchState => (failed ? state : latestSearch.current)
    const follow = (next: () => SearchState) => (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      // Marks the pressed link in the next frame, long before the results can be rendered.
      event.currentTarget.setAttribute(PRESSED_ATTRIBUTE, '')
      go(next())
    }
    return { go, latest, follow, retry: () => go(latestSearch.current) }
  }, [state, failed, setUiState, recordEarly, onTyping])
}

type InstantSearchState = Pick<ReturnType<typeof useInstantSearch>, 'uiState' | 'status' | 'results'>

/**
 * The search as the page shows it: the previous one until the response arrives, fails or is late (`stalled`). Rendering
 * the complete page for a search that is only requested would delay its response; the pressed control shows by itself
 * what was selected.
 */
const useAnsweredSearch = ({ uiState, status, results }: InstantSearchState): InstantSearchState => {
  const [displayed, setDisplayed] = useState<InstantSearchState>({ uiState, status, results })
  const same = displayed.uiState === uiState && displayed.status === status && displayed.results === results
  if (same || status === 'loading') return displayed
  const answeredSearch = { uiState, status, results }
  setDisplayed(answeredSearch)
  return answeredSearch
}

/** Returns the results; null before the first response, for which InstantSearch has an empty artificial one. */
export const toStockResults = (results: object): StockResults | null =>
  '__isArtificial' in results && results.__isArtificial === true ? null : (results as StockResults)

/** Provides the current search, and the one way to change it, to all parts of the search page. */
export const StockSearchProvider = ({
  rules,
  switches,
  itemTypes,
  initialLiteralAddress: literalAddress,
  hasAllValues,
  requestFacets,
  requestAnswers,
  distance,
  crossedMinimums,
  onShown,
  onTyping,
  children,
}: Props) => {
  useConnector(connectStock, { switches })
  const { setUiState, error: failure, ...latestSearch } = useInstantSearch({ catchError: true })
  const { uiState, status, results } = useAnsweredSearch(latestSearch)
  const state = fromUiState(uiState)
  useEffect(clearPressed, [state, status])
  useEffect(onShown, [state, onShown])
  const navigation = useSearchNavigation(state, status === 'error', setUiState, onTyping)
  const [literalSearch, rememberLiteral] = useLiteralSearch(state, literalAddress, rules)
  const value = useMemo((): StockSearchContext => {
    const { go, latest, follow, retry } = navigation
    const href = (next: SearchState): string => buildSearchUrl(next, rules)
    const [path = '/', query = ''] = href(state).split('?')
    return {
      state,
      status,
      failure,
      found: toStockResults(results),
      switches,
      noun: stockNounOf(itemTypes),
      path,
      hasAllValues,
      hasLongAddress: query.length > MAX_SHORT_QUERY_LENGTH,
      href,
      go,
      latest,
      retry,
      literalSearch,
      goToFilters: (next, words, typing) => {
        const normal = normalizeSearch(next)
        rememberLiteral(normal, words)
        go(normal, typing)
      },
      goToAddress: (address) => go(parseAddress(address, rules)),
      requestFacets,
      requestAnswers,
      distance,
      crossedMinimums,
      link: (next) => ({ href: href(next), onClick: follow(() => next) }),
      stepLink: (change) => ({ href: href(change(state)), onClick: follow(() => change(latest())) }),
    }
  }, [
    state,
    status,
    failure,
    results,
    switches,
    itemTypes,
    rules,
    navigation,
    literalSearch,
    rememberLiteral,
    hasAllValues,
    requestFacets,
    requestAnswers,
    distance,
    crossedMinimums,
  ])
  return <Context value={value}>{children}</Context>
}

export const useStockSearch = (): StockSearchContext => {
  const value = use(Context)
  if (!value) throw new Error('useStockSearch must be used inside StockSearch.')
  return value
}

/** Renders its children after the rest of the page: first the results, a moment later the two hundred filter values. */
export const DeferredStockSearch = ({ children }: { children: ReactNode }) => (
  <Context value={useDeferredValue(useStockSearch())}>{children}</Context>
)

const facetOf = (found: StockResults | null, field: string) =>
  found && [...found.disjunctiveFacets, ...found.facets].find((facet) => facet?.name === field)

/** Returns how many vehicles each value of a field leads to. */
export const countsOf = (found: StockResults | null, field: ListField): Counts => facetOf(found, field)?.data ?? {}

/** Returns the minimum and maximum of a field among the results; undefined if no vehicle has it. */
export const facetStatsOf = (found: StockResults | null, field: RangeField) => facetOf(found, field)?.stats
